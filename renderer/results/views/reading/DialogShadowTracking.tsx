import { dialogueView, itemAndSubQuestions, withPlaybackTracking } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { TrackedText } from '../../parts/TrackedText'

/** A dialogue that was shadowed: the line that is heard is marked. */
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
