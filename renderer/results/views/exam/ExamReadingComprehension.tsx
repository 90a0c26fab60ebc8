import { AnswerAndModel } from '../../answer-cards'
import { bySubQuestions, cardsView, type ItemPart, stack, subQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { PartHeading } from '../../parts/PartHeading'
import { Passage } from '../../parts/Passage'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
  QuestionLine,
} from '../../parts/QuestionTexts'
import { StickyText } from '../../parts/StickyText'
import { PromptAndAnswer } from './exam-cards'

const SubQuestionList = subQuestions(
  stack(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, ItemPicture, AnswerAndModel),
)

const SharedParts = stack(QuestionLine, SampleAnswers, Tips)

/** The passage stays visible beside its questions. */
const PassageAndQuestions: ItemPart = ({ question: item }) => (
  <StickyText
    no={item.no}
    text={
      <>
        <Passage question={item} />
        <ItemAudio question={item} />
      </>
    }
  >
    <SharedParts question={item} />
    <SubQuestionList question={item} />
  </StickyText>
)

/** A passage with questions about it. */
export const ExamReadingComprehension = cardsView(PartHeading, bySubQuestions(PassageAndQuestions, PromptAndAnswer))
