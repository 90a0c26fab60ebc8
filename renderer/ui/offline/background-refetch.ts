/**
 * The queries that the program refetches by itself. If such a refetch fails, nothing is shown and the cached answer
 * stays.
 */
import { hashKey, type QueryKey } from '@tanstack/react-query'

const refetchedHashes = new Set<string>()

export const isBackgroundRefetch = (key: QueryKey): boolean => refetchedHashes.has(hashKey(key))

/** Runs `work`, which refetches the queries of these hashes; their failures are not shown. */
export async function refetchInBackground(hashes: readonly string[], work: () => Promise<unknown>): Promise<void> {
  for (const hash of hashes) refetchedHashes.add(hash)
  try {
    await work()
  } finally {
    for (const hash of hashes) refetchedHashes.delete(hash)
  }
}
