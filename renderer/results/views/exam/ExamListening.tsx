import { listeningCards } from '../../listening-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { PartHeading } from '../../parts/PartHeading'

/** Listening in an exam: heading of the part, sound, questions and script. */
export const ExamListening = listeningCards([PartHeading], ChoiceList, AnswerLine, Tips, SampleAnswers)
