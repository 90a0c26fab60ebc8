import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { Before } from './Before'

/** A sentence to be written in another form: what it was, what is to be done with it, what came of it. */
export const SentenceConversion = answerCards(Before, Task, Context, EnglishQuestion, Japanese, ItemPicture)
