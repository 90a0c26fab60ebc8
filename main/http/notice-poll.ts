/**
 * Polls the notice count each minute while a teacher is logged in, and delivers it while the screen is not locked. Polling replaces
 * push messages on the desktop: nothing calls `save-fcm-token` and `delete-fcm-token` (DESIGN §6 "push").
 */
import { limits } from '../../shared/domain/limits'
import type { EndpointResponse } from '../../shared/endpoints/index'
import type { ApiClient } from './client'
import type { Session } from './session/session'

type Count = EndpointResponse<'new-notice-total'>

interface Parts {
  client: ApiClient
  session: Pick<Session, 'identity'>
  /** Whether the screen is locked: whoever passes by hears of no notice, nor how many there are. */
  locked(): boolean
  /** Hears each count; `grew` since the last one that was told in the same session. */
  onCount(count: Count, grew: boolean): void
}

export interface NoticePoll {
  /** Asks now, beside the minutes' round. */
  ask(): Promise<void>
  /** Tells what waited while the screen was locked. */
  tell(): void
  stop(): void
}

/** Starts polling. A failed poll is silent: the next one comes. */
export function pollNotices({ client, session, locked, onCount }: Parts): NoticePoll {
  let last: { generation: number; count: number } | null = null
  let waiting: { generation: number; count: Count } | null = null
  const stop = new AbortController()
  const tell = () => {
    if (waiting === null || locked()) return
    const { generation, count } = waiting
    waiting = null
    if (session.identity()?.generation !== generation) return
    const grew = last?.generation === generation && count.new_msg_num > last.count
    last = { generation, count: count.new_msg_num }
    onCount(count, grew)
  }
  const ask = async () => {
    const identity = session.identity()
    if (!identity) return
    const answer = await client.call('new-notice-total', {}, { signal: stop.signal })
    if (!answer.ok) return
    waiting = { generation: identity.generation, count: answer.value }
    tell()
  }
  const timer = setInterval(() => void ask(), limits.noticePollMs)
  timer.unref()
  return {
    ask,
    tell,
    stop() {
      clearInterval(timer)
      stop.abort()
    },
  }
}
