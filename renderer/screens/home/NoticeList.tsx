import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { parseJst, shortTime } from '../../../shared/domain/time'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Pager } from '../../ui/Pager'
import { Skeletons } from '../../ui/Skeletons'
import classes from './NoticeList.module.css'
import { homeText } from './text'

interface NoticeRow {
  id: string
  title: string
  content?: string
  time: string
  unread: boolean
  to: string | undefined
}

interface Props<T> {
  query: {
    data: { items: T[]; total: number } | undefined
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  page: number
  onPage: (page: number) => void
  empty: string
  rowOf: (notice: T) => NoticeRow
}

function when(time: string, at: number): string {
  const instant = parseJst(time)
  return instant === null ? time : shortTime(instant, at)
}

function Row({ title, content, time, unread, to, at }: NoticeRow & { at: number }) {
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        {unread ? <span className={classes.unread}>{homeText.notices.unread}</span> : null}
        {to === undefined ? (
          <span>{title}</span>
        ) : (
          <Link to={to} title={title}>
            {title}
          </Link>
        )}
      </div>
      {content ? (
        <p className={classes.content} title={content}>
          {content}
        </p>
      ) : null}
      <time className={classes.time}>{when(time, at)}</time>
    </li>
  )
}

/** A paged list of notices of either kind. */
export function NoticeList<T>({ query, page, onPage, empty, rowOf }: Props<T>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  const at = useNow()
  if (!data) {
    return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Skeletons count={5} />
  }
  if (data.total === 0) return <EmptyState message={empty} />
  return (
    <>
      <ul className={classes.list} aria-busy={isPlaceholderData}>
        {data.items.map(rowOf).map(row => (
          <Row key={row.id} {...row} at={at} />
        ))}
      </ul>
      <Pager page={page} total={data.total} limit={limits.pageSizes.notices} onChange={onPage} />
    </>
  )
}
