import { promptAndAnswer, ReadAloudOrAnsweredLine } from '../../answer-cards'
import { bySubQuestions, cardsView } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  JapaneseInstruction,
  JapaneseTranslation,
  LargePicture,
} from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'
import { withCourseLevel } from './CourseLevel'

/** A story told from pictures: each picture beside what was told of it, and the model with its sound. */
export const SkillNarrative = withCourseLevel(
  cardsView(
    Instruction,
    twoColumns(
      'picture',
      LargePicture,
      bySubQuestions(
        promptAndAnswer(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation),
        ReadAloudOrAnsweredLine,
      ),
    ),
  ),
)
