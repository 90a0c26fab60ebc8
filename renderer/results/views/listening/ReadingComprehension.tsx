import { cardsView } from '../../compose-views'
import { textBesideQuestions } from '../../text-with-questions'

/** A passage with questions, chosen or typed; the passage stays visible. */
export const ReadingComprehension = cardsView(textBesideQuestions)
