import { useEffect, useState } from 'react'

interface Choice {
  /** False until it is known whether the kept choice has to be restored. */
  isReady: boolean
  mustRestore: boolean
  /** Chooses the kept choice. */
  restore(): void
  /** Whether the choice of now is the kept one. */
  isKept: boolean
  /** Keeps the choice of now. */
  keep(): void
}

/**
 * A choice that survives a logout (`useKept`): restores the kept choice once, then keeps every other choice.
 * @returns whether the choice may be used: false until the kept choice is restored.
 */
export function useKeptChoice({ isReady, mustRestore, restore, isKept, keep }: Choice): boolean {
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    if (!isReady || isRestored) return
    if (mustRestore) restore()
    setIsRestored(true)
  }, [isReady, isRestored, mustRestore, restore])
  useEffect(() => {
    if (isRestored && !isKept) keep()
  }, [isRestored, isKept, keep])
  return isRestored
}
