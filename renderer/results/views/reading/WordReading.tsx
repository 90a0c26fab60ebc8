import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { WordItem } from '../../parts/WordItem'

/** Words read aloud: picture, word with its sound, meaning. */
export const WordReading = cardsView(itemAndSubQuestions(WordItem))
