/** The filters of the list of lessons, its request, and the check before a deletion (SPEC §7 page-list). */
import { differingFields } from '../../../shared/domain/lessons'
import { limits } from '../../../shared/domain/limits'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { BridgeError, callApi, isMissing } from '../../bridge/index'
import { type Lesson, lessonPeriod, nameOf } from '../../features/lessons/lesson-times'
import { now } from '../../ui/clock'
import { choiceOf, type ListRules, withValues } from '../../ui/list/list-state'
import { text } from './text'

/** An empty value means no filter. */
type Filters = { type: string; status: string }

export const listRules: ListRules<Filters, 'time'> = {
  noFilters: { type: '', status: '' },
  // The server's order.
  sort: { field: 'time', order: 'desc' },
  sortFields: ['time'],
}

export const listRequest = ({ type, status }: Filters, page: number): EndpointRequest<'online-class-page-list'> =>
  withValues<EndpointRequest<'online-class-page-list'>>({
    page,
    limit: limits.pageSizes.list,
    live_type: choiceOf(type, [0, 1]),
    live_status: choiceOf(status, [0, 1, 2]),
  })

/** Why a lesson may not be deleted now, or null: it was changed since the page read it. */
async function changeSince(lesson: Lesson): Promise<string | null> {
  try {
    const found = await callApi('online-class-basic-info', { class_id: lesson.class_id }, { background: true })
    if (differingFields(lesson, found).length === 0) return null
    return text.deletion.changed(nameOf(lesson), nameOf(found), lessonPeriod({ ...lesson, ...found }, now()))
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    return isMissing(error) ? null : text.deletion.unknown
  }
}

/** Reads, after the time to undo, whether somebody has changed one of the lessons meanwhile. */
export async function checkUnchanged(lessons: readonly Lesson[]): Promise<string | null> {
  const reasons = await Promise.all(lessons.map(changeSince))
  return reasons.find(reason => reason !== null) ?? null
}
