/** Waiting that ends when the teacher cancels, whether what is waited for listens or not. */

/** The promise's answer, or a rejection with the signal's reason as soon as it aborts. */
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

/** Ends after so many milliseconds. */
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

/** The iterable's items until the signal aborts, which throws; the source is told to end. */
export async function* abortableItems<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  let ended = false
  try {
    while (true) {
      const item = await abortable(items.next(), signal)
      if (item.done) {
        ended = true
        return
      }
      yield item.value
    }
  } finally {
    // Not awaited: a source that hangs would hang its cancelling, too.
    if (!ended) void Promise.resolve(items.return?.()).catch(() => undefined)
  }
}
