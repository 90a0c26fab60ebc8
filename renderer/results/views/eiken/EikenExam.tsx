import { type ReactNode, useMemo } from 'react'
import { either, type ItemPart, type Part, stack } from '../../compose'
import {
  examSamples,
  examSections,
  measured,
  readingFigures,
  remarksOf,
  sectionScore,
  waitsOf,
} from '../../content/exam'
import type { Entry, Outcome, ResultContent, ResultItem, ResultQuestion, Wait } from '../../content/types'
import { BrokenItem } from '../../parts/BrokenItem'
import { ItemAudio } from '../../parts/ItemAudio'
import { Items } from '../../parts/Items'
import { Tips } from '../../parts/LearningAids'
import { NumberedCard, SubCard } from '../../parts/NumberedCard'
import { PartHead } from '../../parts/PartHead'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { Reply } from '../../parts/Reply'
import { Context, EnglishQuestion, Japanese, Prompt, ReadText, Scene, Task } from '../../parts/Texts'
import { resultText } from '../../text'
import { AbilityTable } from './AbilityTable'
import { AdviceList } from './AdviceList'
import styles from './EikenExam.module.css'
import { Radar } from './Radar'
import { SampleAnswers } from './SampleAnswers'
import { Section } from './Section'
import { StarLine, StarSide } from './StarSide'
import { Stars } from './Stars'

const { exam: words } = resultText

const Card = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard
    id={item.key}
    no={item.no}
    side={item.questions.length > 0 ? null : <StarSide outcome={item.outcome} />}
  >
    {children}
  </NumberedCard>
)

/** The model answer's sound stands with the model answers. */
const Sounds: Part = ({ question }) => <ItemAudio question={{ ...question, answerAudio: undefined }} />

const Read = stack(PartHead, Prompt, ReadText, Japanese, Scene, ReadingFacts, Sounds, Tips)

const Question = stack(Context, EnglishQuestion, Task, Japanese, Scene)
const Answered = stack(Reply, Sounds, Tips)

const Own = stack(Question, Answered)

const Questions: ItemPart = ({ question: item }) =>
  item.questions.map((question: ResultQuestion) => (
    <SubCard key={question.key} no={question.no} side={<StarSide outcome={question.outcome} />}>
      {question.broken ? <BrokenItem /> : <Own question={question} />}
    </SubCard>
  ))

const Asked = either(stack(Sounds, Tips, Questions), Answered)

const Spoken: ItemPart = ({ question }) => (
  <>
    <PartHead question={question} />
    <Question question={question} />
    <Asked question={question} />
  </>
)

/** The mean of a section, in stars. */
function Mean({ entries }: { entries: readonly Entry<ResultItem>[] }) {
  const score = sectionScore(entries)
  return score === undefined ? null : <Stars score={score} large />
}

const LoneCard = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard id={item.key} no={item.no}>
    {children}
  </NumberedCard>
)

/** The outcome of the one thing that was read: its text then has the whole card. */
function lone(entries: readonly Entry<ResultItem>[]): Outcome | null {
  const [only] = entries
  return entries.length > 1 || only === undefined || only.broken || only.item.questions.length > 0
    ? null
    : only.item.outcome
}

/** What was read aloud, and beside it the five abilities that it shows. */
function Reading({ entries, waits }: { entries: readonly Entry<ResultItem>[]; waits: readonly Wait[] }) {
  const figures = useMemo(() => readingFigures(entries), [entries])
  const known = measured(figures).length > 0
  const only = lone(entries)
  return (
    <Section title={words.reading} side={only ? <StarLine outcome={only} /> : <Mean entries={entries} />}>
      <div className={styles.reading} data-two={known || undefined}>
        <Items entries={entries} waits={waits} frame={only ? LoneCard : Card}>
          {item => <Read question={item} />}
        </Items>
        {known ? (
          <div className={styles.abilities}>
            <Radar figures={figures} />
            <AbilityTable figures={figures} />
          </div>
        ) : null}
      </div>
    </Section>
  )
}

/** An Eiken speaking test: the reading, the questions, model answers, and what to work on (SPEC §2, §9). */
export function EikenExam({ content }: { content: ResultContent }) {
  const { reading, speaking } = useMemo(() => examSections(content), [content])
  const figures = useMemo(() => readingFigures(reading), [reading])
  const waits = useMemo(() => waitsOf(content.waits, reading), [content, reading])
  const samples = examSamples([...reading, ...speaking])
  const remarks = remarksOf(reading)
  const analysed = Object.values(figures).some(value => value !== undefined) || remarks.length > 0
  return (
    <div>
      {reading.length === 0 ? null : <Reading entries={reading} waits={waits.reading} />}
      {speaking.length === 0 ? null : (
        <Section title={words.speaking} side={<Mean entries={speaking} />}>
          <Items entries={speaking} waits={waits.speaking} frame={Card}>
            {item => <Spoken question={item} />}
          </Items>
        </Section>
      )}
      {samples.length === 0 ? null : (
        <Section title={words.samples}>
          <SampleAnswers samples={samples} />
        </Section>
      )}
      {analysed ? (
        <Section title={words.advising}>
          <AdviceList figures={figures} remarks={remarks} />
        </Section>
      ) : null}
    </div>
  )
}
