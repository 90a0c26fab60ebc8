import type { ReactNode } from 'react'
import { either, type ItemPart, type Part, stack, subQuestions } from '../../compose'
import type { ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { Entries } from '../../parts/Entries'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemSide } from '../../parts/ItemSide'
import { NumberedCard } from '../../parts/NumberedCard'
import { Passage } from '../../parts/Passage'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { Asked, ItemPicture, Japanese } from '../../parts/Texts'
import type { ViewProps } from '../../view'
import styles from './PictureOnly.module.css'

/** What was typed or chosen, or how well it was said. */
function Answer({ question }: { question: ResultQuestion }) {
  const { outcome } = question
  if (outcome.scoring === 'marked') return <AnswerLine question={question} />
  return (
    <div className={styles.said}>
      <ItemSide outcome={outcome} />
      <ReadingFacts question={question} />
    </div>
  )
}

const shown = (...answer: Part[]): ItemPart => {
  const own = stack(ItemPicture, Asked, Japanese, ItemAudio, ...answer, Tips, Samples)
  return either(({ question }) => [<Passage key="text" question={question} />, subQuestions(own)({ question })], own)
}

const Bare = shown()
const Answered = shown(ChoiceList, Answer)

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
