/** Listening and reading exercises with questions. */
import type { ViewContent } from '../exercise-types'
import { eikenClozeTest } from './eiken-cloze-test'
import { eikenFillBlanksWriting } from './eiken-fill-blanks-writing'
import { listening } from './listening'
import { readingComprehension } from './reading-comprehension'

export const listeningContent = {
  listening: { kind: 'choice', skill: 'リスニング', exercises: listening },
  'reading-comprehension': { kind: 'choice', skill: '読解', exercises: readingComprehension },
  'eiken-cloze-test': { kind: 'choice', skill: '長文の空所補充', exercises: eikenClozeTest },
  'eiken-fill-blanks-writing': { kind: 'blanks', skill: '長文の空所記入', exercises: eikenFillBlanksWriting },
} satisfies Record<string, ViewContent>
