import { answerCards } from '../../answers'
import { Context, EnglishQuestion, ItemPicture, JapaneseAsked, Task } from '../../parts/Texts'

/** Japanese to be put into English: the Japanese is what is asked, the English only where it has blanks or is a hint. */
export const JaEnTranslation = answerCards(Task, JapaneseAsked, ItemPicture, Context, EnglishQuestion)
