import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'

/** A sentence to be written in another form: what it was, what is to be done with it, what came of it. */
export const SentenceConversion = answerCards(Task, Context, EnglishQuestion, Japanese, ItemPicture)
