/** The filter of the catalogue, and the request for it (SPEC §3 Topic/resource). */
import type { EndpointRequest, EndpointResponse } from '../../../../shared/endpoints/index'
import type { Content } from '../draft/assign-draft'

export type Resource = EndpointResponse<'resource-page-list'>['items'][number]
type Request = Omit<EndpointRequest<'resource-page-list'>, 'page' | 'limit'>

/** The sort orders of the list. The order by book is the server's default and has no wire name. */
export const sortOrders = ['shelf', 'title', 'completed_count', 'last_used_time'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The value of each control; an empty value does not filter. */
export interface CatalogueFilter {
  family: string
  book: string
  unit: string
  search: string
  order: SortOrder
}

/** The longest search text that the endpoint accepts. */
const maxSearchLength = 100

/** The request for a filter. Numbers and times are sorted in descending order. */
export function catalogueRequest({ family, book, unit, search, order }: CatalogueFilter): Request {
  const kw = search.normalize('NFC').trim().slice(0, maxSearchLength)
  return {
    ...(family === '' ? {} : { family_id: family }),
    ...(book === '' ? {} : { book_id: book }),
    ...(unit === '' ? {} : { unit_id: unit }),
    ...(kw === '' ? {} : { kw }),
    ...(order === 'shelf' ? {} : { sort_field: order, sort_order: order === 'title' ? 'asc' : 'desc' }),
  }
}

/** A resource as the draft stores it. */
export const toContent = (resource: Resource): Content => ({
  resource_id: resource.resource_id,
  resource_title: resource.resource_title,
  resource_level: resource.resource_level,
  view_key: resource.view_key,
  from: [resource.book_name, resource.unit_name].filter(name => name !== '').join(' › '),
})
