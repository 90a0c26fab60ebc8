import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapanesePrompt,
} from '../../parts/QuestionTexts'

/** A translation into English: the Japanese is the prompt; the English is shown only if it has blanks or is a hint. */
export const JaEnTranslation = answerCards(
  JapaneseInstruction,
  JapanesePrompt,
  ItemPicture,
  EnglishText,
  EnglishQuestion,
)
