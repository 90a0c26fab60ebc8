/** Reads of what is stored on this PC, made again until they succeed. */
import type { Result } from '../../shared/contract/result'
import { onSessionEnd, sessionState } from './session'

/** First and longest delay before a failed read is made again, in milliseconds; it doubles each time. */
const delay = { first: 500, longest: 30_000 }

/** Resolves after `ms`, or when the session ends. */
const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = onSessionEnd(end)
  })

/**
 * Makes a failed read again until it succeeds. If a failed read counted as "nothing is stored", the next change would
 * replace the stored value.
 * @returns a failure only if the session has ended.
 */
export async function readAgain<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  const generation = sessionState()?.generation
  const isOver = () => sessionState()?.generation !== generation
  for (let wait = delay.first; ; wait = Math.min(wait * 2, delay.longest)) {
    const result = await read()
    if (result.ok || isOver()) return result
    await pause(wait)
    if (isOver()) return result
  }
}
