/** What is being heard in a view that follows its sounds: which item, and how far it has got. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import { createFollower, type Follower } from './follow'

export interface Heard {
  /** The item's key. */
  key: string
  /** How much of the item is over, 0–1. */
  share: number
}

interface HeardStore {
  /** Keeps what is heard in sight. */
  follower: Follower
  get(): Heard | undefined
  set(heard: Heard | undefined): void
  subscribe(listener: () => void): () => void
}

export function createHeard(): HeardStore {
  let heard: Heard | undefined
  const follower = createFollower()
  const listeners = new Set<() => void>()
  return {
    follower,
    get: () => heard,
    set(next) {
      if (next?.key === heard?.key && next?.share === heard?.share) return
      heard = next
      if (!next) follower.rest()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Outside of a view that follows its sounds nothing is ever said to be heard. */
const HeardContext = createContext<HeardStore>(createHeard())

export const HeardProvider = HeardContext.Provider

export const useHeard = (): HeardStore => useContext(HeardContext)

/** Whether the item is the one that is heard; its card is drawn anew only when that changes. */
export function useIsHeard(key: string): boolean {
  const store = useHeard()
  return useSyncExternalStore(store.subscribe, () => store.get()?.key === key)
}
