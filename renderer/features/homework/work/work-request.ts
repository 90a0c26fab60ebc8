import { limits } from '../../../../shared/domain/limits'
import { day, wireDate } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'

/** The first day whose homework can be work to do. */
export const workSince = (now: number): string => wireDate(now - limits.workDays * day)

/** The request for all homework that can be work to do. */
export const workRequest = (now: number): EndpointRequest<'my-homework-list'> => ({
  start_time: workSince(now),
  sort_field: 'end_time',
  sort_order: 'asc',
})
