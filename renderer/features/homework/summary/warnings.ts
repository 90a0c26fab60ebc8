/**
 * Warnings about a draft: allowed, but often a mistake. They never block the publication. Our own choice; SPEC names
 * none.
 */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day as dayMs, jstParts, parseJst, wireDate } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { AssignDraft } from '../draft/assign-draft'
import { homeworkTimes } from '../draft/faults'
import { fieldInstant } from '../draft/field-times'

type Use = EndpointResponse<'resource-team-uses'>['items'][number]

/** Hours before this one count as night. */
const morning = 6

/** A content that a class got within this number of days gives a warning. */
const recentDays = 60

export type TimeWarning = 'end-same-day' | 'end-night' | 'start-night'

const isNight = (at: number): boolean => jstParts(at).hour < morning

/** Warnings about the times of a draft. */
export function findTimeWarnings(kind: HomeworkKind, draft: AssignDraft, now: number): TimeWarning[] {
  const { start } = homeworkTimes(kind, draft, now)
  const end = fieldInstant(draft.end)
  const isScheduled = kind !== 1 || draft.delivery_type === 1
  const delivery = isScheduled ? start : now
  const checks: [TimeWarning, boolean][] = [
    ['end-same-day', end !== null && delivery !== null && wireDate(end) === wireDate(delivery)],
    ['end-night', end !== null && isNight(end)],
    ['start-night', isScheduled && start !== null && isNight(start)],
  ]
  return checks.filter(([, isTrue]) => isTrue).map(([warning]) => warning)
}

/** Uses within the last `recentDays` days, and future ones. */
export const recentUses = (uses: readonly Use[], now: number): Use[] =>
  uses.filter(({ start_time }) => (parseJst(start_time) ?? 0) > now - recentDays * dayMs)
