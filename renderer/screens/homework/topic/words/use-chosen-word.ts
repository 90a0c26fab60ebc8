import { useState } from 'react'
import type { MapWord, Passage } from '../../../../results/index'

export interface ChosenWord {
  word: MapWord
  passage: Passage
}

/** The first of the words at which most students stumbled. */
function hardestWord(passages: readonly Passage[]): ChosenWord | undefined {
  const all = passages.flatMap(passage => passage.words.map(word => ({ word, passage })))
  const most = Math.max(0, ...all.map(({ word }) => word.count))
  return most === 0 ? undefined : all.find(({ word }) => word.count === most)
}

/**
 * The word whose readers are shown; at first the hardest. A word that was clicked or reached by key stays until it is
 * released; else it is the one under the pointer.
 */
export function useChosenWord(passages: readonly Passage[]) {
  const [state, setState] = useState<{ key: string; isPinned: boolean }>()
  const byKey = passages
    .flatMap(passage => passage.words.map(word => ({ word, passage })))
    .find(({ word }) => word.key === state?.key)
  return {
    chosen: byKey ?? hardestWord(passages),
    isPinned: state?.isPinned ?? false,
    choose: ({ key }: MapWord) => setState({ key, isPinned: true }),
    release: () => setState(old => old && { ...old, isPinned: false }),
    point: ({ key }: MapWord) => setState(old => (old?.isPinned ? old : { key, isPinned: false })),
  }
}
