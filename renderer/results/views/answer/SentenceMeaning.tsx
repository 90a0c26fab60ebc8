import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, JapaneseAsked, Task } from '../../parts/Texts'

/** An English sentence whose meaning is to be given; its translation is the right answer. */
export const SentenceMeaning = answerCards(Task, Context, EnglishQuestion, JapaneseAsked, ItemPicture)
