import { answerCardsWithPicture } from '../../answer-cards'
import { EnglishQuestion, EnglishText, JapaneseInstruction, JapaneseTranslation } from '../../parts/QuestionTexts'

/** Questions about a picture. */
export const PictureAnswer = answerCardsWithPicture(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
)
