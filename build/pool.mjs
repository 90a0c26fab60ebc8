/**
 * Runs `work(item, worker)` for all items: each worker (by default two) does one item after the other. Resolves to the
 * results in the order of the items.
 */
export async function runPool(items, work, workers = [0, 1]) {
  const results = []
  const waiting = [...items].entries()
  await Promise.all(
    workers.map(async worker => {
      // All workers take their items from the same iterator.
      for (const [at, item] of waiting) results[at] = await work(item, worker)
    }),
  )
  return results
}
