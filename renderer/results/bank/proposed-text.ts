/** The text that is proposed for the comment bank, until the teacher answers or the session ends. */
import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '../../bridge/index'

const listeners = new Set<() => void>()
let proposed: string | null = null

export function setProposedText(text: string | null): void {
  proposed = text
  for (const listener of listeners) listener()
}
onSessionEnd(() => setProposedText(null))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useProposedText = (): string | null => useSyncExternalStore(subscribe, () => proposed)
