import { Button } from '@mantine/core'
import { useState } from 'react'
import { grouped } from '../../../shared/domain/grouped'
import { statusChangeTimes } from '../../../shared/domain/statuses'
import { showToast, useLive } from '../../bridge/index'
import { useNextUnseen } from '../../features/homework/seen/use-next-unseen'
import { text as workText } from '../../features/homework/work/text'
import { useWork } from '../../features/homework/work/use-work'
import {
  searchedForNew,
  unseenOf,
  unseenTotal,
  urgentWork,
  type WorkFilter,
  workFilterNames,
  workOf,
} from '../../features/homework/work/work-lists'
import { paths } from '../../paths'
import { confirmDialog } from '../../ui/dialogs'
import { ErrorState } from '../../ui/ErrorState'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { Skeletons } from '../../ui/Skeletons'
import { Block } from './Block'
import { homeText } from './text'
import classes from './Work.module.css'
import { WorkTable } from './WorkTable'

const text = homeText.work

/** The most homeworks that the home page lists; the figures lead to all of them. */
const shown = 6

/** One figure, which leads to the list of exactly what it counts. */
const Figure = ({ filter, count, unit }: { filter: WorkFilter; count: number; unit: string }) => (
  <Link
    to={paths.homeworkManagement({ focus: filter })}
    className={classes.figure}
    data-zero={count === 0 || undefined}
  >
    <span className={classes.label}>{workText.filters[filter]}</span>
    <span className={classes.count}>
      <b>{grouped(count)}</b>
      {unit}
    </span>
    <span className={classes.definition}>{workText.definitions[filter]}</span>
  </Link>
)

/** What a teacher has to do now: deadlines, missing submissions, and papers that were not looked at yet. */
export function Work() {
  const { query, key, homeworks, at, markAll } = useWork()
  const openNext = useNextUnseen(at.seen)
  const [isSearching, setSearching] = useState(false)
  useLive([key], statusChangeTimes(homeworks ?? []))
  const lists = homeworks && {
    due: workOf(homeworks, 'due', at),
    few: workOf(homeworks, 'few', at),
    unseen: workOf(homeworks, 'unseen', at),
  }
  const unseen = homeworks ? unseenTotal(homeworks, at) : 0
  const view = async () => {
    if (!homeworks) return
    setSearching(true)
    const ids = searchedForNew(homeworks, at).map(({ homework_id }) => homework_id)
    const found = await openNext(ids).catch(() => true)
    setSearching(false)
    if (!found) showToast(text.nothingNew)
  }
  useKeyTable([{ label: text.view, keys: { m: () => void view() } }])
  const markSeen = async () => {
    const asked = { message: text.markAll.question(unseen), confirm: text.markAll.confirm }
    if (lists && (await confirmDialog(asked))) markAll(lists.unseen, at.now)
  }
  return (
    <Block
      title={text.title}
      className={classes.work}
      aside={
        <div className={classes.actions}>
          {unseen > 0 && (
            <Button size="xs" variant="subtle" onClick={() => void markSeen()}>
              {text.markAll.button}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            aria-keyshortcuts="M"
            aria-busy={isSearching || undefined}
            rightSection={<KeyCap name="M" />}
            onClick={() => void view()}
          >
            {text.view}
          </Button>
        </div>
      }
    >
      {lists ? (
        <>
          <div className={classes.figures}>
            {workFilterNames.map(filter => (
              <Figure
                key={filter}
                filter={filter}
                count={filter === 'unseen' ? unseen : lists[filter].length}
                unit={filter === 'unseen' ? text.papers : text.homeworks}
              />
            ))}
          </div>
          <WorkTable
            homeworks={urgentWork(homeworks, at).slice(0, shown)}
            unseenOf={homework => unseenOf(homework, at)}
            now={at.now}
          />
        </>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <Skeletons count={3} />
      )}
    </Block>
  )
}
