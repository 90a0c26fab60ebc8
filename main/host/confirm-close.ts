/** Asks for confirmation before the window closes while an export runs (DESIGN §11). */

export interface CloseConfirmationParts {
  /** Whether an export is running. */
  isExporting(): boolean
  /** Asks the teacher whether to close anyway. */
  confirm(): Promise<boolean>
  close(): void
}

/** Returns the listener for the window's `close` event. It asks once at a time, and not again after a yes. */
export function createCloseConfirmation({
  isExporting,
  confirm,
  close,
}: CloseConfirmationParts): (closeEvent: { preventDefault(): void }) => void {
  let isAsking = false
  let isConfirmed = false
  return closeEvent => {
    if (isConfirmed || !isExporting()) return
    closeEvent.preventDefault()
    if (isAsking) return
    isAsking = true
    void confirm().then(isAgreed => {
      isAsking = false
      isConfirmed = isAgreed
      if (isAgreed) close()
    })
  }
}
