/** Describes the effects of the changes on the students, before the changes are sent. */
import type { EditPart } from '../../../../shared/domain/homework-edits'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { type AssignDraft, switchNames } from '../../../features/homework/draft/assign-draft'
import { fieldInstant } from '../../../features/homework/draft/field-times'
import { text as formText } from '../../../features/homework/form/text'
import { text } from './text'

const labels = text.changes

export interface ChangeLine {
  part: EditPart
  /** The name of the part. */
  label: string
  before: string
  after: string
  /** What students lose by the change; null: nothing. */
  warning: string | null
}

export interface ClassLists {
  nameOfTeam(teamId: string): string
  /** The ids of all students of a class. */
  studentsOf(teamId: string): readonly string[]
}

const timeOf = (value: string, now: number): string => {
  const at = fieldInstant(value)
  return at === null ? labels.none : shortTime(at, now)
}

/** The ids of the students who receive the homework. */
const receivingStudents = ({ receivers }: AssignDraft, { studentsOf }: ClassLists): Set<string> =>
  new Set(receivers.flatMap(({ team_id, student_ids }) => student_ids ?? [...studentsOf(team_id)]))

function describeReceivers(draft: AssignDraft, classLists: ClassLists): string {
  return draft.receivers
    .map(({ team_id, student_ids }) => {
      const name = classLists.nameOfTeam(team_id)
      return student_ids === null ? name : labels.partOfClass(name, student_ids.length)
    })
    .join('・')
}

function lostStudentsWarning(saved: AssignDraft, value: AssignDraft, classLists: ClassLists): string | null {
  const after = receivingStudents(value, classLists)
  const lostCount = [...receivingStudents(saved, classLists)].filter(id => !after.has(id)).length
  return lostCount > 0 ? labels.studentsRemoved(lostCount) : null
}

const onNames = (draft: AssignDraft): string =>
  switchNames
    .filter(name => draft.switches[name] === 1)
    .map(name => formText.switches[name])
    .join('・') || labels.none

/** One line per changed part, in the order of the form. */
export function changeLines(
  { saved, value, changed }: { saved: AssignDraft; value: AssignDraft; changed: readonly EditPart[] },
  classLists: ClassLists,
  now: number,
): ChangeLine[] {
  const onOrOff = (on: 0 | 1) => (on === 1 ? labels.on : labels.off)
  const earlier = (fieldInstant(value.end) ?? 0) < (fieldInstant(saved.end) ?? 0)
  const contentsLost = saved.contents.filter(
    one => !value.contents.some(({ resource_id }) => resource_id === one.resource_id),
  ).length
  const rows: Record<EditPart, Omit<ChangeLine, 'part' | 'label'>> = {
    title: { before: saved.title, after: value.title.trim(), warning: null },
    students: {
      before: describeReceivers(saved, classLists),
      after: describeReceivers(value, classLists),
      warning: lostStudentsWarning(saved, value, classLists),
    },
    topics: {
      before: labels.contents(saved.contents.length),
      after: labels.contents(value.contents.length),
      warning: contentsLost > 0 ? labels.contentsRemoved(contentsLost) : null,
    },
    start: {
      before: timeOf(saved.start, now),
      after: value.delivery_type === 0 ? labels.immediately : timeOf(value.start, now),
      warning: value.delivery_type === 0 ? labels.deliveredAtOnce : null,
    },
    end: {
      before: timeOf(saved.end, now),
      after: timeOf(value.end, now),
      warning: earlier ? labels.endsEarlier : null,
    },
    required_times: { before: onOrOff(saved.required_times), after: onOrOff(value.required_times), warning: null },
    delay: {
      before: onOrOff(saved.delay),
      after: onOrOff(value.delay),
      warning: saved.delay === 1 && value.delay === 0 ? labels.lateNotAccepted : null,
    },
    switches: { before: onNames(saved), after: onNames(value), warning: null },
  }
  return (Object.keys(rows) as EditPart[])
    .filter(part => changed.includes(part))
    .map(part => ({ part, label: text.parts[part], ...rows[part] }))
}

/** Formats a time of the server; a dash if there is none. */
export function formatTime(value: string, now: number): string {
  const at = parseJst(value)
  return at === null ? labels.none : shortTime(at, now)
}
