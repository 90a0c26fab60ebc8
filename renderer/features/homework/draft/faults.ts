/** Validation faults of a homework draft, by field (SPEC §5; DESIGN §6). */
import {
  countFault,
  daysFault,
  endFault,
  type HomeworkFault,
  type HomeworkKind,
  type HomeworkTimes,
  startFault,
  titleFault,
} from '../../../../shared/domain/homework-rules'
import { homeworkFaults } from '../../../../shared/text'
import type { AssignDraft } from './assign-draft'
import { contentsOfDraft } from './chosen-contents'
import { fieldInstant } from './field-times'

/** The fields that can have a fault, in the order of the wizard. */
export const fields = ['contents', 'days', 'title', 'receivers', 'start', 'end'] as const
export type Field = (typeof fields)[number]

export type Faults = Partial<Record<Field, HomeworkFault>>

const instants = (draft: AssignDraft): number[] =>
  draft.days.map(day => fieldInstant(day.start)).filter(instant => instant !== null)

/** The times of a draft as the homework rules take them. */
export function homeworkTimes(kind: HomeworkKind, draft: AssignDraft, now: number): HomeworkTimes {
  const days = instants(draft)
  const times = { kind, timing: draft.delivery_type, end: fieldInstant(draft.end), now }
  if (kind !== 2) return { ...times, start: fieldInstant(draft.start) }
  if (days.length === 0) return { ...times, start: null }
  return { ...times, start: Math.min(...days), lastDelivery: Math.max(...days) }
}

/** Checks the days of a periodic plan: each has its own time, and the first is far enough ahead. */
function planFault(draft: AssignDraft, times: HomeworkTimes): HomeworkFault | null {
  const { days } = draft
  const isStartMissing = days.some(day => fieldInstant(day.start) === null)
  const plan = days.map(day => ({ at: fieldInstant(day.start) ?? 0, contents: day.contents.length }))
  return (days.length > 0 && isStartMissing ? 'start-missing' : null) ?? daysFault(plan) ?? startFault(times)
}

function receiversFault({ receivers }: AssignDraft): HomeworkFault | null {
  if (receivers.length === 0) return 'teams-none'
  return receivers.some(({ student_ids }) => student_ids?.length === 0) ? 'class-empty' : null
}

/** All faults of a draft at this time; an empty object if it can be published. */
export function findFaults(kind: HomeworkKind, draft: AssignDraft, now: number): Faults {
  const times = homeworkTimes(kind, draft, now)
  const periodic = kind === 2
  const count = contentsOfDraft(kind, draft).length
  const faults: Record<Field, HomeworkFault | null> = {
    contents: periodic && count === 0 ? null : countFault(kind, count),
    days: periodic ? planFault(draft, times) : null,
    title: titleFault(draft.title),
    receivers: receiversFault(draft),
    start: periodic ? null : startFault(times),
    end: endFault(times),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Faults
}

/** The messages of faults, by field. */
export const faultMessages = (faults: Faults): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, homeworkFaults[fault]]))
