/** What keeps a homework from being given out yet, by the field at which it is said (SPEC §5; DESIGN §6). */
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
import type { AssignDraft } from './assign-draft'
import { fieldInstant } from './field-times'

/** Where a fault is said, in the order in which a teacher meets the fields. */
export const fields = ['contents', 'days', 'title', 'receivers', 'start', 'end'] as const
export type Field = (typeof fields)[number]

export type Faults = Partial<Record<Field, HomeworkFault>>

const instants = (draft: AssignDraft): number[] =>
  draft.days.map(day => fieldInstant(day.start)).filter(instant => instant !== null)

/** The rules' view of the times of a draft. */
export function homeworkTimes(kind: HomeworkKind, draft: AssignDraft, now: number): HomeworkTimes {
  const days = instants(draft)
  const times = { kind, timing: draft.delivery_type, end: fieldInstant(draft.end), now }
  if (kind !== 2) return { ...times, start: fieldInstant(draft.start) }
  if (days.length === 0) return { ...times, start: null }
  return { ...times, start: Math.min(...days), lastDelivery: Math.max(...days) }
}

/** A periodic plan's days: each with a time of its own, the first far enough ahead. */
function planFault(draft: AssignDraft, times: HomeworkTimes): HomeworkFault | null {
  const { days } = draft
  const missing = days.some(day => fieldInstant(day.start) === null)
  const plan = days.map(day => ({ at: fieldInstant(day.start) ?? 0, contents: day.contents.length }))
  return (days.length > 0 && missing ? 'start-missing' : null) ?? daysFault(plan) ?? startFault(times)
}

function receiversFault({ receivers }: AssignDraft): HomeworkFault | null {
  if (receivers.length === 0) return 'teams-none'
  return receivers.some(({ student_ids }) => student_ids?.length === 0) ? 'class-empty' : null
}

/** All that is wrong with a draft now; an empty object where it can be given out. */
export function findFaults(kind: HomeworkKind, draft: AssignDraft, now: number): Faults {
  const times = homeworkTimes(kind, draft, now)
  const periodic = kind === 2
  const count = periodic ? draft.days.reduce((sum, day) => sum + day.contents.length, 0) : draft.contents.length
  const found: Record<Field, HomeworkFault | null> = {
    contents: periodic && count === 0 ? null : countFault(kind, count),
    days: periodic ? planFault(draft, times) : null,
    title: titleFault(draft.title),
    receivers: receiversFault(draft),
    start: periodic ? null : startFault(times),
    end: endFault(times),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults
}
