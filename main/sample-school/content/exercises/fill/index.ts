/** Exercises to fill in or to put in order. */
import type { ViewContent } from '../exercise-types'
import { blankFilling } from './blank-filling'
import { dictation } from './dictation'
import { pictureOnly } from './picture-only'
import { sentenceFilling } from './sentence-filling'
import { sentenceSequencing } from './sentence-sequencing'
import { wordChoose } from './word-choose'
import { wordSequencing } from './word-sequencing'

export const fillContent = {
  'blank-filling': { kind: 'blanks', skill: '空所補充', exercises: blankFilling },
  dictation: { kind: 'dictated', skill: 'ディクテーション', exercises: dictation },
  'sentence-filling': { kind: 'blanks', skill: '文補充', exercises: sentenceFilling },
  'sentence-sequencing': { kind: 'ordered', skill: '文整序', exercises: sentenceSequencing },
  'word-sequencing': { kind: 'ordered', skill: '語順整序', exercises: wordSequencing },
  'word-choose': { kind: 'choice', skill: '単語選択', exercises: wordChoose },
  'picture-only': { kind: 'spoken', skill: '絵', exercises: pictureOnly },
} satisfies Record<string, ViewContent>
