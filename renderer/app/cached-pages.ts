/** Which pages are cached (SPEC §2 "cached pages"): pure functions over a small list. */
import { limits } from '../../shared/domain/limits'
import type { PageLocation, RouteRow } from '../routes'

/** A location, and the entry of the browser's history: two visits of one address are two entries. */
export interface VisitedPlace extends PageLocation {
  key?: string
}

export interface CachedPage {
  key: string
  row: RouteRow
  /** The location that this page's own router sees; it does not change while another page is shown. */
  place: VisitedPlace
  /** Increases with each visit; the page with the lowest number is removed first. */
  visit: number
}

/** The cache key of a location. */
export const pageKeyOf = (row: RouteRow, place: PageLocation): string => row.cacheKey?.(place) ?? place.pathname

const isSameVisit = (a: VisitedPlace, b: VisitedPlace): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.key === b.key

/**
 * The cached pages after a visit. The pages keep their order, because an element that moves in the DOM loses its scroll
 * position. Above `max` pages, the page that was visited longest ago is removed. If nothing changes, the same list is
 * returned. A page to whose entry the teacher comes back keeps its place, so that it only appears and renders nothing.
 */
export function visitPage(
  pages: readonly CachedPage[],
  row: RouteRow,
  place: VisitedPlace,
  max: number = limits.cachedPages,
) {
  const key = pageKeyOf(row, place)
  const newest = Math.max(0, ...pages.map(page => page.visit))
  const cached = pages.find(page => page.key === key)
  const isBack = cached !== undefined && isSameVisit(cached.place, place)
  if (isBack && cached.visit === newest) return pages
  const visited: CachedPage = { key, row, place: isBack ? cached.place : place, visit: newest + 1 }
  const next = cached ? pages.map(page => (page === cached ? visited : page)) : [...pages, visited]
  if (next.length <= max) return next
  const oldest = next.reduce((least, page) => (page.visit < least.visit ? page : least))
  return next.filter(page => page !== oldest)
}
