import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { examCards } from './exam-cards'
import { WrittenAnswer } from './WrittenAnswer'

/** An answer written freely: the student's text in a box, its points at the edge, and a model. */
export const ExamFreeAccountQuestion = examCards(
  Topic,
  Task,
  Context,
  EnglishQuestion,
  Japanese,
  ItemPicture,
  WrittenAnswer,
  ItemAudio,
  Samples,
  Tips,
)
