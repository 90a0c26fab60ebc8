import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'

/** A question in English, answered in English. */
export const EnglishQuestionAnswer = answerCards(Task, ItemPicture, Context, EnglishQuestion, Japanese)
