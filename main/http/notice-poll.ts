/**
 * Polls the notice count each minute while a teacher is logged in, and delivers it while the screen is not locked.
 * Polling replaces push messages on the desktop: nothing calls `save-fcm-token` and `delete-fcm-token` (DESIGN §6
 * "push").
 */
import { limits } from '../../shared/domain/limits'
import type { EndpointResponse } from '../../shared/endpoints/index'
import type { Disposable } from '../lifecycle'
import type { Session } from '../session/session'
import type { ApiClient } from './client'

type Count = EndpointResponse<'new-notice-total'>

interface Dependencies {
  client: ApiClient
  session: Pick<Session, 'identity'>
  /** Whether the screen is locked. No count is delivered then, because anybody may be looking at the screen. */
  isLocked(): boolean
  /** Shows the number of new notices outside the page. */
  show(count: number): void
  /** Called with each count; `hasGrown` compares it with the last delivered one of the same session. */
  onCount(count: Count, hasGrown: boolean): void
}

export interface NoticePoll extends Disposable {
  /** Polls now, in addition to the timer. */
  poll(): Promise<void>
  /** Delivers the count that arrived while the screen was locked. */
  deliver(): void
  /** Takes over a count that the page has read itself. */
  record(count: Count): void
  /** Shows the count of the session that is open now; 0 without one, and while the screen is locked. */
  refresh(): void
  /** The last delivered count of the current session; null if there is none. */
  latest(): Count | null
}

/** Starts polling. A failed poll is ignored: the next one follows in a minute. */
export function pollNotices({ client, session, isLocked, show, onCount }: Dependencies): NoticePoll {
  let delivered: { generation: number; count: Count } | null = null
  let undelivered: { generation: number; count: Count } | null = null
  const disposal = new AbortController()
  const latest = () => (delivered?.generation === session.identity()?.generation ? (delivered?.count ?? null) : null)
  const refresh = () => show(isLocked() ? 0 : (latest()?.new_msg_num ?? 0))
  const deliver = () => {
    if (undelivered === null || isLocked()) return
    const { generation, count } = undelivered
    undelivered = null
    if (session.identity()?.generation !== generation) return
    const hasGrown = delivered?.generation === generation && count.new_msg_num > delivered.count.new_msg_num
    delivered = { generation, count }
    refresh()
    onCount(count, hasGrown)
  }
  const poll = async () => {
    const identity = session.identity()
    if (!identity) return
    const answer = await client.call('new-notice-total', {}, { signal: disposal.signal })
    if (!answer.ok) return
    undelivered = { generation: identity.generation, count: answer.value }
    deliver()
  }
  const timer = setInterval(() => void poll(), limits.noticePollMs)
  timer.unref()
  return {
    poll,
    deliver,
    latest,
    refresh,
    record(count) {
      const identity = session.identity()
      if (identity === null) return
      delivered = { generation: identity.generation, count }
      refresh()
    },
    dispose() {
      clearInterval(timer)
      disposal.abort()
    },
  }
}
