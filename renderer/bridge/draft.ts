/**
 * What a teacher types on a screen, journalled by main as he types it (DESIGN §5, §11): it is there after a 401, an idle end, a
 * crash, a restart and another teacher's turn, for him alone, and gone after a chosen logout. Never for a password: a draft is written to the disk.
 */
import { useCallback, useEffect, useState } from 'react'
import type { Result } from '../../shared/contract/result'
import { callBridge } from './host'
import { showToast } from './presenter'
import { onSessionEnd, sessionState } from './session'

/** How long what is typed waits for more, in milliseconds. */
const pause = 250

/** How long a draft that the disk refused waits until it is tried again, in milliseconds: twice as long each time, up to the second. */
const again = [5_000, 120_000] as const

interface Slot {
  /** Brings what was typed, once; undefined where there is nothing. */
  load(): Promise<unknown>
  /** What was typed here last, if it is known by now. */
  known(): { value: unknown } | null
  /** Undefined takes the draft away. */
  note(value: unknown): void
  /** Sends what waits or was refused, now: the page may be gone at once. */
  flush(): void
  /** The session is over: nothing is tried again, and what waits is handed over or, where the teacher left on his own wish, void. */
  end(handOver: boolean): void
}

/** The keys that a main that cannot write has refused: the teacher hears it once, not at each pause, until all are kept again. */
const refused = new Set<string>()

/** Whether it may help to ask again: not where the session is over or the draft can never be kept. */
const mayHelp = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind !== 'cancelled' && result.error.kind !== 'invalid-request'

function tell(key: string, result: Result<unknown>): void {
  if (result.ok) refused.delete(key)
  else if (result.error.kind === 'status') {
    if (refused.size === 0) showToast(result.error.message)
    refused.add(key)
  }
}

function createSlot(key: string, generation: number): Slot {
  let known: { value: unknown } | null = null
  /** As main has it, or will; null where that is not known. */
  let sent: { json: string | undefined } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait: number = again[0]
  let turn = 0
  let over = false
  let last: Promise<unknown> = Promise.resolve()
  let loading: Promise<unknown> | null = null

  const rest = () => {
    clearTimeout(timer)
    clearTimeout(retry)
    timer = undefined
    retry = undefined
  }
  const heard = (result: Result<unknown>) => {
    // What fails at the end of a session is told of in the next one, where it is nobody's.
    if (!over) tell(key, result)
    else if (!result.ok && result.error.kind === 'status') showToast(result.error.message)
    if (!mayHelp(result)) wait = again[0]
    else if (!over) {
      sent = null
      retry = setTimeout(send, wait)
      wait = Math.min(wait * 2, again[1])
    }
  }
  const send = () => {
    rest()
    const value = known?.value
    const json = value === undefined ? undefined : JSON.stringify(value)
    if (sent !== null && sent.json === json) return
    sent = { json }
    turn += 1
    const mine = turn
    const asked: Promise<Result<unknown>> =
      value === undefined
        ? callBridge('drafts.remove', { key, generation })
        : callBridge('drafts.write', { key, generation, value })
    // Of two that are under way, the later one counts.
    last = asked.then(result => mine === turn && heard(result))
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
    note(value) {
      known = { value }
      // One after the other: two requests may overtake each other.
      timer ??= setTimeout(() => void last.then(() => timer !== undefined && send()), pause)
    },
    flush,
    end(handOver) {
      over = true
      if (handOver) flush()
      else rest()
    },
  }
}

/** Those of the present session. */
const slots = new Map<string, Slot>()

/** Where nobody is logged in there is nothing to keep: whoever sits down next would find it. */
function slotOf(key: string): Slot | null {
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
  refused.clear()
})
window.addEventListener('pagehide', flushAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
})

interface Draft<T> {
  value: T
  /** Sets what is typed or chosen now; like React's, it takes a function of what was. */
  set(next: T | ((old: T) => T)): void
  /** What was typed is done with, e.g. sent. */
  clear(): void
  /** Whether the draft has come: what would be asked of the server by it may wait for that. A form need not. */
  ready: boolean
}

/**
 * State that survives as a draft under `key` (word characters, `.`, `/`, `-`), one place on the screen at a time. The draft
 * comes within some milliseconds, and never over what was typed meanwhile.
 * @param initial what stands there where nothing was typed; never kept.
 * @param read what may be shown of a draft, which another version of the program may have written; null of one that is none.
 */
export function useDraft<T>(key: string, initial: T, read: (value: unknown) => T | null): Draft<T> {
  const [slot] = useState(() => slotOf(key))
  const [first] = useState(() => ({ value: initial, json: JSON.stringify(initial), read }))
  const [state, setState] = useState(() => {
    const known = slot ? slot.known() : { value: undefined }
    return { value: (known && first.read(known.value)) ?? initial, ready: known !== null, typed: false }
  })

  useEffect(() => {
    if (state.ready || !slot) return
    let gone = false
    void slot.load().then(value => {
      if (gone) return
      setState(old => (old.ready ? old : { value: first.read(value) ?? old.value, ready: true, typed: false }))
    })
    return () => {
      gone = true
    }
  }, [state.ready, slot, first])

  useEffect(() => {
    if (state.typed) slot?.note(JSON.stringify(state.value) === first.json ? undefined : state.value)
  }, [state, slot, first])

  // A page that is left hands over at once.
  useEffect(() => () => slot?.flush(), [slot])

  const set = useCallback((next: T | ((old: T) => T)) => {
    setState(old => ({
      value: typeof next === 'function' ? (next as (old: T) => T)(old.value) : next,
      ready: true,
      typed: true,
    }))
  }, [])
  const clear = useCallback(() => setState({ value: first.value, ready: true, typed: true }), [first])
  return { value: state.value, set, clear, ready: state.ready }
}

/** What is typed elsewhere under `key`, for who only tells of it; looked at anew when the page comes into sight. Null: nothing. */
export function useDraftOf<T>(key: string, read: (value: unknown) => T | null): T | null {
  const [value, setValue] = useState<T | null>(null)
  const [first] = useState(() => read)
  useEffect(() => {
    const slot = slotOf(key)
    let gone = false
    void slot?.load().then(() => {
      if (!gone) setValue(first(slot.known()?.value))
    })
    return () => {
      gone = true
    }
  }, [key, first])
  return value
}
