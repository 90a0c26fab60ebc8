/** Exercises that explain and train grammar. */
import type { ViewContent } from '../exercise-types'
import { grammar } from './grammar'

export const grammarContent = {
  grammar: { kind: 'spoken', skill: '文法', exercises: grammar },
} satisfies Record<string, ViewContent>
