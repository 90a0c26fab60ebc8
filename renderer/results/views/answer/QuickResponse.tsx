import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, JapaneseAsked, Task } from '../../parts/Texts'

/** A prompt, in English or Japanese, answered at once. */
export const QuickResponse = answerCards(Task, ItemPicture, Context, EnglishQuestion, JapaneseAsked)
