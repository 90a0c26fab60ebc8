/**
 * Maps items by calls of which at most `limit` run at the same time. The results have the order of the items. The first
 * call that fails rejects, and no further call begins.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const waiting = items.entries()
  let hasFailed = false
  const run = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      try {
        results[index] = await map(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, run))
  return results
}
