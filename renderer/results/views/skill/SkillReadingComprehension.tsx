import { cardsView } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import { textBesideQuestions } from '../../text-with-questions'
import { withCourseLevel } from './CourseLevel'

/** A text that stays visible beside its questions. */
export const SkillReadingComprehension = withCourseLevel(cardsView(Instruction, textBesideQuestions))
