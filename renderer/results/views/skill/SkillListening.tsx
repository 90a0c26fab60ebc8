import { heardCards } from '../../heard-cards'
import { ChoiceList } from '../../parts/ChoiceList'
import { Samples, Tips } from '../../parts/LearningAids'
import { Instruction } from '../../parts/PartHead'
import { Reply } from '../../parts/Reply'
import { ofCourse } from './course'

/** What was heard, then what was asked about it: chosen, typed or said; the script below. */
export const SkillListening = ofCourse(heardCards([Instruction], ChoiceList, Reply, Samples, Tips))
