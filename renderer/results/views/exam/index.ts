/** Views of exam preparation. */
import type { ViewDefinition } from '../../view-types'
import { ExamFreeAccountQuestion } from './ExamFreeAccountQuestion'
import { ExamIntegratedProcess } from './ExamIntegratedProcess'
import { ExamListening } from './ExamListening'
import { ExamNoteTaking } from './ExamNoteTaking'
import { ExamReadingComprehension } from './ExamReadingComprehension'
import { ExamTreatmentPolicy } from './ExamTreatmentPolicy'
import { ExamWordChoose } from './ExamWordChoose'
import { PromptAndAnswerCards } from './exam-cards'
import {
  ExamPictureReading,
  ExamSentenceReading,
  ExamShadowReading,
  ExamTextReading,
  ExamWordReading,
} from './exam-reading'

export const examViews = {
  'exam-word-reading': { View: ExamWordReading, scoring: 'spoken' },
  'exam-sentence-reading': { View: ExamSentenceReading, scoring: 'spoken' },
  'exam-text-reading': { View: ExamTextReading, scoring: 'spoken' },
  'exam-shadow-reading': { View: ExamShadowReading, scoring: 'spoken' },
  'exam-sentence-shadow-reading': { View: ExamShadowReading, scoring: 'spoken' },
  'exam-picture-reading': { View: ExamPictureReading, scoring: 'spoken' },
  'exam-quick-response': { View: PromptAndAnswerCards, scoring: 'either' },
  'exam-speaking': { View: PromptAndAnswerCards, scoring: 'either' },
  'exam-integrated-process': { View: ExamIntegratedProcess, scoring: 'spoken' },
  'exam-free-account-question': { View: ExamFreeAccountQuestion, scoring: 'spoken' },
  'exam-word-choose': { View: ExamWordChoose, scoring: 'marked' },
  'exam-grammar-choice': { View: PromptAndAnswerCards, scoring: 'marked' },
  'exam-listening': { View: ExamListening, scoring: 'marked' },
  'exam-reading-comprehension': { View: ExamReadingComprehension, scoring: 'marked', leadPosition: 'beside' },
  'exam-note-taking': { View: ExamNoteTaking, scoring: 'either', hasPartFiles: true },
  'exam-treatment-policy': { View: ExamTreatmentPolicy, scoring: 'marked', hasPagesWithoutQuestion: true },
} satisfies Record<string, ViewDefinition>
