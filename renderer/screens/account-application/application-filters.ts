/** The filters of the list of applications, and the request for one page (SPEC §7 order-list). */
import { limits } from '../../../shared/domain/limits'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { choiceOf, type ListRules, withValues } from '../../ui/list/list-state'
import { periodState } from '../../ui/list/period-state'

/** The value of each control; an empty value means no filter. */
type Filters = { type: string; status: string; from: string; to: string }

export const listRules: ListRules<Filters, 'time'> = {
  noFilters: { type: '', status: '', from: '', to: '' },
  // The server's order.
  sort: { field: 'time', order: 'desc' },
  sortFields: ['time'],
  isValid: filters => periodState(filters) === 'valid',
}

/** Filters that are not set are left out. */
export const listRequest = ({ type, status, from, to }: Filters, page: number): EndpointRequest<'order-list'> =>
  withValues<EndpointRequest<'order-list'>>({
    page,
    limit: limits.pageSizes.list,
    apply_type: choiceOf(type, [1, 2, 3]),
    apply_status: choiceOf(status, [1, 2, 3, 4]),
    start_time: from || undefined,
    end_time: to || undefined,
  })
