/**
 * What a teacher chose in one paper and expects in the next: the kind of sound that Space plays, the open tab of a
 * view, and whether comments are written. Kept until the session ends.
 */
import { useState } from 'react'
import { onSessionEnd } from '../bridge/index'
import type { PlayedKind } from './alternate-sounds'

let playedKind: PlayedKind = 'recording'
const tabs = new Map<string, string>()
let isCommenting = false

/** Forgets all choices: Space plays recordings, and views open on their first tab. */
export function forgetViewChoices(): void {
  playedKind = 'recording'
  tabs.clear()
  isCommenting = false
}
onSessionEnd(forgetViewChoices)

/** The kind of sound that the teacher played last; at first recordings, because they are what she marks. */
export const lastPlayedKind = (): PlayedKind => playedKind

export const setLastPlayedKind = (kind: PlayedKind): void => {
  playedKind = kind
}

/** Whether the teacher has opened a text for comments: the next one opens too. */
export const wasCommenting = (): boolean => isCommenting

export const setCommenting = (open: boolean): void => {
  isCommenting = open
}

/**
 * The open tab of a view, which opens again for the next student.
 * @param view the name of the view and, if its tabs belong to one topic, of the topic.
 * @param initial the tab that opens until the teacher chooses one.
 */
export function useKeptTab(view: string, initial: string): [string, (tab: string | null) => void] {
  const [open, setOpen] = useState(() => tabs.get(view) ?? initial)
  const choose = (tab: string | null): void => {
    if (tab === null) return
    tabs.set(view, tab)
    setOpen(tab)
  }
  return [open, choose]
}
