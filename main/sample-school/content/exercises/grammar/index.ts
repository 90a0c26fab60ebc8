/** Content of what explains and trains grammar. */
import type { ViewContent } from '../shape'
import { grammar } from './grammar'

export const grammarContent = {
  grammar: { kind: 'spoken', skill: '文法', exercises: grammar },
} satisfies Record<string, ViewContent>
