import { parseJst } from '../../../shared/domain/time'
import { useApi } from '../../bridge/index'
import { useDuplicate } from '../../features/homework/draft/use-duplicate'
import { homeworkTitle } from '../../features/homework/homework-title'
import { homeworkColumns } from '../../features/homework/list/list-columns'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { DataTable } from '../../ui/table/DataTable'
import { text } from './text'
import classes from './Wizard.module.css'

const words = text.recent

/** The teacher's own homework (origin 1), the latest delivery first: some of the first are not delivered yet. */
const request = { origin_type: 1, sort_field: 'start_time', sort_order: 'desc', page: 1, limit: 30 } as const

/** The most homeworks that are shown (chosen). */
const shown = 6

const shownColumns = new Set(['title', 'teams', 'kind', 'start'])

/** 最近出した宿題: a new homework begins with the contents and settings of an earlier one. */
export function RecentHomework() {
  const now = useNow()
  const query = useApi('my-homework-page-list', request, { background: true })
  const { duplicate, busy } = useDuplicate()
  const delivered = query.data?.items.filter(({ start_time }) => (parseJst(start_time) ?? 0) <= now).slice(0, shown)
  if (delivered?.length === 0) return null
  const columns = homeworkColumns(now, ({ homework_id, title }) => (
    <button
      type="button"
      className={classes.again}
      aria-disabled={busy || undefined}
      title={title}
      onClick={() => duplicate(homework_id)}
    >
      {homeworkTitle(title)}
    </button>
  )).filter(({ key }) => shownColumns.has(key))
  return (
    <section className={classes.recent}>
      <h2>{words.title}</h2>
      <p className={classes.about}>{words.hint}</p>
      <div className={classes.earlier}>
        {query.isError && !query.data ? (
          <ErrorState message={words.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : (
          <DataTable
            label={words.title}
            columns={columns.map(({ sort: _sort, ...column }) => column)}
            rows={delivered}
            rowKey={({ homework_id }) => homework_id}
            skeletonRows={shown}
            cellPadding={8}
          />
        )}
      </div>
    </section>
  )
}
