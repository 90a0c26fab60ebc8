import type { ReactNode } from 'react'
import { answered, either, type ItemPart, type Part, stack } from '../../compose'
import type { ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { Entries } from '../../parts/Entries'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemSide } from '../../parts/ItemSide'
import { Samples, Tips } from '../../parts/LearningAids'
import { NumberedCard } from '../../parts/NumberedCard'
import { Passage } from '../../parts/Passage'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import type { ViewProps } from '../../view'
import styles from './PictureOnly.module.css'

/** What was typed or chosen, or how well it was said. */
const Answer: Part = ({ question }) =>
  question.outcome.scoring === 'spoken' ? <ReadingFacts question={question} /> : <AnswerLine question={question} />

/** A tile has no edge of its own: outcome and class figures stand beside the answer. */
const AnswerAndSide: Part = ({ question }) => (
  <div className={styles.answer}>
    <Answer question={question} />
    <ItemSide outcome={question.outcome} />
  </div>
)

const stacked = (...answer: Part[]): Part =>
  stack(ItemPicture, Asked, Prompt, Japanese, ItemAudio, ...answer, Tips, Samples)

const shown = (one: Part, several: Part): ItemPart => either(answered([Passage, ItemAudio], several), one)

const Bare = shown(stacked(), stacked())
const Answered = shown(stacked(ChoiceList, AnswerAndSide), stacked(ChoiceList, Answer))

const asks = ({ blanks, choices, outcome }: ResultQuestion): boolean =>
  blanks.length > 0 || choices.length > 0 || outcome.answer !== undefined

/** Where nothing is asked and nothing was given, nothing is unanswered: the pictures are there to be seen. */
const isAsked = ({ entries }: ResultContent): boolean =>
  entries.some(entry => !entry.broken && [entry.item, ...entry.item.questions].some(asks))

const Tile = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard id={item.key} no={item.no}>
    {children}
  </NumberedCard>
)

/** Pictures side by side, each with its number and sound, and its answer where there is one. */
export function PictureOnly({ content }: ViewProps) {
  const Shown = isAsked(content) ? Answered : Bare
  return (
    <div className={styles.tiles}>
      <Entries entries={content.entries} frame={Tile}>
        {item => <Shown question={item} />}
      </Entries>
    </div>
  )
}
