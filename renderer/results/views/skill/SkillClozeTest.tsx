import { cardsView } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import { textBesideQuestions } from '../../text-with-questions'
import { withCourseLevel } from './CourseLevel'

/** A text with numbered blanks and choices. */
export const SkillClozeTest = withCourseLevel(cardsView(Instruction, textBesideQuestions))
