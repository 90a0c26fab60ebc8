import { cardsView } from '../../compose-views'
import { textAboveQuestions } from '../../text-with-questions'

/** A passage whose numbered blanks are typed: a word each, so the answers stand below it. */
export const EikenFillBlanksWriting = cardsView(textAboveQuestions)
