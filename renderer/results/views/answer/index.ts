/** Views of answers in the student's own words, typed or recorded. */
import type { ViewDefinition } from '../../view-types'
import { EnglishQuestionAnswer } from './EnglishQuestionAnswer'
import { JaEnTranslation } from './JaEnTranslation'
import { PictureAnswer } from './PictureAnswer'
import { PictureDescription } from './PictureDescription'
import { QuickResponse } from './QuickResponse'
import { SentenceConversion } from './SentenceConversion'
import { SentenceMeaning } from './SentenceMeaning'

export const answerViews = {
  'english-question-answer': { View: EnglishQuestionAnswer, scoring: 'either' },
  'ja-en-translation': { View: JaEnTranslation, scoring: 'either', expectedAnswer: 'english' },
  'sentence-meaning': { View: SentenceMeaning, scoring: 'either', expectedAnswer: 'japanese' },
  'sentence-conversion': { View: SentenceConversion, scoring: 'either', expectedAnswer: 'rewritten' },
  'picture-description': { View: PictureDescription, scoring: 'either' },
  'picture-answer': { View: PictureAnswer, scoring: 'either' },
  'quick-response': { View: QuickResponse, scoring: 'either' },
} satisfies Record<string, ViewDefinition>
