/** Exercises that prepare for exams. */
import type { ViewContent } from '../exercise-types'
import { noteTaking } from './note-taking'
import { examListening, examReadingComprehension } from './passages'
import { examFreeAccountQuestion, examGrammarChoice, examTreatmentPolicy } from './questions'
import {
  examPictureReading,
  examSentenceReading,
  examSentenceShadowReading,
  examShadowReading,
  examTextReading,
  examWordReading,
} from './reading'
import { examIntegratedProcess, examQuickResponse, examSpeaking } from './speaking'
import { examWordChoose } from './word-choose'

export const examContent = {
  'exam-word-reading': { kind: 'spoken', skill: '単語', exercises: examWordReading },
  'exam-sentence-reading': { kind: 'spoken', skill: '文の音読', exercises: examSentenceReading },
  'exam-text-reading': { kind: 'spoken', skill: '本文の音読', exercises: examTextReading },
  'exam-shadow-reading': { kind: 'spoken', skill: 'シャドーイング', exercises: examShadowReading },
  'exam-sentence-shadow-reading': { kind: 'spoken', skill: 'シャドーイング', exercises: examSentenceShadowReading },
  'exam-picture-reading': { kind: 'spoken', skill: '文の音読', exercises: examPictureReading },
  'exam-quick-response': { kind: 'spoken', skill: 'スピーキング', exercises: examQuickResponse },
  'exam-speaking': { kind: 'spoken', skill: 'スピーキング', exercises: examSpeaking },
  'exam-integrated-process': { kind: 'spoken', skill: 'スピーキング', exercises: examIntegratedProcess },
  'exam-free-account-question': { kind: 'written', skill: 'ライティング', exercises: examFreeAccountQuestion },
  'exam-word-choose': { kind: 'choice', skill: '語句選択', exercises: examWordChoose },
  'exam-grammar-choice': { kind: 'choice', skill: '文法', exercises: examGrammarChoice },
  'exam-listening': { kind: 'choice', skill: 'リスニング', exercises: examListening },
  'exam-reading-comprehension': { kind: 'choice', skill: '読解', exercises: examReadingComprehension },
  'exam-note-taking': { kind: 'written', skill: 'メモとまとめ', exercises: noteTaking },
  'exam-treatment-policy': { kind: 'choice', skill: '受験のしかた', exercises: examTreatmentPolicy },
} satisfies Record<string, ViewContent>
