import { cardsView } from '../../compose-views'
import { textBesideQuestions } from '../../text-with-questions'

/** A passage and questions about it, chosen or typed; the passage stays in sight. */
export const ReadingComprehension = cardsView(textBesideQuestions)
