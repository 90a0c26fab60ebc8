import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'

/** Sentences read aloud, coloured by word. */
export const SentenceReading = cardsView(
  itemAndSubQuestions(
    Topic,
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
