/** The router's rules (SPEC §2): who may be where. */
import { matchPath } from 'react-router-dom'
import { paths } from '../paths'
import { type PageLocation, type RouteRow, routes } from '../routes'

/** Whether the percent signs of an address can be read. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** The row of the table that a pathname belongs to; a malformed one belongs to none. */
export const routeOf = (pathname: string): RouteRow | undefined =>
  isWellFormed(pathname) ? routes.find(row => matchPath({ path: row.path, end: true }, pathname) !== null) : undefined

/**
 * Where to go instead, or null to stay. Without a token only the auth pages; a logged-in teacher at login goes home (or
 * back to where the session broke off) unless the link carries a pass card's key; root and unknown paths go home.
 */
export function redirectOf(place: PageLocation, loggedIn: boolean, returnTo: string = paths.home()): string | null {
  const row = routeOf(place.pathname)
  if (!loggedIn) return row?.layout === 'auth' ? null : paths.login()
  if (!row) return paths.home()
  if (row.path !== '/login') return null
  return new URLSearchParams(place.search).has('key') ? null : returnTo
}
