import { cardsView } from '../../compose-views'
import { textBesideQuestions } from '../../text-with-questions'

/** A passage whose numbered blanks are chosen one by one: each box holds the choice taken for it. */
export const EikenClozeTest = cardsView(textBesideQuestions)
