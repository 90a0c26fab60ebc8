/**
 * The draft store of renderer/ui/drafts.ts: main journals each draft while the teacher types (DESIGN §5, §11). A draft
 * survives a 401, a session that expired, a crash, a restart and another teacher's session; only the teacher who typed
 * it sees it again. A chosen logout deletes it.
 */
import type { Result } from '../../shared/contract/result'
import { type DraftSlot, installDraftStore } from '../ui/drafts'
import { showToast } from './failure-display'
import { callBridge } from './host'
import { onSessionEnd, sessionState } from './session'

/** How long a change waits for further changes before it is sent, in milliseconds. */
const sendDelay = 250

/**
 * First and longest delay before a draft that main could not write is sent again, in milliseconds; it doubles each
 * time.
 */
const retryDelay = { first: 5_000, longest: 120_000 }

interface SessionSlot extends DraftSlot {
  /** Ends the slot with its session: it retries nothing, and sends the waiting value only if `sendWaiting`. */
  end(sendWaiting: boolean): void
}

/**
 * The keys that main could not write. The teacher is notified once, not at each attempt, until all of them are written.
 */
const failedKeys = new Set<string>()

/**
 * Whether a retry may succeed: not after the session ended (`cancelled`), nor for a draft that main refuses
 * (`invalid-request`).
 */
const isWorthRetrying = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind !== 'cancelled' && result.error.kind !== 'invalid-request'

function notifyFailure(key: string, result: Result<unknown>): void {
  if (result.ok) failedKeys.delete(key)
  else if (result.error.kind === 'status') {
    if (failedKeys.size === 0) showToast(result.error.message)
    failedKeys.add(key)
  }
}

function createSlot(key: string, generation: number): SessionSlot {
  let known: { value: unknown } | null = null
  /** The value that main has or is being sent; null if it is not known. */
  let sent: { json: string | undefined } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let delay = retryDelay.first
  let latestRequest = 0
  let isEnded = false
  let pending: Promise<unknown> = Promise.resolve()
  let loading: Promise<unknown> | null = null

  const stopTimers = () => {
    clearTimeout(timer)
    clearTimeout(retry)
    timer = undefined
    retry = undefined
  }
  const handleResult = (result: Result<unknown>) => {
    // After the end of the session the key must not be added to `failedKeys`, which belongs to the next session.
    if (!isEnded) notifyFailure(key, result)
    else if (!result.ok && result.error.kind === 'status') showToast(result.error.message)
    if (!isWorthRetrying(result)) delay = retryDelay.first
    else if (!isEnded) {
      sent = null
      retry = setTimeout(send, delay)
      delay = Math.min(delay * 2, retryDelay.longest)
    }
  }
  const send = () => {
    stopTimers()
    const value = known?.value
    const json = value === undefined ? undefined : JSON.stringify(value)
    if (sent !== null && sent.json === json) return
    sent = { json }
    latestRequest += 1
    const request = latestRequest
    const response: Promise<Result<unknown>> =
      value === undefined
        ? callBridge('drafts.remove', { key, generation })
        : callBridge('drafts.write', { key, generation, value })
    // Of two requests in flight, only the later one counts.
    pending = response.then(result => request === latestRequest && handleResult(result))
  }
  const flush = () => {
    if (timer !== undefined || retry !== undefined) send()
  }

  return {
    load() {
      loading ??= callBridge('drafts.read', { key, generation }).then(result => {
        const value = result.ok ? (result.value.value ?? undefined) : undefined
        if (known === null) {
          known = { value }
          sent = { json: value === undefined ? undefined : JSON.stringify(value) }
        }
        return known.value
      })
      return loading
    },
    known: () => known,
    store(value) {
      known = { value }
      // Wait for the request in flight: two requests could overtake each other.
      timer ??= setTimeout(() => void pending.then(() => timer !== undefined && send()), sendDelay)
    },
    flush,
    end(sendWaiting) {
      isEnded = true
      if (sendWaiting) flush()
      else stopTimers()
    },
  }
}

/** The slots of the current session. */
const slots = new Map<string, SessionSlot>()

/** Null while nobody is logged in: the next user of the PC would find the draft. */
function slotOf(key: string): SessionSlot | null {
  const session = sessionState()
  if (session === null) return null
  const slot = slots.get(key) ?? createSlot(key, session.generation)
  slots.set(key, slot)
  return slot
}

const flushAll = () => {
  for (const slot of slots.values()) slot.flush()
}

onSessionEnd(reason => {
  for (const slot of slots.values()) slot.end(reason !== 'logout')
  slots.clear()
  failedKeys.clear()
})
window.addEventListener('pagehide', flushAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
})

installDraftStore({ slotOf })
