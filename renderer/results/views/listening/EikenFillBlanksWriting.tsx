import { cardsView } from '../../compose-views'
import { textAboveQuestions } from '../../text-with-questions'

/** A passage with numbered blanks, each typed as one word; the answers are below it. */
export const EikenFillBlanksWriting = cardsView(textAboveQuestions)
