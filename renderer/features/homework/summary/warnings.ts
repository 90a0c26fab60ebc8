/** What is allowed and yet often a mistake: said before a homework is sent, never in its way. All chosen. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day as dayMs, jstParts, parseJst, wireDate } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { AssignDraft } from '../draft/assign-draft'
import { homeworkTimes } from '../draft/faults'
import { fieldInstant } from '../draft/field-times'

type Use = EndpointResponse<'resource-team-uses'>['items'][number]

/** Before this hour nobody is meant to work. */
const morning = 6

/** What a class was given so recently is told of, in days. */
const recentDays = 60

export type TimeWarning = 'end-same-day' | 'end-night' | 'start-night'

const isNight = (at: number): boolean => jstParts(at).hour < morning

/** What is odd about the times. */
export function findTimeWarnings(kind: HomeworkKind, draft: AssignDraft, now: number): TimeWarning[] {
  const { start } = homeworkTimes(kind, draft, now)
  const end = fieldInstant(draft.end)
  const later = kind !== 1 || draft.delivery_type === 1
  const out = later ? start : now
  const found: [TimeWarning, boolean][] = [
    ['end-same-day', end !== null && out !== null && wireDate(end) === wireDate(out)],
    ['end-night', end !== null && isNight(end)],
    ['start-night', later && start !== null && isNight(start)],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}

/** The uses of the last weeks, and those that are yet to come. */
export const recentUses = (uses: readonly Use[], now: number): Use[] =>
  uses.filter(({ start_time }) => (parseJst(start_time) ?? 0) > now - recentDays * dayMs)
