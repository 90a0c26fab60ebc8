import { cardsView } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import { textBesideQuestions } from '../../text-with-questions'
import { withCourseLevel } from './CourseLevel'

/** A text in sight beside the questions about it. */
export const SkillReadingComprehension = withCourseLevel(cardsView(Instruction, textBesideQuestions))
