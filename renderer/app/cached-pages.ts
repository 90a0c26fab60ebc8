/** Which pages are kept alive (SPEC §2 "cached pages"): pure rules over a small list. */
import { limits } from '../../shared/domain/limits'
import type { PageLocation, RouteRow } from '../routes'

export interface CachedPage {
  key: string
  row: RouteRow
  /** What this page's own router sees; it does not change while another page is in sight. */
  place: PageLocation
  /** Rises with each visit; the lowest is let go first. */
  visit: number
}

/** The key under which a visit is kept. */
export const pageKeyOf = (row: RouteRow, place: PageLocation): string => row.cacheKey?.(place) ?? place.pathname

/**
 * The pages after a visit. Those in sight stay in their order, so that no element moves and loses its scroll; the page
 * that was visited longest ago goes when there are too many. The same list comes back when nothing changes.
 */
export function visitPage(
  pages: readonly CachedPage[],
  row: RouteRow,
  place: PageLocation,
  max: number = limits.keptPages,
) {
  const key = pageKeyOf(row, place)
  const newest = Math.max(0, ...pages.map(page => page.visit))
  const kept = pages.find(page => page.key === key)
  if (kept && kept.visit === newest && kept.place === place) return pages
  const visited: CachedPage = { key, row, place, visit: newest + 1 }
  const next = kept ? pages.map(page => (page === kept ? visited : page)) : [...pages, visited]
  if (next.length <= max) return next
  const oldest = next.reduce((least, page) => (page.visit < least.visit ? page : least))
  return next.filter(page => page !== oldest)
}
