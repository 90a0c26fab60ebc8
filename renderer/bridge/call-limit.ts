/** Limits how many calls run at the same time; the others wait in their order. */

export type CallLimit = <T>(call: () => Promise<T>) => Promise<T>

/** @param atOnce the number of calls that run at the same time. */
export function createCallLimit(atOnce: number): CallLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async call => {
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await call()
    } finally {
      // A waiting call takes the place of this one.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
