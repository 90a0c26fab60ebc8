/**
 * One value that main stores while the teacher changes it: loaded once, sent after a short pause, sent again if main
 * could not write it. Drafts and kept values use it.
 */
import { lockedStatus, type Result } from '../../shared/contract/result'
import type { DraftSlot } from '../ui/drafts'
import { showToast } from './failure-display'
import { readAgain } from './read-again'

/** How long a change waits for further changes before it is sent, in milliseconds. */
const sendDelay = 250

/**
 * First and longest delay before a value that main could not write is sent again, in milliseconds; it doubles each
 * time.
 */
const retryDelay = { first: 5_000, longest: 120_000 }

export interface StoredSlot extends DraftSlot {
  /**
   * Loads the stored value once; undefined if none is stored. A failed read is made again until the session ends
   * (`readAgain`).
   */
  load(): Promise<unknown>
  /** Sends a waiting value now. Resolves when main has the latest value (true), or could not write it. */
  saveNow(): Promise<boolean>
  /** Ends the slot with its session: it retries nothing, and sends the waiting value only if `sendWaiting`. */
  end(sendWaiting: boolean): void
}

export interface SlotCalls {
  read(): Promise<Result<{ value: unknown }>>
  /** `undefined` removes the value. */
  write(value: unknown): Promise<Result<unknown>>
  /** Reports the result of a write, but not after the end of the session. */
  onResult(result: Result<unknown>): void
}

/**
 * Whether a retry may succeed: after the unlock of a locked screen, but not after the session ended (`cancelled`), nor
 * for a value that main refuses (`invalid-request`).
 */
const isWorthRetrying = (result: Result<unknown>): boolean =>
  !result.ok &&
  (result.error.status === lockedStatus ||
    (result.error.kind !== 'cancelled' && result.error.kind !== 'invalid-request'))

/**
 * Reports failures of several slots: the teacher is notified once, not at each attempt, until all of them are written.
 */
export function createFailureNotice() {
  const failedKeys = new Set<string>()
  return {
    report(key: string, result: Result<unknown>) {
      if (result.ok) failedKeys.delete(key)
      else if (result.error.kind === 'status') {
        if (failedKeys.size === 0) showToast(result.error.message)
        failedKeys.add(key)
      }
    },
    clear: () => failedKeys.clear(),
  }
}

export function createStoredSlot({ read, write, onResult }: SlotCalls): StoredSlot {
  let known: { value: unknown } | null = null
  /** The value that main has or is being sent; null if it is not known. */
  let sent: { json: string | undefined } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let delay = retryDelay.first
  let latestRequest = 0
  let isEnded = false
  let wasWritten = true
  let pending: Promise<unknown> = Promise.resolve()
  let loading: Promise<unknown> | null = null

  const stopTimers = () => {
    clearTimeout(timer)
    clearTimeout(retry)
    timer = undefined
    retry = undefined
  }
  const handleResult = (result: Result<unknown>) => {
    wasWritten = result.ok
    // After the end of the session, the failed keys belong to the next session.
    if (!isEnded) onResult(result)
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
    // Of two requests in flight, only the later one counts.
    pending = write(value).then(result => request === latestRequest && handleResult(result))
  }
  const flush = () => {
    if (timer !== undefined || retry !== undefined) send()
  }

  return {
    load() {
      loading ??= readAgain(read).then(result => {
        if (result.ok && known === null) {
          const value = result.value.value ?? undefined
          known = { value }
          sent = { json: value === undefined ? undefined : JSON.stringify(value) }
        }
        return known?.value
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
    async saveNow() {
      await pending
      flush()
      await pending
      return wasWritten
    },
    end(sendWaiting) {
      isEnded = true
      if (sendWaiting) flush()
      else stopTimers()
    },
  }
}

/** The slots of the current session: one per key, all sent before the page is hidden. */
export function createSessionSlots<S extends StoredSlot>(create: (key: string, generation: number) => S) {
  const slots = new Map<string, S>()
  const flushAll = () => {
    for (const slot of slots.values()) slot.flush()
  }
  window.addEventListener('pagehide', flushAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll()
  })
  return {
    slotOf(key: string, generation: number): S {
      const slot = slots.get(key) ?? create(key, generation)
      slots.set(key, slot)
      return slot
    },
    end(sendWaiting: boolean) {
      for (const slot of slots.values()) slot.end(sendWaiting)
      slots.clear()
    },
  }
}
