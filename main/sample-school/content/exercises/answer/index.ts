/** Exercises with free answers: written if a question has an answer of its own, else spoken. */
import type { ViewContent } from '../exercise-types'
import { englishQuestionAnswer } from './english-question-answer'
import { jaEnTranslation } from './ja-en-translation'
import { pictureAnswer } from './picture-answer'
import { pictureDescription } from './picture-description'
import { quickResponse } from './quick-response'
import { sentenceConversion } from './sentence-conversion'
import { sentenceMeaning } from './sentence-meaning'

export const answerContent = {
  'english-question-answer': { kind: 'spoken', skill: '英問英答', exercises: englishQuestionAnswer },
  'ja-en-translation': { kind: 'blanks', skill: '和文英訳', exercises: jaEnTranslation },
  'sentence-meaning': { kind: 'blanks', skill: '英文和訳', exercises: sentenceMeaning },
  'sentence-conversion': { kind: 'blanks', skill: '書きかえ', exercises: sentenceConversion },
  'picture-description': { kind: 'spoken', skill: '絵の説明', exercises: pictureDescription },
  'picture-answer': { kind: 'spoken', skill: '絵の質問', exercises: pictureAnswer },
  'quick-response': { kind: 'spoken', skill: '即答', exercises: quickResponse },
} satisfies Record<string, ViewContent>
