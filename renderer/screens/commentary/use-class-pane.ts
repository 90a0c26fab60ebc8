import { useState } from 'react'
import { isReadAloud, isWriting } from '../../../shared/domain/view-families'
import { useTransientToggle } from './use-transient-toggle'

/** What a slide shows of the whole topic instead of its question. */
export type ClassPane = 'errors' | 'sentences' | 'words'

/** The panes of a topic: none, if its view is neither writing nor read aloud. */
const panesOf = (viewKey: string): readonly ClassPane[] =>
  isWriting(viewKey) ? ['errors', 'sentences'] : isReadAloud(viewKey) ? ['words'] : []

/**
 * Which pane a slide shows, and the type of errors that is open. Like names and answers, a pane is hidden again with the
 * next slide and when the screen is locked.
 */
export function useClassPane(key: string, viewKey: string) {
  const toggles = {
    errors: useTransientToggle(key),
    sentences: useTransientToggle(key),
    words: useTransientToggle(key),
  }
  const [type, setType] = useState<string | null>(null)
  const panes = panesOf(viewKey)
  const pane = panes.find(one => toggles[one].isOn) ?? null
  return {
    panes,
    pane,
    type: pane === 'errors' ? type : null,
    open: setType,
    toggle(which: ClassPane) {
      for (const other of panes) if (other !== which && toggles[other].isOn) toggles[other].toggle()
      toggles[which].toggle()
      setType(null)
    },
  }
}
