/** Views of texts read aloud in an exam. */
import { WordItem } from '../../parts/WordItem'
import { examCards } from './exam-cards'
import { Passage, PictureAndText, Sentence, ShadowedText } from './read-aloud'

export const ExamWordReading = examCards(WordItem)
export const ExamSentenceReading = examCards(Sentence)
export const ExamTextReading = examCards(Passage)
export const ExamShadowReading = examCards(ShadowedText)
export const ExamPictureReading = examCards(PictureAndText)
