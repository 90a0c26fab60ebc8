import { besideText } from '../../about-text'
import { cards } from '../../compose'
import { Instruction } from '../../parts/PartHead'
import { ofCourse } from './course'

/** A text in sight beside the questions about it. */
export const SkillReadingComprehension = ofCourse(cards(Instruction, besideText))
