/** What is looked for in the catalogue, and the request that it makes (SPEC §3 Topic/resource). */
import type { EndpointRequest, EndpointResponse } from '../../../../shared/endpoints/index'
import type { Content } from '../draft/assign-draft'

export type Resource = EndpointResponse<'resource-page-list'>['items'][number]
type Request = Omit<EndpointRequest<'resource-page-list'>, 'page' | 'limit'>

/** The orders of the list; a shelf's own has no name on the wire. */
export const sortOrders = ['shelf', 'title', 'completed_count', 'last_used_time'] as const
export type SortOrder = (typeof sortOrders)[number]

/** One text per control; an empty one does not narrow. */
export interface CatalogueFilter {
  family: string
  book: string
  unit: string
  search: string
  order: SortOrder
}

/** The longest search that the endpoint takes. */
const searchLength = 100

/** The request for what is wanted; numbers and times are shown from the highest on. */
export function catalogueRequest({ family, book, unit, search, order }: CatalogueFilter): Request {
  const kw = search.normalize('NFC').trim().slice(0, searchLength)
  return {
    ...(family === '' ? {} : { family_id: family }),
    ...(book === '' ? {} : { book_id: book }),
    ...(unit === '' ? {} : { unit_id: unit }),
    ...(kw === '' ? {} : { kw }),
    ...(order === 'shelf' ? {} : { sort_field: order, sort_order: order === 'title' ? 'asc' : 'desc' }),
  }
}

/** What the draft keeps of a resource. */
export const toContent = (resource: Resource): Content => ({
  resource_id: resource.resource_id,
  resource_title: resource.resource_title,
  resource_level: resource.resource_level,
  view_key: resource.view_key,
  from: [resource.book_name, resource.unit_name].filter(name => name !== '').join(' › '),
})
