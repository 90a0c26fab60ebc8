import type { QueryClient } from '@tanstack/react-query'
import { isCopied, showToast } from '../../bridge/index'
import { offlineText } from './text'

/** Whether what is in sight, or anything at all, is a copy. */
const anyCopied = (client: QueryClient, type: 'active' | 'all'): boolean =>
  client.getQueryCache().findAll({ type, predicate: query => isCopied(client, query) }).length > 0

/**
 * Asks the server again for every copy in sight; others are asked for when they come into sight. A call that is on its way is
 * not sent twice, and one that fails leaves the copy, without a dialog. True where nothing in sight is a copy any more.
 */
async function refetchCopies(client: QueryClient): Promise<boolean> {
  const predicate = (query: { queryHash: string }) => isCopied(client, query)
  await client.invalidateQueries({ predicate }, { cancelRefetch: false })
  return !anyCopied(client, 'active')
}

/** The teacher's own word; what came of it is said in any case. */
export async function reconnect(client: QueryClient): Promise<void> {
  showToast((await refetchCopies(client)) ? offlineText.back : offlineText.still)
}

/** The server is back: copies are asked for once. Who saw none has missed nothing, and is told nothing. */
export async function welcomeBack(client: QueryClient): Promise<void> {
  if (anyCopied(client, 'all') && (await refetchCopies(client))) showToast(offlineText.back)
}
