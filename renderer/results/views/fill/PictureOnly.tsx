import type { ReactNode } from 'react'
import { bySubQuestions, type ItemPart, itemOrSubQuestions, type Part, stack } from '../../compose-views'
import { itemsAndQuestions } from '../../content/items-and-questions'
import type { ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemList } from '../../parts/ItemList'
import { ItemOutcome } from '../../parts/ItemOutcome'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { NumberedCard } from '../../parts/NumberedCard'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import type { ViewProps } from '../../view-types'
import classes from './PictureOnly.module.css'

/** A typed or chosen answer, or the evaluation of a spoken one. */
const Answer: Part = ({ question }) =>
  question.outcome.scoring === 'spoken' ? <ReadingEvaluation question={question} /> : <AnswerLine question={question} />

/** A tile has no edge, so outcome and class statistics are beside the answer. */
const AnswerAndOutcome: Part = ({ question }) => (
  <div className={classes.answer}>
    <Answer question={question} />
    <ItemOutcome outcome={question.outcome} />
  </div>
)

const pictureParts = (...answer: Part[]): Part =>
  stack(ItemPicture, PromptText, QuestionLine, JapaneseTranslation, ItemAudio, ...answer, Tips, SampleAnswers)

const itemPart = (one: Part, several: Part): ItemPart =>
  bySubQuestions(itemOrSubQuestions([Passage, ItemAudio], several), one)

const PictureItem = itemPart(pictureParts(), pictureParts())
const PictureItemWithAnswer = itemPart(pictureParts(ChoiceList, AnswerAndOutcome), pictureParts(ChoiceList, Answer))

const hasQuestionOrAnswer = ({ blanks, choices, outcome }: ResultQuestion): boolean =>
  blanks.length > 0 || choices.length > 0 || outcome.answer !== undefined

/** If nothing is asked and nothing was answered, the pictures are only to look at and nothing counts as unanswered. */
const isAsked = (content: ResultContent): boolean => itemsAndQuestions(content).some(hasQuestionOrAnswer)

const Tile = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard id={item.key} no={item.no}>
    {children}
  </NumberedCard>
)

/** Pictures side by side, each with its number and sound, and its answer if there is one. */
export function PictureOnly({ content }: ViewProps) {
  const Shown = isAsked(content) ? PictureItemWithAnswer : PictureItem
  return (
    <div className={classes.tiles}>
      <ItemList entries={content.entries} frame={Tile}>
        {item => <Shown question={item} />}
      </ItemList>
    </div>
  )
}
