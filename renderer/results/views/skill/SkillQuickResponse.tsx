import { answerCards } from '../../answers'
import { Instruction } from '../../parts/PartHead'
import { Context, EnglishQuestion, ItemPicture, JapaneseAsked, Task } from '../../parts/Texts'
import { ofCourse } from './course'

/** A prompt that is answered at once, in English. */
export const SkillQuickResponse = ofCourse(
  answerCards(Instruction, Task, ItemPicture, Context, EnglishQuestion, JapaneseAsked),
)
