/** Views made of parts: most views only say which parts an item has, and in which order (DESIGN §9). */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import type { ResultItem, ResultQuestion } from './content/types'
import { BrokenItem } from './parts/BrokenItem'
import { ItemSide } from './parts/ItemSide'
import { Items } from './parts/Items'
import { Samples, Tips } from './parts/LearningAids'
import { SubCard } from './parts/NumberedCard'
import { Prompt } from './parts/Texts'
import { Topic } from './parts/Topic'
import { Tracking } from './parts/Tracking'
import { Turns } from './parts/Turns'
import type { ViewProps } from './view'

/** Shows one thing of a question, or nothing where the question has none of it. */
export type Part = (props: { question: ResultQuestion }) => ReactNode

/** A part that needs the whole item, its sub-questions too. */
export type ItemPart = (props: { question: ResultItem }) => ReactNode

const inOrder = <Q extends ResultQuestion>(parts: readonly ((props: { question: Q }) => ReactNode)[], question: Q) =>
  createElement(Fragment, null, ...parts.map(part => createElement(part, { question })))

/** Parts below one another, as one part; one of them that needs the whole item makes it a part that does. */
export const stack =
  <Q extends ResultQuestion>(...parts: ((props: { question: Q }) => ReactNode)[]) =>
  ({ question }: { question: Q }): ReactNode =>
    inOrder(parts, question)

/** A view of numbered cards: No.1, No.2 … */
export const cards =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <Items entries={content.entries} waits={content.waits}>
      {item => inOrder(parts, item)}
    </Items>
  )

/** A view of a dialogue: speakers to the left and right by turns. */
export const turns =
  (...parts: ItemPart[]) =>
  ({ content }: ViewProps) => (
    <Turns entries={content.entries} waits={content.waits}>
      {item => inOrder(parts, item)}
    </Turns>
  )

/** A view that follows what is heard, and plays its items one after another. */
export const tracked =
  (View: ComponentType<ViewProps>) =>
  ({ content }: ViewProps) => (
    <Tracking content={content}>
      <View content={content} />
    </Tracking>
  )

/** An item's sub-questions, Q.1, Q.2 …, each with its own outcome at its edge. */
export const subQuestions =
  (...parts: Part[]): ItemPart =>
  ({ question: item }) =>
    item.questions.map(question => (
      <SubCard key={question.key} no={question.no} side={<ItemSide outcome={question.outcome} />}>
        {question.broken ? <BrokenItem /> : inOrder(parts, question)}
      </SubCard>
    ))

/** One way for items that hold sub-questions, another for those that are answered themselves. */
export const either =
  (several: ItemPart, one: ItemPart): ItemPart =>
  ({ question: item }) =>
    createElement(item.questions.length > 0 ? several : one, { question: item })

/** What an item and each of its sub-questions show alike. */
export const alike = (...parts: Part[]): ItemPart => {
  const below = subQuestions(...parts)
  return ({ question }) => inOrder<ResultItem>([...parts, below], question)
}

/** Items that are answered themselves, or that hold sub-questions below what these share. */
export const answered = (shared: readonly ItemPart[], own: Part): ItemPart => {
  const parts = [...shared, Prompt, Tips, Samples, subQuestions(own)]
  return either(({ question }) => inOrder(parts, question), stack(Topic, own))
}
