/** A window that is closed while an export runs asks first (DESIGN §11): what was agreed to is asked no second time. */

export interface FarewellParts {
  /** Whether an export is under way. */
  exporting(): boolean
  /** Asks whether to close all the same. */
  agreed(): Promise<boolean>
  close(): void
}

/** Gives what hears each wish to close the window. */
export function createFarewell({
  exporting,
  agreed,
  close,
}: FarewellParts): (wish: { preventDefault(): void }) => void {
  let asking = false
  let leaves = false
  return wish => {
    if (leaves || !exporting()) return
    wish.preventDefault()
    if (asking) return
    asking = true
    void agreed().then(answer => {
      asking = false
      leaves = answer
      if (answer) close()
    })
  }
}
