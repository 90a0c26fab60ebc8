/** Builders for views of answers in the student's own words: the prompt, the answer and the sample answer. */
import { bySubQuestions, cardsView, type ItemPart, type Part, stack, subQuestions } from './compose-views'
import type { ResultQuestion } from './content/types'
import { ChoiceList } from './parts/ChoiceList'
import { FreeAnswer } from './parts/FreeAnswer'
import { ItemAudio } from './parts/ItemAudio'
import { SampleAnswers, Tips } from './parts/LearningAids'
import { OriginalSentence } from './parts/OriginalSentence'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
  LargePicture,
  QuestionLine,
  ReadAloudText,
} from './parts/QuestionTexts'
import { ReadingEvaluation } from './parts/ReadingEvaluation'
import { Topic } from './parts/Topic'
import { twoColumns } from './parts/TwoColumns'

/** The answer, the sample answer, and the sounds of both. */
export const AnswerAndModel = stack(ChoiceList, FreeAnswer, SampleAnswers, ItemAudio, Tips)

/** The prompt of an item and its answer. An item with sub-questions shows them below its own text. */
export const promptAndAnswer = (...prompt: Part[]): ItemPart => {
  const answerParts = stack(Topic, OriginalSentence, ...prompt, AnswerAndModel)
  return bySubQuestions(
    stack(Topic, OriginalSentence, ...prompt, SampleAnswers, ItemAudio, Tips, subQuestions(ItemPicture, answerParts)),
    answerParts,
  )
}

/** A view of cards with `prompt` and an answer in the student's own words. */
export const answerCards = (...prompt: Part[]) => cardsView(promptAndAnswer(...prompt))

/** The same with a picture beside it. */
export const answerCardsWithPicture = (...prompt: Part[]) =>
  cardsView(twoColumns('picture', LargePicture, promptAndAnswer(...prompt)))

const hasExpectedAnswer = ({ choices, blanks, samples }: ResultQuestion): boolean =>
  choices.length > 0 || blanks.length > 0 || samples.length > 0

const AnsweredLine = stack(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, AnswerAndModel)
const ReadAloudLine = stack(QuestionLine, ReadAloudText, JapaneseTranslation, ReadingEvaluation, ItemAudio, Tips)

/** A line of a script: if it offers an answer it is a question, otherwise it is read aloud. */
export const ReadAloudOrAnsweredLine: Part = ({ question }) =>
  hasExpectedAnswer(question) ? <AnsweredLine question={question} /> : <ReadAloudLine question={question} />
