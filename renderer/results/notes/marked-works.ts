/**
 * The works that need no comment any more (docs/stores.md): those that have comments, and those that the teacher has
 * finished without one. They are kept, so that their comments are not read again.
 */
import { useEffect } from 'react'
import type { Keep } from '../../../shared/contract/keeps'
import { limits } from '../../../shared/domain/limits'
import { useKept } from '../../bridge/index'
import { now } from '../../ui/clock'
import { useNoteStates } from './note-store'

export type MarkedWorks = Keep<'marked-works'>

/** Adds works, and forgets those that were added first. */
export function withMarked(old: MarkedWorks, guids: readonly string[], isEmpty: boolean): MarkedWorks {
  const at = Math.floor(now() / 1000)
  const added = { ...old, ...Object.fromEntries(guids.map(guid => [guid, { at, isEmpty }])) }
  const newest = Object.entries(added).sort(([, a], [, b]) => b.at - a.at)
  return Object.fromEntries(newest.slice(0, limits.markedWorks))
}

export const withoutMarked = (old: MarkedWorks, removed: readonly string[]): MarkedWorks =>
  Object.fromEntries(Object.entries(old).filter(([guid]) => !removed.includes(guid)))

/** Forgets works of which the teacher has removed the last comment: they are read again. */
export function useForgetRemovedNotes(): void {
  const { value, set } = useKept('marked-works')
  const states = useNoteStates()
  useEffect(() => {
    const removed = [...states.values()].flatMap(({ work: { guid }, state }) =>
      state === 'none' && value?.[guid]?.isEmpty === false ? [guid] : [],
    )
    if (removed.length > 0) set(old => withoutMarked(old ?? {}, removed))
  }, [states, value, set])
}
