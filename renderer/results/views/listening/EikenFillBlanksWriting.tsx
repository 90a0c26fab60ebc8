import { belowText } from '../../about-text'
import { cards } from '../../compose'

/** A passage whose numbered blanks are typed: a word each, so the answers stand below it. */
export const EikenFillBlanksWriting = cards(belowText)
