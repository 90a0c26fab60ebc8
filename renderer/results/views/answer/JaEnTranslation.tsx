import { answerCards } from '../../answer-cards'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapanesePrompt,
} from '../../parts/QuestionTexts'

/** Japanese to be put into English: the Japanese is what is asked, the English only where it has blanks or is a hint. */
export const JaEnTranslation = answerCards(
  JapaneseInstruction,
  JapanesePrompt,
  ItemPicture,
  EnglishText,
  EnglishQuestion,
)
