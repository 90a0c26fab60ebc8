/** How often a page that died is brought back by itself (DESIGN §11): 3 times in any 5 minutes. */

const most = 3
const windowMs = 5 * 60_000

/** Whether to bring the page back once more, now; each yes counts. One that dies again and again must not eat the machine. */
export function createRevival(clock: () => number): () => boolean {
  let revivedAt: number[] = []
  return () => {
    const now = clock()
    revivedAt = revivedAt.filter(at => now - at < windowMs)
    if (revivedAt.length >= most) return false
    revivedAt.push(now)
    return true
  }
}
