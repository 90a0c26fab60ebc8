import { cardsView, itemAndSubQuestions, withPlaybackTracking } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { TrackedText } from '../../parts/TrackedText'
import { twoColumns } from '../../parts/TwoColumns'

/** A chapter that was shadowed: the sentence that is heard is marked. */
export const ChapterShadowTracking = withPlaybackTracking(
  cardsView(
    itemAndSubQuestions(
      Topic,
      QuestionLine,
      twoColumns('translation', TrackedText, JapaneseTranslation),
      ItemPicture,
      ReadingEvaluation,
      ItemAudio,
      Tips,
      SampleAnswers,
    ),
  ),
)
