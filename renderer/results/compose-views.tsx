/** Views made of parts: most views only say which parts an item has, and in which order (DESIGN §9). */
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

/** Shows one thing of a question, or nothing where the question has none of it. */
export type Part = (props: { question: ResultQuestion }) => ReactNode

/** A part that needs the whole item, its sub-questions too. */
export type ItemPart = (props: { question: ResultItem }) => ReactNode

const renderParts = <Q extends ResultQuestion>(
  parts: readonly ((props: { question: Q }) => ReactNode)[],
  question: Q,
) => createElement(Fragment, null, ...parts.map(part => createElement(part, { question })))

/** Parts below one another, as one part; one of them that needs the whole item makes it a part that does. */
export const stack =
  <Q extends ResultQuestion>(...parts: ((props: { question: Q }) => ReactNode)[]) =>
  ({ question }: { question: Q }): ReactNode =>
    renderParts(parts, question)

/** A view of numbered cards: No.1, No.2 … */
export const cardsView =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <ItemCards entries={content.entries} waits={content.interludes}>
      {item => renderParts(parts, item)}
    </ItemCards>
  )

/** A view of a dialogue: speakers to the left and right by turns. */
export const dialogueView =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <DialogueTurns entries={content.entries} waits={content.interludes}>
      {item => renderParts(parts, item)}
    </DialogueTurns>
  )

/** A view that follows what is heard, and plays its items one after another. */
export const withPlaybackTracking =
  (View: ComponentType<ViewProps>) =>
  ({ content }: ViewProps) => (
    <PlaybackTracking content={content}>
      <View content={content} />
    </PlaybackTracking>
  )

/** An item's sub-questions, Q.1, Q.2 …, each with its own outcome at its edge. */
export const subQuestions =
  (...parts: Part[]): ItemPart =>
  ({ question: item }) =>
    item.questions.map(question => (
      <SubCard key={question.key} no={question.no} side={<ItemOutcome outcome={question.outcome} />}>
        {question.broken ? <BrokenItem /> : renderParts(parts, question)}
      </SubCard>
    ))

/** One way for items that hold sub-questions, another for those that are answered themselves. */
export const bySubQuestions =
  (several: ItemPart, one: ItemPart): ItemPart =>
  ({ question: item }) =>
    createElement(item.questions.length > 0 ? several : one, { question: item })

/** What an item and each of its sub-questions show alike. */
export const itemAndSubQuestions = (...parts: Part[]): ItemPart => {
  const below = subQuestions(...parts)
  return ({ question }) => renderParts<ResultItem>([...parts, below], question)
}

/** Items that are answered themselves, or that hold sub-questions below what these share. */
export const itemOrSubQuestions = (shared: readonly ItemPart[], own: Part): ItemPart => {
  const parts = [...shared, QuestionLine, Tips, SampleAnswers, subQuestions(own)]
  return bySubQuestions(({ question }) => renderParts(parts, question), stack(Topic, own))
}
