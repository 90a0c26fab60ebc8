/** Deadlines: they make sure that every request ends (DESIGN §5, §11). */

export interface Deadline {
  signal: AbortSignal
  /** The cause of the abort; `none` if the signal is not aborted. */
  abortedBy(): 'none' | 'deadline' | 'caller'
  /** Restarts the time. A stream calls it for each chunk, so that only a pause can time out. */
  restart(): void
  clear(): void
}

/** A signal that aborts after `ms`, or when the caller's signal does. */
export function createDeadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let abortedBy: 'none' | 'deadline' | 'caller' = 'none'
  const abort = (by: 'deadline' | 'caller') => {
    if (abortedBy === 'none') abortedBy = by
    controller.abort()
  }
  const onCallerAbort = () => abort('caller')
  let timer = setTimeout(() => abort('deadline'), ms)
  if (caller?.aborted) onCallerAbort()
  caller?.addEventListener('abort', onCallerAbort, { once: true })
  return {
    signal: controller.signal,
    abortedBy: () => abortedBy,
    restart() {
      clearTimeout(timer)
      if (abortedBy === 'none') timer = setTimeout(() => abort('deadline'), ms)
    },
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCallerAbort)
    },
  }
}
