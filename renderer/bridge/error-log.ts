/** Sends unhandled errors of the renderer to the client log (SPEC §8): each error once, and only a few per minute. */
import { createSendLimit } from '../../shared/domain/send-limit'
import { callBridge } from './host'

const maxLength = 4000

const isWithinLimit = createSendLimit(() => performance.now())

function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}\n${error.stack ?? ''}`
  return typeof error === 'string' ? error : `not an Error: ${typeof error}`
}

/** Reading a thrown value can itself throw, e.g. in a getter. */
function describeSafely(error: unknown): string {
  try {
    return describe(error)
  } catch {
    return 'an error that cannot be read'
  }
}

/** Writes an error to the client log; `where` names the operation that failed. It never throws, whatever `error` is. */
export function logError(operation: string, error: unknown): void {
  const content = `${operation}\n${describeSafely(error)}`.slice(0, maxLength)
  if (isWithinLimit(content)) void callBridge('app.log', { content })
}

/**
 * Chromium reports so that an element which changed while sizes were told is told of only in the next frame. A table that
 * leaves out a column does this, and nothing is wrong.
 */
const isLateSize = (message: string): boolean => message.startsWith('ResizeObserver loop')

/**
 * Logs errors that no other code caught. Failures of calls are not program errors, and they have been shown already.
 */
export function watchErrors(isExpected: (error: unknown) => boolean): () => void {
  const onError = (event: ErrorEvent) => {
    if (!isLateSize(event.message)) logError('error', event.error ?? event.message)
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isExpected(event.reason)) logError('unhandledrejection', event.reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
