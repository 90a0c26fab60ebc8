import { answerCards } from '../../answers'
import { Instruction } from '../../parts/PartHead'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { ofCourse } from './course'

/** Questions and topics that are spoken about; the model answer can be heard. */
export const SkillSpeaking = ofCourse(answerCards(Instruction, Task, ItemPicture, Context, EnglishQuestion, Japanese))
