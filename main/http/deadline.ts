/** Deadlines: every request ends (DESIGN §5, §11). */

export interface Deadline {
  signal: AbortSignal
  /** Whose abort it was. */
  cause(): 'none' | 'deadline' | 'caller'
  /** Starts the time anew: for streams, where only silence counts. */
  touch(): void
  clear(): void
}

/** A signal that aborts after `ms`, or when the caller's signal does. */
export function deadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let cause: 'none' | 'deadline' | 'caller' = 'none'
  const end = (why: 'deadline' | 'caller') => {
    if (cause === 'none') cause = why
    controller.abort()
  }
  const byCaller = () => end('caller')
  let timer = setTimeout(() => end('deadline'), ms)
  if (caller?.aborted) byCaller()
  caller?.addEventListener('abort', byCaller, { once: true })
  return {
    signal: controller.signal,
    cause: () => cause,
    touch() {
      clearTimeout(timer)
      if (cause === 'none') timer = setTimeout(() => end('deadline'), ms)
    },
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', byCaller)
    },
  }
}
