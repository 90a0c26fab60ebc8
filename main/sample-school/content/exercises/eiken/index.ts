/** Exercises of the Eiken exam family. */
import type { ViewContent } from '../exercise-types'
import { eikenDictation } from './dictation'
import { eikenDialog } from './eiken-dialog'
import { eikenExam } from './eiken-exam'
import { eikenFillWords } from './fill-words'

export const eikenContent = {
  'eiken-exam': { kind: 'spoken', skill: '二次試験', exercises: eikenExam },
  'eiken-dialog': { kind: 'spoken', skill: '面接', exercises: eikenDialog },
  'eiken-dictation': { kind: 'dictated', skill: '書き取り', exercises: eikenDictation },
  'eiken-fill-words': { kind: 'blanks', skill: '単語を書く', exercises: eikenFillWords },
} satisfies Record<string, ViewContent>
