import { heardCards } from '../../heard-cards'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { Samples, Tips } from '../../parts/LearningAids'
import { PartHead } from '../../parts/PartHead'

/** Listening in an exam: the head of the part, the sound, what was asked about it, and the script. */
export const ExamListening = heardCards([PartHead], ChoiceList, AnswerLine, Tips, Samples)
