/** How failures are shown. The bridge decides what to show; the app, which owns toasts and dialogs, shows it. */

export interface FailureDisplay {
  /** Shows a toast; toasts are queued and shown one at a time (SPEC §8). */
  toast(message: string): void
  /** Shows an alert, which stays until the teacher closes it. */
  alert(message: string): void
  /** Asks whether to retry. `closed` fires when no call waits for the answer any more. */
  confirmRetry(message: string, closed: AbortSignal): Promise<boolean>
  /** Shows a warning and asks whether to reload the page. */
  confirmReload(message: string): Promise<boolean>
}

let display: FailureDisplay | null = null

export function setFailureDisplay(next: FailureDisplay | null): void {
  display = next
}

export const showToast = (message: string): void => display?.toast(message)

export const showAlert = (message: string): void => display?.alert(message)

let isReloadAsked = false

/** Asks once whether to reload, however many calls fail in the meantime, and reloads the page if the teacher agrees. */
export async function askReload(message: string): Promise<void> {
  if (isReloadAsked || !display) return
  isReloadAsked = true
  const again = await display.confirmReload(message)
  isReloadAsked = false
  if (again) location.reload()
}

/** Who caused the retry: the teacher, or the server when it came back. */
export type RetryTrigger = 'teacher' | 'server'

interface RetryQuestion {
  answer: Promise<RetryTrigger | null>
  /** Answers the question without the teacher, because the server is back. */
  retryNow(): void
  close: AbortController
  waiting: number
  /** Whether a waiting call has already been retried automatically; then only the teacher can answer. */
  hasAutoRetried: boolean
}

let openQuestion: RetryQuestion | null = null
let lastAnswer: { again: RetryTrigger | null; at: number } | null = null

function openRetryQuestion(message: string): RetryQuestion {
  const close = new AbortController()
  let resolveByServer = () => {}
  const byServer = new Promise<RetryTrigger>(resolve => {
    resolveByServer = () => resolve('server')
  })
  const isConfirmed = display ? display.confirmRetry(message, close.signal) : Promise.resolve(false)
  const byTeacher = isConfirmed.then(again => (again ? ('teacher' as const) : null))
  const question: RetryQuestion = {
    close,
    retryNow: resolveByServer,
    waiting: 0,
    hasAutoRetried: false,
    answer: byTeacher,
  }
  question.answer = Promise.race([byServer, byTeacher]).then(again => {
    if (openQuestion === question) {
      openQuestion = null
      lastAnswer = { again, at: performance.now() }
    }
    return again
  })
  return question
}

/**
 * Asks once for all calls that fail together. Calls that fail while the dialog is open wait for the same answer, and a
 * call that began before the last answer follows that answer. Returns null if the call must not be retried.
 * @param startedAt when the failed attempt began (`performance.now()`).
 * @param hasAutoRetried whether the call has already been retried automatically, which happens once.
 */
export async function askRetry(
  message: string,
  startedAt: number,
  hasAutoRetried: boolean,
  signal?: AbortSignal,
): Promise<RetryTrigger | null> {
  // Browser clocks are coarse: an attempt that began in the same tick is the retry itself and must ask again.
  if (!openQuestion && lastAnswer && startedAt < lastAnswer.at && !(hasAutoRetried && lastAnswer.again === 'server'))
    return lastAnswer.again
  if (signal?.aborted) return null
  openQuestion ??= openRetryQuestion(message)
  const question = openQuestion
  question.waiting++
  question.hasAutoRetried ||= hasAutoRetried
  const isAborted = new Promise<null>(resolve => signal?.addEventListener('abort', () => resolve(null), { once: true }))
  const again = await Promise.race([question.answer, isAborted])
  question.waiting--
  if (question.waiting === 0 && openQuestion === question) {
    openQuestion = null
    question.close.abort()
  }
  return signal?.aborted ? null : again
}

/**
 * Retries the calls that wait in the retry dialog, once, because the server is back; calls that began before and fail
 * later are retried too. Only GETs wait there (SPEC §8).
 */
export function retryFailedReads(): void {
  const question = openQuestion
  if (question?.hasAutoRetried) return
  openQuestion = null
  lastAnswer = { again: 'server', at: performance.now() }
  question?.retryNow()
  question?.close.abort()
}

/** Closes the retry dialog without a retry, e.g. because the session ended. */
export function closeRetryDialog(): void {
  const question = openQuestion
  openQuestion = null
  lastAnswer = null
  question?.close.abort()
}
