/** Which answers are being read again by themselves: such a reading shows nothing when it fails, and leaves what is there. */
import { hashKey, type QueryKey } from '@tanstack/react-query'

const reading = new Set<string>()

export const isQuiet = (key: QueryKey): boolean => reading.has(hashKey(key))

/** Does `work`, which reads the queries of these hashes again, so that nothing is shown when it fails. */
export async function quietly(hashes: readonly string[], work: () => Promise<unknown>): Promise<void> {
  for (const hash of hashes) reading.add(hash)
  try {
    await work()
  } finally {
    for (const hash of hashes) reading.delete(hash)
  }
}
