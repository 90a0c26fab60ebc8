import { asks, ReadOrAnswered } from '../../answers'
import { cards, either } from '../../compose'
import { Instruction } from '../../parts/PartHead'
import { Context, EnglishQuestion, Japanese, Scene, Task } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'
import { ofCourse } from './course'

/** A story told from pictures: each picture beside what was told of it, and the model with its sound. */
export const SkillNarrative = ofCourse(
  cards(Instruction, beside('picture', Scene, either(asks(Task, Context, EnglishQuestion, Japanese), ReadOrAnswered))),
)
