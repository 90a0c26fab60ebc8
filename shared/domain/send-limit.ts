/** Limits how much of the client log is sent (SPEC §8): each content once, and only a few entries per minute. */

const perMinute = 10
const remembered = 200

/**
 * Returns a function that says whether to send a content now: false if it was already sent, or if this minute's limit
 * is reached.
 */
export function createSendLimit(clock: () => number): (content: string) => boolean {
  const seen = new Set<string>()
  let sentAt: number[] = []
  return content => {
    const at = clock()
    // If the PC clock is set back, future times must not block the log until the clock reaches them.
    sentAt = sentAt.filter(time => Math.abs(at - time) < 60_000)
    if (seen.has(content) || sentAt.length >= perMinute) return false
    if (seen.size >= remembered) seen.clear()
    seen.add(content)
    sentAt.push(at)
    return true
  }
}
