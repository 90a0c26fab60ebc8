import { listeningCards } from '../../listening-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { SampleAnswers, Tips } from '../../parts/LearningAids'

/** Listening: the sound first, then the questions about it, and the script with its translation below. */
export const Listening = listeningCards([], ChoiceList, AnswerLine, Tips, SampleAnswers)
