/** How failures are shown. The bridge decides what is shown; the shell, which owns toasts and dialogs, shows it. */

export interface FailureDisplay {
  /** Queued, one at a time (SPEC §8). */
  toast(message: string): void
  /** Stays until the teacher closes it. */
  alert(message: string): void
  /** Asks whether to try again. `closed` fires when nobody waits for the answer any more. */
  confirmRetry(message: string, closed: AbortSignal): Promise<boolean>
  /** Warns, and asks whether the page is to be loaded anew. */
  confirmReload(message: string): Promise<boolean>
}

let display: FailureDisplay | null = null

export function setFailureDisplay(next: FailureDisplay | null): void {
  display = next
}

export const showToast = (message: string): void => display?.toast(message)

export const showAlert = (message: string): void => display?.alert(message)

let isReloadAsked = false

/** Warns once, however many calls fail meanwhile, and loads the page anew where the teacher wants it. */
export async function askReload(message: string): Promise<void> {
  if (isReloadAsked || !display) return
  isReloadAsked = true
  const again = await display.confirmReload(message)
  isReloadAsked = false
  if (again) location.reload()
}

/** Who said that it is tried again: the teacher, or the server, which is back. */
export type RetryTrigger = 'teacher' | 'server'

interface RetryQuestion {
  answer: Promise<RetryTrigger | null>
  /** Answers it in the teacher's place. */
  retryNow(): void
  close: AbortController
  waiting: number
  /** Whether a call waits that went on by itself before: only the teacher answers it. */
  hasAutoRetried: boolean
}

let openQuestion: RetryQuestion | null = null
let lastAnswer: { again: RetryTrigger | null; at: number } | null = null

function ask(message: string): RetryQuestion {
  const close = new AbortController()
  let goOn = () => {}
  const back = new Promise<RetryTrigger>(resolve => {
    goOn = () => resolve('server')
  })
  const told = display ? display.confirmRetry(message, close.signal) : Promise.resolve(false)
  const asked = told.then(again => (again ? ('teacher' as const) : null))
  const question: RetryQuestion = { close, retryNow: goOn, waiting: 0, hasAutoRetried: false, answer: asked }
  question.answer = Promise.race([back, asked]).then(again => {
    if (openQuestion === question) {
      openQuestion = null
      lastAnswer = { again, at: performance.now() }
    }
    return again
  })
  return question
}

/**
 * Asks once for all calls that fail together: those that fail while the dialog stands wait for the same answer, and a
 * call that began before the last answer was given follows that answer. Null: it is not tried again.
 * @param startedAt when the failed attempt began (`performance.now()`).
 * @param patient whether the call went on by itself before: it does so once.
 */
export async function askRetry(
  message: string,
  startedAt: number,
  patient: boolean,
  signal?: AbortSignal,
): Promise<RetryTrigger | null> {
  // a browser's clock is coarse: what begins in the same tick is the retry itself, and asks anew
  if (!openQuestion && lastAnswer && startedAt < lastAnswer.at && !(patient && lastAnswer.again === 'server'))
    return lastAnswer.again
  if (signal?.aborted) return null
  openQuestion ??= ask(message)
  const question = openQuestion
  question.waiting++
  question.hasAutoRetried ||= patient
  const left = new Promise<null>(resolve => signal?.addEventListener('abort', () => resolve(null), { once: true }))
  const again = await Promise.race([question.answer, left])
  question.waiting--
  if (question.waiting === 0 && openQuestion === question) {
    openQuestion = null
    question.close.abort()
  }
  return signal?.aborted ? null : again
}

/**
 * The server is back: what waits in the retry dialog is asked for again, once, and so is what began before and fails yet.
 * Only GETs ever wait there (SPEC §8).
 */
export function retryFailedReads(): void {
  const question = openQuestion
  if (question?.hasAutoRetried) return
  openQuestion = null
  lastAnswer = { again: 'server', at: performance.now() }
  question?.retryNow()
  question?.close.abort()
}

/** Closes the retry dialog without another try, e.g. when the session ended under it. */
export function closeRetryDialog(): void {
  const question = openQuestion
  openQuestion = null
  lastAnswer = null
  question?.close.abort()
}
