/** How often a page that died is brought back by itself (DESIGN §11): 3 times in any 5 minutes. */

const maxReloads = 3
const windowMs = 5 * 60_000

/** Whether to bring the page back once more, now; each yes counts. One that dies again and again must not eat the machine. */
export function createReloadLimit(clock: () => number): () => boolean {
  let reloadedAt: number[] = []
  return () => {
    const now = clock()
    reloadedAt = reloadedAt.filter(at => now - at < windowMs)
    if (reloadedAt.length >= maxReloads) return false
    reloadedAt.push(now)
    return true
  }
}
