import { cardsView, itemAndSubQuestions, withPlaybackTracking } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { TrackedText } from '../../parts/TrackedText'
import { twoColumns } from '../../parts/TwoColumns'

/** A chapter to shadow: the sentence being played is highlighted. */
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
