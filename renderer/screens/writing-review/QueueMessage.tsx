import { limits } from '../../../shared/domain/limits'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Skeletons } from '../../ui/Skeletons'
import { text } from './text'
import classes from './WritingReview.module.css'

interface Props {
  /** How many answers of all are read; absent: all. */
  loading?: { loaded: number; total: number } | undefined
  /** Of how many submissions it is not known yet whether they have comments. */
  reading: number
  isEmpty: boolean
  drafts: number
}

/** What the queue says in the place of a submission: what it reads, or that there is nothing to do. */
export function QueueMessage({ loading, reading, isEmpty, drafts }: Props) {
  if (loading || reading > 0)
    return (
      <>
        <p>{loading ? text.loading(loading.loaded, loading.total) : text.reading(reading)}</p>
        <Skeletons count={6} />
      </>
    )
  return (
    <EmptyState
      message={isEmpty ? text.empty : text.done}
      hint={
        <>
          {isEmpty && <p>{text.emptyHint}</p>}
          {drafts > 0 && <p>{text.drafts(drafts)}</p>}
          <p>{text.scope(limits.reviewDays)}</p>
          <p className={classes.links}>
            <Link to={paths.homeworkManagement()}>{text.toList}</Link>
          </p>
        </>
      }
    />
  )
}
