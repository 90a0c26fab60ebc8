import { asks } from '../../answers'
import { cards } from '../../compose'
import { Instruction } from '../../parts/PartHead'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { ofCourse } from './course'

/** Grammar in sentences: blanks to fill or to choose for, each explained below. */
export const SkillGrammar = ofCourse(cards(Instruction, asks(Task, Context, EnglishQuestion, Japanese, ItemPicture)))
