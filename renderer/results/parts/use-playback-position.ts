/** The playback position in a view with tracking: which item is being played, and how far. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import { createScrollFollower, type ScrollFollower } from './scroll-follower'

export interface PlaybackPosition {
  /** The item's key. */
  key: string
  /** How much of the item has been played, 0–1. */
  share: number
}

interface PlaybackPositionStore {
  /** Scrolls to the text being played. */
  follower: ScrollFollower
  get(): PlaybackPosition | undefined
  set(position: PlaybackPosition | undefined): void
  subscribe(listener: () => void): () => void
}

export function createPlaybackPositionStore(): PlaybackPositionStore {
  let position: PlaybackPosition | undefined
  const follower = createScrollFollower()
  const listeners = new Set<() => void>()
  return {
    follower,
    get: () => position,
    set(next) {
      if (next?.key === position?.key && next?.share === position?.share) return
      position = next
      if (!next) follower.reset()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The default store for views without tracking: nothing is ever playing. */
const PlaybackPositionContext = createContext<PlaybackPositionStore>(createPlaybackPositionStore())

export const PlaybackPositionProvider = PlaybackPositionContext.Provider

export const usePlaybackPosition = (): PlaybackPositionStore => useContext(PlaybackPositionContext)

/** Whether the item is being played. The card re-renders only when this changes. */
export function useIsPlaying(key: string): boolean {
  const store = usePlaybackPosition()
  return useSyncExternalStore(store.subscribe, () => store.get()?.key === key)
}
