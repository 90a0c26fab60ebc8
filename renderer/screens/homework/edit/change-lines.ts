/** What a change means for the students, said before it is sent. */
import type { EditPart } from '../../../../shared/domain/homework-edits'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { type AssignDraft, switchNames } from '../../../features/homework/draft/assign-draft'
import { fieldInstant } from '../../../features/homework/draft/field-times'
import { text as formText } from '../../../features/homework/form/text'
import { text } from './text'

const words = text.changes

export interface ChangeLine {
  part: EditPart
  /** What it is about. */
  label: string
  before: string
  after: string
  /** What students lose by it, or null. */
  warning: string | null
}

export interface ClassLists {
  nameOfTeam(teamId: string): string
  /** All students of a class, by id. */
  studentsOf(teamId: string): readonly string[]
}

const timeOf = (value: string, now: number): string => {
  const at = fieldInstant(value)
  return at === null ? words.none : shortTime(at, now)
}

/** Who gets it, by id. */
const receivingStudents = ({ receivers }: AssignDraft, { studentsOf }: ClassLists): Set<string> =>
  new Set(receivers.flatMap(({ team_id, student_ids }) => student_ids ?? [...studentsOf(team_id)]))

function describeReceivers(draft: AssignDraft, people: ClassLists): string {
  return draft.receivers
    .map(({ team_id, student_ids }) => {
      const name = people.nameOfTeam(team_id)
      return student_ids === null ? name : words.someOf(name, student_ids.length)
    })
    .join('・')
}

function lostStudentsWarning(standing: AssignDraft, value: AssignDraft, people: ClassLists): string | null {
  const after = receivingStudents(value, people)
  const gone = [...receivingStudents(standing, people)].filter(id => !after.has(id)).length
  return gone > 0 ? words.studentsLost(gone) : null
}

const onNames = (draft: AssignDraft): string =>
  switchNames
    .filter(name => draft.switches[name] === 1)
    .map(name => formText.switches[name])
    .join('・') || words.none

/** The changes, a line each, in the order of the form. */
export function changeLines(
  { standing, value, changed }: { standing: AssignDraft; value: AssignDraft; changed: readonly EditPart[] },
  people: ClassLists,
  now: number,
): ChangeLine[] {
  const yes = (on: 0 | 1) => (on === 1 ? words.on : words.off)
  const earlier = (fieldInstant(value.end) ?? 0) < (fieldInstant(standing.end) ?? 0)
  const contentsLost = standing.contents.filter(
    one => !value.contents.some(({ resource_id }) => resource_id === one.resource_id),
  ).length
  const rows: Record<EditPart, Omit<ChangeLine, 'part' | 'label'>> = {
    title: { before: standing.title, after: value.title.trim(), warning: null },
    students: {
      before: describeReceivers(standing, people),
      after: describeReceivers(value, people),
      warning: lostStudentsWarning(standing, value, people),
    },
    topics: {
      before: words.contents(standing.contents.length),
      after: words.contents(value.contents.length),
      warning: contentsLost > 0 ? words.contentsLost(contentsLost) : null,
    },
    start: {
      before: timeOf(standing.start, now),
      after: value.delivery_type === 0 ? words.atOnce : timeOf(value.start, now),
      warning: value.delivery_type === 0 ? words.goesOut : null,
    },
    end: {
      before: timeOf(standing.end, now),
      after: timeOf(value.end, now),
      warning: earlier ? words.earlier : null,
    },
    required_times: { before: yes(standing.required_times), after: yes(value.required_times), warning: null },
    delay: {
      before: yes(standing.delay),
      after: yes(value.delay),
      warning: standing.delay === 1 && value.delay === 0 ? words.noDelay : null,
    },
    switches: { before: onNames(standing), after: onNames(value), warning: null },
  }
  return (Object.keys(rows) as EditPart[])
    .filter(part => changed.includes(part))
    .map(part => ({ part, label: text.parts[part], ...rows[part] }))
}

/** A time of the server as it is shown; a dash where there is none. */
export function formatTime(value: string, now: number): string {
  const at = parseJst(value)
  return at === null ? words.none : shortTime(at, now)
}
