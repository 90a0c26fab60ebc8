import { besideText } from '../../about-text'
import { cards } from '../../compose'

/** A passage whose numbered blanks are chosen one by one: each box holds the choice taken for it. */
export const EikenClozeTest = cards(besideText)
