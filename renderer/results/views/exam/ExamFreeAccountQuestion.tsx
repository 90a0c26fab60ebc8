import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { Topic } from '../../parts/Topic'
import { examCards } from './exam-cards'
import { WrittenAnswer } from './WrittenAnswer'

/** A free written answer: the student's text in a box, its points at the edge, and a sample answer. */
export const ExamFreeAccountQuestion = examCards(
  Topic,
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
  WrittenAnswer,
  ItemAudio,
  SampleAnswers,
  Tips,
)
