import { answerCardsWithPicture } from '../../answer-cards'
import { EnglishQuestion, EnglishText, JapaneseInstruction, JapaneseTranslation } from '../../parts/QuestionTexts'

/** A picture to be described: it stays in sight beside what the student said of it. */
export const PictureDescription = answerCardsWithPicture(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
)
