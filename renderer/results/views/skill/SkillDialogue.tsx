import { ReadOrAnswered } from '../../answers'
import { alike, turns } from '../../compose'
import { Instruction } from '../../parts/PartHead'
import { ItemPicture } from '../../parts/Texts'
import { ofCourse } from './course'

/** A dialogue of which some lines are read aloud, and others answered or chosen. */
export const SkillDialogue = ofCourse(turns(Instruction, alike(ItemPicture, ReadOrAnswered)))
