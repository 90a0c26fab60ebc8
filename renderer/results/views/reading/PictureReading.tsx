import { cardsView, itemAndSubQuestions, stack } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'

/** Pictures with a text read aloud: the picture at the left, everything else at the right. */
export const PictureReading = cardsView(
  itemAndSubQuestions(
    twoColumns(
      'picture',
      ItemPicture,
      stack(Topic, QuestionLine, ReadAloudText, JapaneseTranslation, ReadingEvaluation, ItemAudio, Tips, SampleAnswers),
    ),
  ),
)
