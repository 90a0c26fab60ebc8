import { heardCards } from '../../heard-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { Samples, Tips } from '../../parts/LearningAids'

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export const Listening = heardCards([], ChoiceList, AnswerLine, Tips, Samples)
