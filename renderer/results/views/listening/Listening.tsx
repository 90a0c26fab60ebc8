import { heardCards } from '../../heard-cards'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export const Listening = heardCards([], ChoiceList, AnswerLine, Tips, Samples)
