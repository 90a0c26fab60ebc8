import { stack } from '../../compose'
import type { ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'
import { examCards } from './exam-cards'

/** The mark, where there was anything to answer: most of these pictures are only looked at. */
const AnswerIfAsked = ({ question }: { question: ResultQuestion }) =>
  question.blanks.length > 0 || question.outcome.answer !== undefined ? <AnswerLine question={question} /> : null

/** How to go about an exam: the list of sounds, and below it pictures with their texts, now and then with a question. */
export const ExamTreatmentPolicy = examCards(
  beside(
    'picture',
    ItemPicture,
    stack(Task, Context, EnglishQuestion, Japanese, ChoiceList, AnswerIfAsked, ItemAudio, Tips, Samples),
  ),
)
