/** Exercises to read aloud. */
import type { ViewContent } from '../exercise-types'
import { chapterShadowTracking } from './chapter-shadow-tracking'
import { dialog } from './dialog'
import { dialogShadowTracking } from './dialog-shadow-tracking'
import { narration } from './narration'
import { pictureReading } from './picture-reading'
import { recitationReading } from './recitation-reading'
import { recitationSentenceReading } from './recitation-sentence-reading'
import { sentenceReading } from './sentence-reading'
import { shadowReading } from './shadow-reading'
import { textReading } from './text-reading'
import { wordReading } from './word-reading'

export const readingContent = {
  'word-reading': { kind: 'spoken', skill: '単語', exercises: wordReading },
  'sentence-reading': { kind: 'spoken', skill: '文の音読', exercises: sentenceReading },
  'text-reading': { kind: 'spoken', skill: '本文の音読', exercises: textReading },
  'shadow-reading': { kind: 'spoken', skill: 'シャドーイング', exercises: shadowReading },
  dialog: { kind: 'spoken', skill: '対話', exercises: dialog },
  'dialog-shadow-tracking': { kind: 'spoken', skill: 'シャドーイング', exercises: dialogShadowTracking },
  'chapter-shadow-tracking': { kind: 'spoken', skill: 'シャドーイング', exercises: chapterShadowTracking },
  'picture-reading': { kind: 'spoken', skill: '絵を見て音読', exercises: pictureReading },
  narration: { kind: 'spoken', skill: 'ナレーション', exercises: narration },
  'recitation-reading': { kind: 'spoken', skill: '暗唱', exercises: recitationReading },
  'recitation-sentence-reading': { kind: 'spoken', skill: '暗唱', exercises: recitationSentenceReading },
} satisfies Record<string, ViewContent>
