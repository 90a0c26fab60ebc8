import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'

/** Texts read aloud or recited, coloured by word, with their translation beside them. */
export const TextReading = cardsView(
  itemAndSubQuestions(
    Topic,
    QuestionLine,
    twoColumns('translation', ReadAloudText, JapaneseTranslation),
    ItemPicture,
    ReadingEvaluation,
    ItemAudio,
    Tips,
    SampleAnswers,
  ),
)
