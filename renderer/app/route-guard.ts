/** The router's access rules (SPEC §2). */
import { matchPath } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { paths } from '../paths'
import { type PageLocation, type RouteRow, routes } from '../routes'

/** Whether the percent encoding of a pathname is valid. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** The route of a pathname; none if the pathname is malformed. */
export const routeOf = (pathname: string): RouteRow | undefined =>
  isWellFormed(pathname) ? routes.find(row => matchPath({ path: row.path, end: true }, pathname) !== null) : undefined

/**
 * The address to redirect to, or null to stay. Without a session only auth pages are allowed. A logged-in teacher on
 * the login page is redirected to `returnTo`, unless the address has a pass card's key. The root, unknown paths and pages
 * that are not for this teacher lead to the home page.
 * @param session undefined while nobody knows who is logged in: then of a teacher with every right.
 */
export function redirectOf(
  place: PageLocation,
  session: SessionView | null | undefined,
  returnTo: string = paths.home(),
): string | null {
  const row = routeOf(place.pathname)
  if (session === null) return row?.layout === 'auth' ? null : paths.login()
  if (!row || (session && row.isOfferedTo?.(session) === false)) return paths.home()
  if (row.path !== '/login') return null
  return new URLSearchParams(place.search).has('key') ? null : returnTo
}
