import { listeningCards } from '../../listening-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { SampleAnswers, Tips } from '../../parts/LearningAids'

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export const Listening = listeningCards([], ChoiceList, AnswerLine, Tips, SampleAnswers)
