import { listeningCards } from '../../listening-cards'
import { ChoiceList } from '../../parts/ChoiceList'
import { FreeAnswer } from '../../parts/FreeAnswer'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Instruction } from '../../parts/PartHeading'
import { withCourseLevel } from './CourseLevel'

/** A sound and the questions about it: chosen, typed or spoken answers; the script below. */
export const SkillListening = withCourseLevel(
  listeningCards([Instruction], ChoiceList, FreeAnswer, SampleAnswers, Tips),
)
