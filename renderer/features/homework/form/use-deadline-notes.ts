import { wireDate } from '../../../../shared/domain/time'
import { useApiAll } from '../../../bridge/index'
import { useNow } from '../../../ui/clock'
import type { DateNotes } from '../../../ui/DayPicker'
import type { AssignDraft } from '../draft/assign-draft'
import { homeworkTeams, teamNames } from '../homework-teams'
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
  for (const homework of homeworks.values()) {
    const date = homework.end_time.slice(0, 10)
    const teams = teamIds.length > 1 ? homeworkTeams(homework).filter(({ id }) => teamIds.includes(id)) : []
    const note = text.deadlineOf(homework.title, teamNames(teams))
    notes.set(date, [...(notes.get(date) ?? []), note])
  }
  return notes
}
