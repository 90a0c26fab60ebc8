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

/** A story told from pictures: each picture beside the student's story, with the sample answer and its sound. */
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
