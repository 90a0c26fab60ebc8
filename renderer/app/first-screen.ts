/** The screen with which the program opens: found, fetched and asked for before anything is drawn. */
import type { QueryClient } from '@tanstack/react-query'
import type { Boot } from '../../shared/contract/types'
import { logError } from '../bridge'
import type { RouteRow } from '../routes'
import { redirectOf, routeOf } from './route-guard'
import { loadScreen } from './screen-loader'

/** What is shown first: the address's own screen, or the one where the rules send it (SPEC §2), with the way there. */
function firstRoute(loggedIn: boolean): { row: RouteRow | undefined; redirect: string | null } {
  const [pathname = '/', search] = (location.hash.slice(1) || '/').split('?')
  const redirect = redirectOf({ pathname, search: search === undefined ? '' : `?${search}` }, loggedIn)
  return { row: routeOf(redirect ?? pathname), redirect }
}

/** Fetches the screen that a teacher will see who is logged in already, while the host is asked whether he is. */
export function preloadLikelyScreen(): void {
  const { row } = firstRoute(true)
  // What does not come is asked for again once it is needed.
  if (row) loadScreen(row).catch(() => undefined)
}

/** Loads the first screen. Gives what it was asked to read before it is drawn; under the lock no page asks for anything. */
export async function loadFirstScreen(
  { session, locked }: Boot,
  client: QueryClient,
): Promise<{ asked: Promise<unknown> }> {
  const { row, redirect } = firstRoute(session !== null)
  // Else the router would draw a page that only leads on, and then draw again.
  if (redirect !== null) history.replaceState(history.state, '', `#${redirect}`)
  const asked = (locked ? undefined : row?.prefetch?.(client)) ?? Promise.resolve()
  // A screen that does not load says so in its own place.
  if (row) await loadScreen(row).catch(error => logError(`screen ${row.path}`, error))
  return { asked }
}
