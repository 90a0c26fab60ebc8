import { cardsView } from '../../compose-views'
import { textBesideQuestions } from '../../text-with-questions'

/** A passage with numbered blanks; each box shows the option chosen for it. */
export const EikenClozeTest = cardsView(textBesideQuestions)
