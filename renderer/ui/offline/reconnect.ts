import type { Query, QueryClient } from '@tanstack/react-query'
import { now } from '../clock'
import { toast } from '../dialogs'
import { refetchInBackground } from './background-refetch'
import { isOfflineCopy, wasAnsweredSince } from './copy-times'
import { offlineText } from './text'

/** Whether a query holds an offline copy, or nothing because its read failed. */
const isOutdated = (client: QueryClient) => (query: Query) =>
  isOfflineCopy(client, query) || query.state.status === 'error'

const findOutdated = (client: QueryClient, type: 'active' | 'all') =>
  client.getQueryCache().findAll({ type, predicate: isOutdated(client) })

/**
 * Refetches the queries that are shown and chosen, and marks the others to be refetched when they are shown. A request
 * in flight is not sent twice. A request that fails leaves what is shown in place, and shows no dialog.
 */
async function refetch(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const hashes = client
    .getQueryCache()
    .findAll({ type: 'active', predicate })
    .map(({ queryHash }) => queryHash)
  await refetchInBackground(hashes, () => client.invalidateQueries({ predicate }, { cancelRefetch: false }))
}

/** Refetches what the page shows because the teacher asked for it; a toast reports the result either way. */
export async function reconnect(client: QueryClient): Promise<void> {
  const startedAt = now()
  await refetch(client, query => query.isActive() || isOutdated(client)(query))
  const isBack = findOutdated(client, 'active').length === 0 && wasAnsweredSince(client, startedAt)
  toast(isBack ? offlineText.back : offlineText.stillOffline)
}

/**
 * Refetches the copies and the failed reads once because the server is back. If there are none, it does nothing and
 * shows no toast.
 */
export async function refetchWhenBack(client: QueryClient): Promise<void> {
  if (findOutdated(client, 'all').length === 0) return
  await refetch(client, isOutdated(client))
  if (findOutdated(client, 'active').length === 0) toast(offlineText.back)
}
