/** The comments that are saved and not sent yet: their countdown, and what screen readers are told about it. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bootState, useLock, useSession } from '../../bridge/index'
import { onOffline } from '../../ui/connection'
import { countDown, sendNow } from './note-outbox'
import { loadNoteDrafts, type NoteEntry, useNoteEntries } from './note-store'
import { notesText } from './text'

/**
 * Loads the drafts of the session that has begun, and counts down what is saved, but not while the screen is locked.
 */
export function useOutbox(): readonly NoteEntry[] {
  const client = useQueryClient()
  const generation = useSession()?.generation
  const entries = useNoteEntries()
  // Not a listener: the bar is unmounted while the screen is locked.
  const { isLocked } = useLock()
  const isRunning = !isLocked && [...entries.values()].some(({ draft }) => draft.isSaved)

  useEffect(() => {
    if (generation !== undefined) void loadNoteDrafts(generation, bootState().session?.generation !== generation)
  }, [generation])
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setInterval(() => countDown(client), 1000)
    return () => window.clearInterval(timer)
  }, [isRunning, client])
  useEffect(() => onOffline(offline => offline || sendNow(client)), [client])
  return [...entries.values()]
}

/**
 * What screen readers are told: the progress, and at its end that everything was sent. The region is always in the page,
 * because a new one is not read.
 */
export function useSpoken(progress: string, isSending: boolean, hasProblems: boolean): string {
  const [spoken, setSpoken] = useState({ words: '', isSending: false })
  const isEnd = progress === '' && spoken.isSending
  const words = progress !== '' ? progress : isEnd ? (hasProblems ? '' : notesText.sent) : spoken.words
  if (words !== spoken.words || isSending !== spoken.isSending) setSpoken({ words, isSending })
  return words
}
