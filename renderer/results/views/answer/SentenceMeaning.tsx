import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapanesePrompt,
} from '../../parts/QuestionTexts'

/** An English sentence to translate; its Japanese translation is the right answer. */
export const SentenceMeaning = answerCards(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapanesePrompt,
  ItemPicture,
)
