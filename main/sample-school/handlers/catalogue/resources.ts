/** Lists of catalogue resources: filtered, counted, sorted. */
import type * as v from 'valibot'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { wireTime } from '../../../../shared/domain/time'
import type { catalogue } from '../../../../shared/endpoints/catalogue'
import { families } from '../../content/courses'
import { bookId, type CatalogueEntry, catalogueOf, completedCounts, unitId } from '../../data/catalogue'
import { compareNaturally } from '../../data/natural-order'
import { isHandedInAt } from '../../data/round-times'
import { pageOf } from '../homework/homework-rows'
import type { Call } from '../types'

type ResourcePageRequest = v.InferOutput<(typeof catalogue)['resource-page-list']['request']>

function matchesFilters({ resource, position }: CatalogueEntry, request: ResourcePageRequest): boolean {
  const equal = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value
  const words = (request.kw ?? '').split(/\s+/).map(normalizeForSearch)
  const searchText = normalizeForSearch(
    [resource.title, position.book, position.unit, resource.level, families[position.family]].join(' '),
  )
  return (
    equal(request.family_id, position.family) &&
    equal(request.book_id, bookId(position)) &&
    equal(request.unit_id, unitId(position)) &&
    equal(request.view_key, resource.viewKey) &&
    equal(request.resource_level, resource.level) &&
    words.every(word => searchText.includes(word))
  )
}

/** How many students have done each of these resources by now. */
export const doneCounts = (call: Call, ids: Iterable<string>): Map<string, number> =>
  completedCounts(call.world, new Set(ids), (topic, place) => isHandedInAt(call.world.seed, topic, place, call.at))

/** When each resource was last delivered, up to now. */
function lastUses(call: Call): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { topics } of call.world.homeworks) {
    for (const { resource, openAt } of topics) {
      if (openAt <= call.at) uses.set(resource.id, Math.max(openAt, uses.get(resource.id) ?? 0))
    }
  }
  return uses
}

/** One page of the resources that pass the filters; without a sort field in the order of the catalogue. */
export function resourcePage(call: Call, request: ResourcePageRequest) {
  const found = catalogueOf(call.world).filter(one => matchesFilters(one, request))
  const counts = doneCounts(
    call,
    found.map(one => one.resource.id),
  )
  const uses = lastUses(call)
  const countOf = (one: CatalogueEntry) => counts.get(one.resource.id) ?? 0
  const useOf = (one: CatalogueEntry) => uses.get(one.resource.id) ?? 0
  const orders: Record<
    NonNullable<ResourcePageRequest['sort_field']>,
    (a: CatalogueEntry, b: CatalogueEntry) => number
  > = {
    title: (a, b) => compareNaturally(a.resource.title, b.resource.title),
    completed_count: (a, b) => countOf(a) - countOf(b),
    last_used_time: (a, b) => useOf(a) - useOf(b),
  }
  const sign = request.sort_order === 'desc' ? -1 : 1
  const { sort_field } = request
  const sorted = sort_field === undefined ? found : [...found].sort((a, b) => sign * orders[sort_field](a, b))
  const page = pageOf(sorted, request.page, request.limit)
  const items = page.items.map(one => {
    const { resource, position } = one
    const used = useOf(one)
    return {
      resource_id: resource.id,
      resource_type: 'book',
      resource_title: resource.title,
      resource_level: resource.level,
      view_key: resource.viewKey,
      question_count: resource.units.length,
      completed_count: countOf(one),
      last_used_time: used === 0 ? null : wireTime(used),
      family_id: position.family,
      family_name: families[position.family],
      book_id: bookId(position),
      book_name: position.book,
      unit_id: unitId(position),
      unit_name: position.unit,
    }
  })
  return { items, total: page.total }
}
