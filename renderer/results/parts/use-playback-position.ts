/** What is being heard in a view that follows its sounds: which item, and how far it has got. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import { createScrollFollower, type ScrollFollower } from './scroll-follower'

export interface PlaybackPosition {
  /** The item's key. */
  key: string
  /** How much of the item is over, 0–1. */
  share: number
}

interface PlaybackPositionStore {
  /** Keeps what is heard in sight. */
  follower: ScrollFollower
  get(): PlaybackPosition | undefined
  set(heard: PlaybackPosition | undefined): void
  subscribe(listener: () => void): () => void
}

export function createPlaybackPositionStore(): PlaybackPositionStore {
  let heard: PlaybackPosition | undefined
  const follower = createScrollFollower()
  const listeners = new Set<() => void>()
  return {
    follower,
    get: () => heard,
    set(next) {
      if (next?.key === heard?.key && next?.share === heard?.share) return
      heard = next
      if (!next) follower.reset()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Outside of a view that follows its sounds nothing is ever said to be heard. */
const PlaybackPositionContext = createContext<PlaybackPositionStore>(createPlaybackPositionStore())

export const PlaybackPositionProvider = PlaybackPositionContext.Provider

export const usePlaybackPosition = (): PlaybackPositionStore => useContext(PlaybackPositionContext)

/** Whether the item is the one that is heard; its card is drawn anew only when that changes. */
export function useIsPlaying(key: string): boolean {
  const store = usePlaybackPosition()
  return useSyncExternalStore(store.subscribe, () => store.get()?.key === key)
}
