/**
 * Asks for confirmation before the window closes while something runs, a deletion can be undone, or comments wait to be
 * sent (DESIGN §11).
 */

/** What main runs, in the order in which it asks. */
const runs = ['import', 'export'] as const

type Run = (typeof runs)[number]

/** What closing would cancel, or interrupt. */
export type CancelledByClose = Run | 'pending'

export interface CloseConfirmationParts {
  isRunning(run: Run): boolean
  /** Asks the teacher whether to close anyway. */
  confirm(cancelled: CancelledByClose): Promise<boolean>
  close(): void
}

interface WindowEvent {
  preventDefault(): void
}

/** The listeners for the window's `close` event, and for `will-prevent-unload` of its page. */
export interface CloseConfirmation {
  onClose(event: WindowEvent): void
  /** The page asks to stay, because something is about to be deleted or sent. To prevent this event lets the page go. */
  onPreventUnload(event: WindowEvent): void
}

/** Asks one question at a time, and does not repeat a question after a yes. A page that is only reloaded may go. */
export function createCloseConfirmation({ isRunning, confirm, close }: CloseConfirmationParts): CloseConfirmation {
  const confirmed = new Set<CancelledByClose>()
  let isAsking = false
  let isClosing = false
  const ask = (cancelled: CancelledByClose): void => {
    if (isAsking) return
    isAsking = true
    void confirm(cancelled).then(isAgreed => {
      isAsking = false
      isClosing = false
      if (!isAgreed) return
      confirmed.add(cancelled)
      close()
    })
  }
  return {
    onClose(event) {
      const running = runs.find(run => !confirmed.has(run) && isRunning(run))
      isClosing = running === undefined
      if (running === undefined) return
      event.preventDefault()
      ask(running)
    },
    onPreventUnload(event) {
      if (isClosing && !confirmed.has('pending')) ask('pending')
      else event.preventDefault()
    },
  }
}
