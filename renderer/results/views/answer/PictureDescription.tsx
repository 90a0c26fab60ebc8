import { answerCardsWithPicture } from '../../answer-cards'
import { EnglishQuestion, EnglishText, JapaneseInstruction, JapaneseTranslation } from '../../parts/QuestionTexts'

/** A picture to describe; it stays beside the student's description. */
export const PictureDescription = answerCardsWithPicture(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
)
