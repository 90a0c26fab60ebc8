/** Views of what is read aloud in an exam; each differs in what it shows first. */
import { Word } from '../../parts/Word'
import { examCards } from './exam-cards'
import { Passage, Pictured, Sentence, Shadowed } from './read-aloud'

export const ExamWordReading = examCards(Word)
export const ExamSentenceReading = examCards(Sentence)
export const ExamTextReading = examCards(Passage)
export const ExamShadowReading = examCards(Shadowed)
export const ExamPictureReading = examCards(Pictured)
