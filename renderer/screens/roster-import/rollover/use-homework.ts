/** The homework of classes that is not finished. What the server does not say counts as unknown, never as none. */
import { isStatus, statuses } from '../../../../shared/domain/statuses'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { useApi } from '../../../bridge/index'
import { now } from '../../../ui/clock'
import { text } from './text'

export interface OpenHomework {
  id: string
  name: string
  open: number | undefined
  unsubmitted: number | undefined
  /** The teacher's own homework: only its titles can be read. */
  titles: string[]
}

/** @param ids the classes that students leave. */
export function useOpenHomework(ids: readonly string[]) {
  const counts = useApi('batch-deletion-confirm', { team_ids: ids.join() }, { enabled: ids.length > 0 })
  const list = useApi('my-homework-list', { sort_field: 'end_time', sort_order: 'desc' }, { enabled: ids.length > 0 })
  const open = list.data?.items.filter(({ status }) => !isStatus(status) || statuses[status].filter !== 'ended') ?? []
  const titlesOf = (id: string) =>
    open
      .filter(({ team_ids }) => team_ids.split(',').includes(id))
      .map(({ title, end_time }) => {
        const end = parseJst(end_time)
        return text.homework.title(title, end === null ? '' : shortTime(end, now()))
      })
  const rows = counts.data?.items.map(
    ({ team_id, name, open_homework_count, unsubmitted_count }): OpenHomework => ({
      id: team_id,
      name,
      open: open_homework_count,
      unsubmitted: unsubmitted_count,
      titles: titlesOf(team_id),
    }),
  )
  return {
    /** The classes with open homework, or whose homework is unknown; undefined until it is read. */
    rows: ids.length === 0 ? [] : rows?.filter(row => row.open !== 0 || row.titles.length > 0),
    isFailed: counts.isError,
    retry: () => void counts.refetch(),
  }
}
