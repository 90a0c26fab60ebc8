/** The cards of an exam: below the head of each part what is asked in it, or in its sub-questions. */
import { asks } from '../../answers'
import { cards, either, type ItemPart, type Part, stack, subQuestions } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { PartHead } from '../../parts/PartHead'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'

/** What sub-questions are about: a text, its picture and sound. */
const About = stack(Task, Context, EnglishQuestion, Japanese, ItemPicture, ItemAudio, Samples, Tips)

/** An item that consists of `parts`, or whose sub-questions do. */
const each = (...parts: Part[]): ItemPart => either(stack(About, subQuestions(...parts)), stack(...parts))

/** A view of such items. */
export const examCards = (...parts: Part[]) => cards(PartHead, each(...parts))

/** What is asked of the student, and what was answered: chosen, typed or said. */
export const Asked = beside('picture', ItemPicture, asks(Task, Context, EnglishQuestion, Japanese))

/** A view of what is asked. */
export const AskedCards = cards(PartHead, Asked)
