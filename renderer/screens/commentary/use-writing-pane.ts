import { useState } from 'react'
import { useTransientToggle } from './use-transient-toggle'

/** What a slide of writing shows instead of its question. */
export type WritingPane = 'errors' | 'sentences'

/**
 * Whether a slide of writing shows the errors or the chosen sentences of the class, and the type of errors that is open.
 * Like names and answers, both are hidden again with the next slide and when the screen is locked.
 */
export function useWritingPane(key: string, isWritingSlide: boolean) {
  const toggles = { errors: useTransientToggle(key), sentences: useTransientToggle(key) }
  const [opened, setOpened] = useState<{ key: string; type: string | null }>({ key, type: null })
  const pane: WritingPane | null = !isWritingSlide
    ? null
    : toggles.errors.isOn
      ? 'errors'
      : toggles.sentences.isOn
        ? 'sentences'
        : null
  return {
    pane,
    type: pane === 'errors' && opened.key === key ? opened.type : null,
    open: (type: string | null) => setOpened({ key, type }),
    toggle(which: WritingPane) {
      const other = which === 'errors' ? 'sentences' : 'errors'
      if (toggles[other].isOn) toggles[other].toggle()
      toggles[which].toggle()
      setOpened({ key, type: null })
    },
  }
}
