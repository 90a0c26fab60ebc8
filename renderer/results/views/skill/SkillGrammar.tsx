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

/** Grammar in sentences: blanks to fill or to choose for, each explained below. */
export const SkillGrammar = withCourseLevel(
  cardsView(
    Instruction,
    promptAndAnswer(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, ItemPicture),
  ),
)
