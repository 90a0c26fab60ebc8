/** Which pages are cached (SPEC §2 "cached pages"): pure functions over a small list. */
import { limits } from '../../shared/domain/limits'
import type { PageLocation, RouteRow } from '../routes'

export interface CachedPage {
  key: string
  row: RouteRow
  /** The location that this page's own router sees; it does not change while another page is shown. */
  place: PageLocation
  /** Increases with each visit; the page with the lowest number is removed first. */
  visit: number
}

/** The cache key of a location. */
export const pageKeyOf = (row: RouteRow, place: PageLocation): string => row.cacheKey?.(place) ?? place.pathname

/**
 * The cached pages after a visit. The pages keep their order, because an element that moves in the DOM loses its scroll
 * position. Above `max` pages, the page that was visited longest ago is removed. If nothing changes, the same list is
 * returned.
 */
export function visitPage(
  pages: readonly CachedPage[],
  row: RouteRow,
  place: PageLocation,
  max: number = limits.cachedPages,
) {
  const key = pageKeyOf(row, place)
  const newest = Math.max(0, ...pages.map(page => page.visit))
  const cached = pages.find(page => page.key === key)
  if (cached && cached.visit === newest && cached.place === place) return pages
  const visited: CachedPage = { key, row, place, visit: newest + 1 }
  const next = cached ? pages.map(page => (page === cached ? visited : page)) : [...pages, visited]
  if (next.length <= max) return next
  const oldest = next.reduce((least, page) => (page.visit < least.visit ? page : least))
  return next.filter(page => page !== oldest)
}
