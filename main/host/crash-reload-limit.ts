/** Limits the automatic reloads of a crashed page to 3 in any 5 minutes (DESIGN §11). */

const maxReloads = 3
const windowMs = 5 * 60_000

/**
 * Returns a function that says whether the page may reload now, and counts each yes. A page that crashes again and
 * again would overload the PC.
 */
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
