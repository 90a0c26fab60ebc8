import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'

/** A question in English, answered in English. */
export const EnglishQuestionAnswer = answerCards(
  JapaneseInstruction,
  ItemPicture,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
)
