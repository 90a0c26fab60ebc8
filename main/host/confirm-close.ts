/** A window that is closed while an export runs asks first (DESIGN §11): what was agreed to is asked no second time. */

export interface CloseConfirmationParts {
  /** Whether an export is under way. */
  isExporting(): boolean
  /** Asks whether to close all the same. */
  confirm(): Promise<boolean>
  close(): void
}

/** Gives what hears each wish to close the window. */
export function createCloseConfirmation({
  isExporting: exporting,
  confirm: agreed,
  close,
}: CloseConfirmationParts): (closeEvent: { preventDefault(): void }) => void {
  let isAsking = false
  let isConfirmed = false
  return wish => {
    if (isConfirmed || !exporting()) return
    wish.preventDefault()
    if (isAsking) return
    isAsking = true
    void agreed().then(answer => {
      isAsking = false
      isConfirmed = answer
      if (answer) close()
    })
  }
}
