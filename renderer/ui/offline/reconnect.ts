import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../dialogs'
import { isOfflineCopy } from './copy-times'
import { offlineText } from './text'

/** Whether any cached answer is an offline copy; with `active`, only answers that the current page shows. */
const hasCopies = (client: QueryClient, type: 'active' | 'all'): boolean =>
  client.getQueryCache().findAll({ type, predicate: query => isOfflineCopy(client, query) }).length > 0

/**
 * Refetches every offline copy that is shown now, and marks the others to be refetched when they are shown. A request
 * in flight is not sent twice. A request that fails leaves the copy in place and shows no dialog.
 * @returns whether the page now shows no copy.
 */
async function refetchCopies(client: QueryClient): Promise<boolean> {
  const predicate = (query: { queryHash: string }) => isOfflineCopy(client, query)
  await client.invalidateQueries({ predicate }, { cancelRefetch: false })
  return !hasCopies(client, 'active')
}

/** Refetches the copies because the teacher asked for it; a toast reports the result either way. */
export async function reconnect(client: QueryClient): Promise<void> {
  toast((await refetchCopies(client)) ? offlineText.back : offlineText.stillOffline)
}

/** Refetches the copies once because the server is back. Without any copy it does nothing and shows no toast. */
export async function refetchWhenBack(client: QueryClient): Promise<void> {
  if (hasCopies(client, 'all') && (await refetchCopies(client))) toast(offlineText.back)
}
