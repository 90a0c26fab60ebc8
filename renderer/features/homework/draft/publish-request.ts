/** Builds the request that publishes a draft (SPEC §7; WIRE). */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { tidyText } from '../../../../shared/domain/text-rules'
import { wireTime } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import type { AssignDraft, Content } from './assign-draft'
import { fieldInstant } from './field-times'

type PublishRequest = EndpointRequest<'publish-homework'>

/** The wire form of a field time. An invalid value is sent unchanged and refused by the server. */
const toWire = (value: string): string => {
  const instant = fieldInstant(value)
  return instant === null ? value : wireTime(instant)
}

const idsOf = (contents: readonly Content[]) => contents.map(({ resource_id }) => ({ resource_id }))

/**
 * The receivers. If all classes are whole, only their ids; otherwise the ids of all students, also those of whole
 * classes.
 * @param studentsOf the students of a class; called only if some class is not whole.
 */
function receiverIds({ receivers }: AssignDraft, studentsOf: (teamId: string) => readonly string[]) {
  const team_ids = receivers.map(({ team_id }) => team_id).join(',')
  if (receivers.every(({ student_ids }) => student_ids === null)) return { team_ids }
  const studentIds = receivers.flatMap(({ team_id, student_ids }) => student_ids ?? studentsOf(team_id))
  return { team_ids, student_ids: studentIds.join(',') }
}

/** The fields that the request of every kind of homework has. */
export function commonRequest(draft: AssignDraft, studentsOf: (teamId: string) => readonly string[]) {
  const { request_id, delivery_type, delay, switches, end, start } = draft
  return {
    request_id,
    title: tidyText(draft.title),
    ...receiverIds(draft, studentsOf),
    delivery_type,
    ...(delivery_type === 1 ? { start_time: toWire(start) } : {}),
    end_time: toWire(end),
    delay,
    ...switches,
  }
}

/** The request for a draft without faults. */
export function publishRequest(
  kind: HomeworkKind,
  draft: AssignDraft,
  studentsOf: (teamId: string) => readonly string[],
): PublishRequest {
  const { start_time, ...common } = {
    ...commonRequest(draft, studentsOf),
    homework_type: kind,
    required_times: draft.required_times,
  }
  if (kind === 2) {
    const days = draft.days.map(day => ({ start_time: toWire(day.start), topics: idsOf(day.contents) }))
    return { ...common, days }
  }
  const scheduled = start_time === undefined ? {} : { start_time }
  return { ...common, ...scheduled, topics: idsOf(draft.contents) }
}
