import { limits } from '../../../../shared/domain/limits'
import { tidyText } from '../../../../shared/domain/text-rules'
import { noteTextFault } from '../../../../shared/domain/writing-note'
import { useKept } from '../../../bridge/index'
import { text } from './text'

type KeepFault = 'same' | 'full' | 'unusable'

/** Why a sentence cannot be kept; null if it can. */
export function keepFault(sentences: readonly string[], typed: string): KeepFault | null {
  if (noteTextFault(typed) !== null) return 'unusable'
  if (sentences.includes(tidyText(typed))) return 'same'
  return sentences.length >= limits.encouragements ? 'full' : null
}

/** The teacher's own sentences of encouragement; they are kept beyond a logout. */
export function useEncouragements() {
  const { value, ready, set } = useKept('encouragements')
  const sentences = ready ? (value ?? text.starter) : []
  return {
    sentences,
    add: (typed: string) =>
      set(old => {
        const kept = old ?? text.starter
        return keepFault(kept, typed) === null ? [tidyText(typed), ...kept] : kept
      }),
    remove: (sentence: string) => set(old => (old ?? text.starter).filter(each => each !== sentence)),
  }
}
