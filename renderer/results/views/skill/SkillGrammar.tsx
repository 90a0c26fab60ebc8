import { promptAndAnswer } from '../../answer-cards'
import { cardsView } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { withCourseLevel } from './CourseLevel'

/** Grammar sentences with blanks or choices, each with an explanation. */
export const SkillGrammar = withCourseLevel(
  cardsView(
    Instruction,
    promptAndAnswer(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, ItemPicture),
  ),
)
