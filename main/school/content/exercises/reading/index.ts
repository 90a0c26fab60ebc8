/** Exercises that are read aloud. */
import type { ViewContent } from '../shape'
import { dialog } from './dialog'
import { sentenceReading } from './sentence-reading'
import { wordReading } from './word-reading'

export const readingContent = {
  'word-reading': { kind: 'spoken', skill: '単語', exercises: wordReading },
  'sentence-reading': { kind: 'spoken', skill: '文の音読', exercises: sentenceReading },
  dialog: { kind: 'spoken', skill: '対話', exercises: dialog },
} satisfies Record<string, ViewContent>
