import { wireDate } from '../../../../shared/domain/time'
import { useApiAll } from '../../../bridge/index'
import { useNow } from '../../../ui/clock'
import type { DateNotes } from '../../../ui/DayPicker'
import type { AssignDraft } from '../draft/assign-draft'
import { text } from './text'

/**
 * The deadlines of the other homework of some classes, from today on, as notes for a calendar. A class whose homework
 * cannot be read has no notes.
 * @param except the homework that is edited.
 */
export function useDeadlineNotes(receivers: AssignDraft['receivers'], except = ''): DateNotes {
  const today = wireDate(useNow())
  const teamIds = receivers.map(({ team_id }) => team_id)
  const lists = useApiAll(
    'my-homework-list',
    teamIds.map(team_id => ({ team_id, start_time: today })),
    { background: true },
  )
  // a homework of several chosen classes is in several lists
  const homeworks = new Map(lists.flatMap(list => list?.items ?? []).map(each => [each.homework_id, each]))
  homeworks.delete(except)
  const notes = new Map<string, string[]>()
  for (const { title, end_time, team_ids, team_names } of homeworks.values()) {
    const date = end_time.slice(0, 10)
    const ids = team_ids.split(',')
    const names = team_names.filter((_, at) => teamIds.includes(ids[at] ?? ''))
    notes.set(date, [...(notes.get(date) ?? []), text.deadlineOf(title, teamIds.length > 1 ? names : [])])
  }
  return notes
}
