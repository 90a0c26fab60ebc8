/** Asks for confirmation before the window closes while an export runs or a deletion can be undone (DESIGN §11). */

/** What closing would cancel. */
export type CancelledByClose = 'export' | 'deletion'

export interface CloseConfirmationParts {
  /** Whether an export is running. */
  isExporting(): boolean
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
  /** The page asks to stay, because something is about to be deleted. To prevent this event lets the page go. */
  onPreventUnload(event: WindowEvent): void
}

/** Asks one question at a time, and does not repeat a question after a yes. A page that is only reloaded may go. */
export function createCloseConfirmation({ isExporting, confirm, close }: CloseConfirmationParts): CloseConfirmation {
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
      isClosing = confirmed.has('export') || !isExporting()
      if (isClosing) return
      event.preventDefault()
      ask('export')
    },
    onPreventUnload(event) {
      if (isClosing && !confirmed.has('deletion')) ask('deletion')
      else event.preventDefault()
    },
  }
}
