/** Builders for exam cards: the heading of a part, then its prompt and answer, or those of its sub-questions. */
import { promptAndAnswer } from '../../answer-cards'
import { bySubQuestions, cardsView, type ItemPart, type Part, stack, subQuestions } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { PartHeading } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'

/** What sub-questions are about: a text, its picture and sound. */
const SharedParts = stack(
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
  ItemAudio,
  SampleAnswers,
  Tips,
)

/** An item that shows `parts`, or whose sub-questions do. */
const itemOrSubQuestionParts = (...parts: Part[]): ItemPart =>
  bySubQuestions(stack(SharedParts, subQuestions(...parts)), stack(...parts))

/** A view of such items. */
export const examCards = (...parts: Part[]) => cardsView(PartHeading, itemOrSubQuestionParts(...parts))

/** The prompt, and the answer: chosen, typed or spoken. */
export const PromptAndAnswer = twoColumns(
  'picture',
  ItemPicture,
  promptAndAnswer(JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation),
)

/** A view of such items. */
export const PromptAndAnswerCards = cardsView(PartHeading, PromptAndAnswer)
