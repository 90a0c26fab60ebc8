import { stack } from '../../compose-views'
import { isAsked } from '../../content/missing-answers'
import type { ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'
import { examCards } from './exam-cards'

/** The mark, if there was anything to answer: most of these pictures have no question. */
const AnswerIfAsked = ({ question }: { question: ResultQuestion }) =>
  isAsked(question) ? <AnswerLine question={question} /> : null

/** Hints for an exam: the list of sounds, then pictures with texts and sometimes a question. */
export const ExamTreatmentPolicy = examCards(
  twoColumns(
    'picture',
    ItemPicture,
    stack(
      JapaneseInstruction,
      EnglishText,
      EnglishQuestion,
      JapaneseTranslation,
      ChoiceList,
      AnswerIfAsked,
      ItemAudio,
      Tips,
      SampleAnswers,
    ),
  ),
)
