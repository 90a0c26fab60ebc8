/** The comments that an earlier session was to send: after a login, the teacher is asked about them. */
import { atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { draftSlot, onSessionEnd, sessionGeneration, useSession } from '../../bridge/index'
import { useAtomValue } from '../../ui/use-atom'
import { type CommentRow, commentsKey, readComments, rowsToSend } from './comments'

const none: readonly CommentRow[] = []
const askedAtom = atom(none)
const store = getDefaultStore()

/** The session whose comments were read. */
let readGeneration: number | undefined

onSessionEnd(() => {
  readGeneration = undefined
  store.set(askedAtom, none)
})

async function readAsked(generation: number): Promise<void> {
  if (readGeneration === generation) return
  readGeneration = generation
  const rows = rowsToSend(readComments(await draftSlot(commentsKey)?.load()) ?? {})
  if (sessionGeneration() === generation) store.set(askedAtom, rows)
}

/** The comments about which the teacher is asked; none after her answer. */
export function useAskedComments(): readonly CommentRow[] {
  const generation = useSession()?.generation
  useEffect(() => {
    if (generation !== undefined) void readAsked(generation)
  }, [generation])
  return useAtomValue(askedAtom)
}

/** The teacher is not asked about them any more: about one, or about all. */
export const forgetAsked = (key?: string): void =>
  store.set(askedAtom, old => (key === undefined ? none : old.filter(row => row.key !== key)))
