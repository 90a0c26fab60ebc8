import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'

/** A sentence to rewrite: the original, the instruction and the result. */
export const SentenceConversion = answerCards(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
)
