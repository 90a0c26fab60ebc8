/** Builds views from parts: most views only list the parts of an item in order (DESIGN §9). */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import type { ResultItem, ResultQuestion } from './content/types'
import { BrokenItem } from './parts/BrokenItem'
import { DialogueTurns } from './parts/DialogueTurns'
import { ItemCards } from './parts/ItemCards'
import { ItemOutcome } from './parts/ItemOutcome'
import { SampleAnswers, Tips } from './parts/LearningAids'
import { SubCard } from './parts/NumberedCard'
import { PlaybackTracking } from './parts/PlaybackTracking'
import { QuestionLine } from './parts/QuestionTexts'
import { Topic } from './parts/Topic'
import type { ViewProps } from './view-types'

/** Shows one aspect of a question, or nothing if the question does not have it. */
export type Part = (props: { question: ResultQuestion }) => ReactNode

/** A part that needs the whole item, including its sub-questions. */
export type ItemPart = (props: { question: ResultItem }) => ReactNode

const renderParts = <Q extends ResultQuestion>(
  parts: readonly ((props: { question: Q }) => ReactNode)[],
  question: Q,
) => createElement(Fragment, null, ...parts.map(part => createElement(part, { question })))

/** Combines parts, one below another, into one part. If one of them needs the whole item, the result does too. */
export const stack =
  <Q extends ResultQuestion>(...parts: ((props: { question: Q }) => ReactNode)[]) =>
  ({ question }: { question: Q }): ReactNode =>
    renderParts(parts, question)

/** A view of numbered cards: No.1, No.2 … */
export const cardsView =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <ItemCards entries={content.entries} interludes={content.interludes}>
      {item => renderParts(parts, item)}
    </ItemCards>
  )

/** A view of a dialogue, with speakers alternating left and right. */
export const dialogueView =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <DialogueTurns entries={content.entries} interludes={content.interludes}>
      {item => renderParts(parts, item)}
    </DialogueTurns>
  )

/** A view that highlights the text being played and can play all items one after another. */
export const withPlaybackTracking =
  (View: ComponentType<ViewProps>) =>
  ({ content }: ViewProps) => (
    <PlaybackTracking content={content}>
      <View content={content} />
    </PlaybackTracking>
  )

/** The sub-questions of an item, Q.1, Q.2 …, each with its own outcome at the edge. */
export const subQuestions =
  (...parts: Part[]): ItemPart =>
  ({ question: item }) =>
    item.questions.map(question => (
      <SubCard key={question.key} no={question.no} side={<ItemOutcome outcome={question.outcome} />}>
        {question.broken ? <BrokenItem /> : renderParts(parts, question)}
      </SubCard>
    ))

/** Uses one part for items with sub-questions and another for items without. */
export const bySubQuestions =
  (several: ItemPart, one: ItemPart): ItemPart =>
  ({ question: item }) =>
    createElement(item.questions.length > 0 ? several : one, { question: item })

/** Shows the same parts for an item and for each of its sub-questions. */
export const itemAndSubQuestions = (...parts: Part[]): ItemPart => {
  const below = subQuestions(...parts)
  return ({ question }) => renderParts<ResultItem>([...parts, below], question)
}

/**
 * For an item without sub-questions, shows `own`. For one with sub-questions, shows `shared` once and `own` for each of
 * them.
 */
export const itemOrSubQuestions = (shared: readonly ItemPart[], own: Part): ItemPart => {
  const parts = [...shared, QuestionLine, Tips, SampleAnswers, subQuestions(own)]
  return bySubQuestions(({ question }) => renderParts(parts, question), stack(Topic, own))
}
