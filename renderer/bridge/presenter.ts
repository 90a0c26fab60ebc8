/** How failures are shown. The bridge decides what is shown; the shell, which owns toasts and dialogs, shows it. */

export interface Presenter {
  /** Queued, one at a time (SPEC §8). */
  toast(message: string): void
  /** Stays until the teacher closes it. */
  alert(message: string): void
  /** Asks whether to try again. `closed` fires when nobody waits for the answer any more. */
  confirmRetry(message: string, closed: AbortSignal): Promise<boolean>
}

let presenter: Presenter | null = null

export function setPresenter(next: Presenter | null): void {
  presenter = next
}

export const showToast = (message: string): void => presenter?.toast(message)

export const showAlert = (message: string): void => presenter?.alert(message)

interface Question {
  answer: Promise<boolean>
  close: AbortController
  waiting: number
}

let open: Question | null = null
let last: { again: boolean; at: number } | null = null

function ask(message: string): Question {
  const close = new AbortController()
  const asked = presenter ? presenter.confirmRetry(message, close.signal) : Promise.resolve(false)
  const question: Question = { close, waiting: 0, answer: asked }
  question.answer = asked.then(again => {
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
 * call that began before the last answer was given follows that answer.
 * @param startedAt when the failed attempt began (`performance.now()`).
 */
export async function askRetry(message: string, startedAt: number, signal?: AbortSignal): Promise<boolean> {
  // a browser's clock is coarse: what begins in the same tick is the retry itself, and asks anew
  if (!open && last && startedAt < last.at) return last.again
  if (signal?.aborted) return false
  open ??= ask(message)
  const question = open
  question.waiting++
  const left = new Promise<boolean>(resolve => signal?.addEventListener('abort', () => resolve(false), { once: true }))
  const again = await Promise.race([question.answer, left])
  question.waiting--
  if (question.waiting === 0 && open === question) {
    open = null
    question.close.abort()
  }
  return again && !signal?.aborted
}

/** Closes the retry dialog without another try, e.g. when the session ended under it. */
export function dropRetry(): void {
  const question = open
  open = null
  last = null
  question?.close.abort()
}
