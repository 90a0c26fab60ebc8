/** The notice count, asked each minute while someone is logged in (DESIGN §6 push). */
import { limits } from '../../shared/domain/limits'
import type { EndpointResponse } from '../../shared/endpoints/index'
import type { ApiClient } from './client'
import type { Session } from './session/session'

type Count = EndpointResponse<'new-notice-total'>

interface Parts {
  client: ApiClient
  session: Session
  onCount(count: Count, grew: boolean): void
}

export interface NoticePoll {
  /** Asks now, beside the minutes' round. */
  ask(): Promise<void>
  stop(): void
}

/** Starts polling. A failed poll is silent: the next one comes. */
export function pollNotices({ client, session, onCount }: Parts): NoticePoll {
  let last: { token: string; count: number } | null = null
  const stop = new AbortController()
  const ask = async () => {
    const identity = session.identity()
    if (!identity) return
    const answer = await client.call('new-notice-total', {}, { signal: stop.signal })
    if (!answer.ok) return
    const grew = last?.token === identity.token && answer.value.new_msg_num > last.count
    last = { token: identity.token, count: answer.value.new_msg_num }
    onCount(answer.value, grew)
  }
  const timer = setInterval(() => void ask(), limits.noticePollMs)
  timer.unref()
  return {
    ask,
    stop() {
      clearInterval(timer)
      stop.abort()
    },
  }
}
