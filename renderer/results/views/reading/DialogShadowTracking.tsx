import { dialogueView, itemAndSubQuestions, withPlaybackTracking } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { TrackedText } from '../../parts/TrackedText'

/** A dialogue to shadow: the line being played is highlighted. */
export const DialogShadowTracking = withPlaybackTracking(
  dialogueView(
    itemAndSubQuestions(
      QuestionLine,
      TrackedText,
      JapaneseTranslation,
      ItemPicture,
      ReadingEvaluation,
      ItemAudio,
      Tips,
      SampleAnswers,
    ),
  ),
)
