/** How much of the client log is sent (SPEC §8): each content once, and not more than a few a minute. */

const perMinute = 10
const remembered = 200

/** Whether a content is to be sent now: false for what was sent before and for what exceeds the minute's share. */
export function createSendLimit(clock: () => number): (content: string) => boolean {
  const seen = new Set<string>()
  let sentAt: number[] = []
  return content => {
    const at = clock()
    // A clock that was set back must not keep silent until it is there again.
    sentAt = sentAt.filter(time => Math.abs(at - time) < 60_000)
    if (seen.has(content) || sentAt.length >= perMinute) return false
    if (seen.size >= remembered) seen.clear()
    seen.add(content)
    sentAt.push(at)
    return true
  }
}
