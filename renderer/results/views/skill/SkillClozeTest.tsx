import { besideText } from '../../about-text'
import { cards } from '../../compose'
import { Instruction } from '../../parts/PartHead'
import { ofCourse } from './course'

/** A text with numbered blanks to choose for. */
export const SkillClozeTest = ofCourse(cards(Instruction, besideText))
