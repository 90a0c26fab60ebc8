import { useCallback } from 'react'
import { useKept } from '../../bridge/index'
import { pseudonymOf } from './pseudonyms'
import { text } from './text'

/**
 * Whether names are hidden, because the class may see the screen: the same choice as in 添削. `nameOf` gives the name, or
 * a word with a number, which is the same on every page.
 */
export function useHiddenNames() {
  const { value, set } = useKept('review-settings')
  const isHidden = value?.hidesNames ?? false
  return {
    isHidden,
    hide: (hidesNames: boolean) => set(old => ({ hidesAi: false, ...old, hidesNames })),
    nameOf: useCallback(
      (name: string, studentId: string) => (isHidden ? text.student(pseudonymOf(studentId)) : name),
      [isHidden],
    ),
  }
}
