/** How failures are shown. The bridge decides what is shown; the shell, which owns toasts and dialogs, shows it. */

export interface Presenter {
  /** Queued, one at a time (SPEC §8). */
  toast(message: string): void
  /** Stays until the teacher closes it. */
  alert(message: string): void
  /** Asks whether to try again. `closed` fires when nobody waits for the answer any more. */
  confirmRetry(message: string, closed: AbortSignal): Promise<boolean>
  /** Warns, and asks whether the page is to be loaded anew. */
  confirmReload(message: string): Promise<boolean>
}

let presenter: Presenter | null = null

export function setPresenter(next: Presenter | null): void {
  presenter = next
}

export const showToast = (message: string): void => presenter?.toast(message)

export const showAlert = (message: string): void => presenter?.alert(message)

let warned = false

/** Warns once, however many calls fail meanwhile, and loads the page anew where the teacher wants it. */
export async function askReload(message: string): Promise<void> {
  if (warned || !presenter) return
  warned = true
  const again = await presenter.confirmReload(message)
  warned = false
  if (again) location.reload()
}

/** Who said that it is tried again: the teacher, or the server, which is back. */
export type Again = 'teacher' | 'server'

interface Question {
  answer: Promise<Again | null>
  /** Answers it in the teacher's place. */
  goOn(): void
  close: AbortController
  waiting: number
  /** Whether a call waits that went on by itself before: only the teacher answers it. */
  patient: boolean
}

let open: Question | null = null
let last: { again: Again | null; at: number } | null = null

function ask(message: string): Question {
  const close = new AbortController()
  let goOn = () => {}
  const back = new Promise<Again>(resolve => {
    goOn = () => resolve('server')
  })
  const told = presenter ? presenter.confirmRetry(message, close.signal) : Promise.resolve(false)
  const asked = told.then(again => (again ? ('teacher' as const) : null))
  const question: Question = { close, goOn, waiting: 0, patient: false, answer: asked }
  question.answer = Promise.race([back, asked]).then(again => {
    if (open === question) {
      open = null
      last = { again, at: performance.now() }
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
): Promise<Again | null> {
  // a browser's clock is coarse: what begins in the same tick is the retry itself, and asks anew
  if (!open && last && startedAt < last.at && !(patient && last.again === 'server')) return last.again
  if (signal?.aborted) return null
  open ??= ask(message)
  const question = open
  question.waiting++
  question.patient ||= patient
  const left = new Promise<null>(resolve => signal?.addEventListener('abort', () => resolve(null), { once: true }))
  const again = await Promise.race([question.answer, left])
  question.waiting--
  if (question.waiting === 0 && open === question) {
    open = null
    question.close.abort()
  }
  return signal?.aborted ? null : again
}

/**
 * The server is back: what waits in the retry dialog is asked for again, once, and so is what began before and fails yet.
 * Only GETs ever wait there (SPEC §8).
 */
export function retryWaiting(): void {
  const question = open
  if (question?.patient) return
  open = null
  last = { again: 'server', at: performance.now() }
  question?.goOn()
  question?.close.abort()
}

/** Closes the retry dialog without another try, e.g. when the session ended under it. */
export function dropRetry(): void {
  const question = open
  open = null
  last = null
  question?.close.abort()
}
