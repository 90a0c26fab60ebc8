/** The first screen of the program: its route, its module and its first reads, before anything is rendered. */
import type { QueryClient } from '@tanstack/react-query'
import type { Boot, SessionView } from '../../shared/contract/types'
import { logError } from '../bridge/index'
import type { RouteRow } from '../routes'
import { loadPart } from './part-loader'
import { redirectOf, routeOf } from './route-guard'

/** The route of the first screen, after the redirects of SPEC §2, and the redirect itself. */
function firstRoute(session: SessionView | null | undefined): { row: RouteRow | undefined; redirect: string | null } {
  const [pathname = '/', search] = (location.hash.slice(1) || '/').split('?')
  const redirect = redirectOf({ pathname, search: search === undefined ? '' : `?${search}` }, session)
  return { row: routeOf(redirect ?? pathname), redirect }
}

/**
 * Loads the module of the screen that a logged-in teacher will see, while the host is asked whether somebody is logged
 * in.
 */
export function preloadLikelyScreen(): void {
  const { row } = firstRoute(undefined)
  // If this fails, the module is loaded again when it is needed.
  if (row) loadPart(row).catch(() => undefined)
}

/** Loads the first screen and starts its first reads. Returns the reads; while the screen is locked nothing is read. */
export async function loadFirstScreen(
  { session, locked }: Boot,
  client: QueryClient,
): Promise<{ asked: Promise<unknown> }> {
  const { row, redirect } = firstRoute(session)
  // Otherwise the router would first render a page that only redirects.
  if (redirect !== null) history.replaceState(history.state, '', `#${redirect}`)
  const reads = (locked ? undefined : row?.prefetch?.(client)) ?? Promise.resolve()
  // A screen whose module fails to load shows the failure itself.
  if (row) await loadPart(row).catch(error => logError(`screen ${row.path}`, error))
  return { asked: reads }
}
