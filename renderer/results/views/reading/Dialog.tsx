import { dialogueView, itemAndSubQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'

/** A dialogue read aloud line by line. */
export const Dialog = dialogueView(
  itemAndSubQuestions(
    QuestionLine,
    ReadAloudText,
    JapaneseTranslation,
    ItemPicture,
    ReadingEvaluation,
    ItemAudio,
    Tips,
    SampleAnswers,
  ),
)
