import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'

/** A sentence to be written in another form: what it was, what is to be done with it, what came of it. */
export const SentenceConversion = answerCards(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
)
