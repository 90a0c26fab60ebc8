import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Instruction } from '../../parts/PartHeading'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { withCourseLevel } from './CourseLevel'

/** Texts read aloud, coloured by word. */
export const SkillReading = withCourseLevel(
  cardsView(
    Instruction,
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
  ),
)
