/** Which answers are being read again by themselves: such a reading shows nothing when it fails, and leaves what is there. */
import { hashKey, type QueryKey } from '@tanstack/react-query'

const refetchedHashes = new Set<string>()

export const isBackgroundRefetch = (key: QueryKey): boolean => refetchedHashes.has(hashKey(key))

/** Does `work`, which reads the queries of these hashes again, so that nothing is shown when it fails. */
export async function refetchInBackground(hashes: readonly string[], work: () => Promise<unknown>): Promise<void> {
  for (const hash of hashes) refetchedHashes.add(hash)
  try {
    await work()
  } finally {
    for (const hash of hashes) refetchedHashes.delete(hash)
  }
}
