import { useEffect, useState } from 'react'

interface Choice {
  /** False until it is known whether the kept choice has to be restored. */
  isReady: boolean
  mustRestore: boolean
  /** Chooses the kept choice. */
  restore(): void
}

/**
 * Restores once a choice that survives a logout (`useKept`). Where nothing has to be restored, the choice may be used in
 * the same render in which that is known.
 * @returns whether the choice may be used: false until the kept choice is restored.
 */
export function useRestoreOnce({ isReady, mustRestore, restore }: Choice): boolean {
  const [isRestored, setIsRestored] = useState(false)
  const isSettled = isRestored || (isReady && !mustRestore)
  // Remembered, so that a later `mustRestore` does not replace what the teacher chooses. React renders again at once.
  if (isSettled && !isRestored) setIsRestored(true)
  useEffect(() => {
    if (!isReady || isRestored) return
    if (mustRestore) restore()
    setIsRestored(true)
  }, [isReady, isRestored, mustRestore, restore])
  return isSettled
}
