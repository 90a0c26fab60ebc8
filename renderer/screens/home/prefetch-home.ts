import type { QueryClient } from '@tanstack/react-query'
import type { CachedEndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { apiQuery, loadKept } from '../../bridge/index'
import { homeReads } from '../../features/homework/work/home-reads'
import { now } from '../../ui/clock'

/** Reads the data of the home page before the page is rendered at startup. Resolves when everything has loaded. */
export function prefetchHome(client: QueryClient): Promise<unknown> {
  const { reads, keeps } = homeReads(now())
  const requests = Object.entries(reads) as [CachedEndpointName, EndpointRequest<CachedEndpointName>][]
  return Promise.all([
    ...requests.map(([name, request]) => client.prefetchQuery(apiQuery(name, request))),
    ...keeps.map(loadKept),
  ])
}
