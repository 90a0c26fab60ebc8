/** Waits that end when the teacher cancels, even if the promise or the source ignores the signal. */

/** The promise's value, or a rejection with the signal's reason as soon as it aborts. */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    void promise.catch(() => undefined)
    throw signal.reason
  }
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** Resolves after `ms` milliseconds. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>(done => {
    timer = setTimeout(done, ms)
  })
  try {
    await abortable(passed, signal)
  } finally {
    clearTimeout(timer)
  }
}

/** The iterable's items. Throws when the signal aborts, and asks the source to end. */
export async function* abortableItems<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  let hasEnded = false
  try {
    while (true) {
      const item = await abortable(items.next(), signal)
      if (item.done) {
        hasEnded = true
        return
      }
      yield item.value
    }
  } finally {
    // Do not await: if the source hangs, the cancel would hang too.
    if (!hasEnded) void Promise.resolve(items.return?.()).catch(() => undefined)
  }
}
