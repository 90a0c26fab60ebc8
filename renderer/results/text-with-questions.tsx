/**
 * Builders for views of a text with questions about it: the text stays visible beside its questions (SPEC §2 reading
 * comprehension, cloze test).
 */
import { bySubQuestions, type ItemPart, stack, subQuestions } from './compose-views'
import { hasBlank } from './content/blank-text'
import type { ResultItem, ResultQuestion } from './content/types'
import { AnswerLine } from './parts/AnswerLine'
import { BlankText } from './parts/BlankText'
import { ChoiceList } from './parts/ChoiceList'
import { ItemAudio } from './parts/ItemAudio'
import { SampleAnswers, Tips } from './parts/LearningAids'
import { Passage } from './parts/Passage'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
  QuestionLine,
} from './parts/QuestionTexts'
import { StickyText } from './parts/StickyText'
import { Topic } from './parts/Topic'

const MarkedAnswer = stack(ChoiceList, AnswerLine, Tips, SampleAnswers)
const SharedParts = stack(QuestionLine, ItemAudio, Tips, SampleAnswers)
const OwnQuestion = stack(JapaneseInstruction, EnglishQuestion, MarkedAnswer, ItemAudio)

/** The text of an item that is itself the question, with numbered boxes for its blanks. */
const NumberedBlanks = ({ question }: { question: ResultQuestion }) =>
  question.english === undefined ? null : <BlankText text={question.english} outcome={question.outcome} numbered />

const QuestionWithoutText = stack(
  Topic,
  JapaneseInstruction,
  ItemPicture,
  NumberedBlanks,
  EnglishQuestion,
  JapaneseTranslation,
  MarkedAnswer,
  ItemAudio,
)

/** The sub-questions about a text, Q.1, Q.2 …, each with its choices or its typed answer. */
const SubQuestionList = subQuestions(
  JapaneseInstruction,
  ItemAudio,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
  MarkedAnswer,
)

const hasOwnText = ({ english, question }: ResultItem): boolean =>
  english !== undefined && question !== undefined && !hasBlank(english)

const SingleQuestion: ItemPart = ({ question: item }) =>
  hasOwnText(item) ? (
    <StickyText no={item.no} text={<Passage question={item} />}>
      <OwnQuestion question={item} />
    </StickyText>
  ) : (
    <QuestionWithoutText question={item} />
  )

const TextBesideSubQuestions: ItemPart = ({ question: item }) => (
  <StickyText no={item.no} text={<Passage question={item} />}>
    <SharedParts question={item} />
    <SubQuestionList question={item} />
  </StickyText>
)

const PartsBelowText = stack(SharedParts, SubQuestionList)

/**
 * A text with its questions beside it. An item that is itself the question is shown without a text, or beside its own
 * text.
 */
export const textBesideQuestions = bySubQuestions(TextBesideSubQuestions, SingleQuestion)

/** A text above its questions, for answers of one word. */
export const textAboveQuestions: ItemPart = bySubQuestions(
  ({ question: item }) => (
    <>
      <Passage question={item} />
      <PartsBelowText question={item} />
    </>
  ),
  QuestionWithoutText,
)
