import { listeningCards } from '../../listening-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { PartHeading } from '../../parts/PartHeading'

/** Listening in an exam: the head of the part, the sound, what was asked about it, and the script. */
export const ExamListening = listeningCards([PartHeading], ChoiceList, AnswerLine, Tips, SampleAnswers)
