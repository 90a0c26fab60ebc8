import { besideText } from '../../about-text'
import { cards } from '../../compose'

/** A passage and questions about it, chosen or typed; the passage stays in sight. */
export const ReadingComprehension = cards(besideText)
