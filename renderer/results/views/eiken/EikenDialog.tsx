import { type ReactNode, useMemo } from 'react'
import { stack } from '../../compose'
import { type Role, rolesOf } from '../../content/interview'
import type { ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { placeWaits } from '../../content/waits'
import { BrokenItem } from '../../parts/BrokenItem'
import { Entries } from '../../parts/Entries'
import { Waits } from '../../parts/InterludeAudio'
import { ItemAudio } from '../../parts/ItemAudio'
import { ModelAnswers, Tips } from '../../parts/LearningAids'
import { PartHead } from '../../parts/PartHead'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { Reply } from '../../parts/Reply'
import { Context, EnglishQuestion, Japanese, ReadText, Scene, Task } from '../../parts/Texts'
import turns from '../../parts/Turns.module.css'
import { Speech } from './Speech'
import { TurnCard } from './TurnCard'

const Line = stack(Scene, Context, EnglishQuestion, Task, Japanese)
const Said = stack(ReadText, Japanese, ReadingFacts)

/** What the examiner says, with its sound only. */
function Examiner({ question }: { question: ResultQuestion }) {
  const own = { ...question, answerAudio: undefined, outcome: { ...question.outcome, recording: undefined } }
  return (
    <Speech by="examiner" topic={question.topic}>
      <Line question={own} />
      <ItemAudio question={own} />
    </Speech>
  )
}

/** What the candidate answered, with his recording and the model answer. */
function Candidate({ question }: { question: ResultQuestion }) {
  const { outcome, samples, answerAudio } = question
  const empty = outcome.state === 'preview' && samples.length === 0 && answerAudio === undefined
  if (empty) return null
  return (
    <Speech by="candidate" outcome={outcome}>
      <Reply question={question} />
      <ItemAudio question={{ ...question, audios: [] }} />
      <ModelAnswers samples={samples} />
      <Tips question={question} />
    </Speech>
  )
}

/** A line of the candidate's own: its text, coloured as it was said. */
const CandidateLine = ({ question }: { question: ResultQuestion }) => (
  <Speech by="candidate" outcome={question.outcome}>
    <Said question={question} />
    <ItemAudio question={question} />
    <ModelAnswers samples={question.samples} />
    <Tips question={question} />
  </Speech>
)

const Exchange = ({ question: item }: { question: ResultItem }): ReactNode =>
  item.questions.length > 0 ? (
    <>
      <Examiner question={item} />
      <ModelAnswers samples={item.samples} />
      <Tips question={item} />
      {item.questions.map(question => (
        <div key={question.key} className={turns.turns}>
          {question.broken ? (
            <BrokenItem />
          ) : (
            <>
              <Examiner question={question} />
              <Candidate question={question} />
            </>
          )}
        </div>
      ))}
    </>
  ) : (
    <>
      <Examiner question={item} />
      <Candidate question={item} />
    </>
  )

const bodies: Record<Role, (props: { question: ResultItem }) => ReactNode> = {
  examiner: Examiner,
  candidate: CandidateLine,
  exchange: Exchange,
}

/** An interview: examiner to the left and candidate to the right, by turns (SPEC §2). */
export function EikenDialog({ content }: { content: ResultContent }) {
  const roleOf = useMemo(() => rolesOf(content.entries), [content])
  const placed = placeWaits(content.entries, content.waits)
  return (
    <div className={turns.turns}>
      <Waits waits={placed.get(0)} />
      <Entries entries={content.entries} frame={TurnCard} after={count => <Waits waits={placed.get(count)} />}>
        {item => {
          const Body = bodies[roleOf(item)]
          return (
            <>
              <PartHead question={item} />
              <Body question={item} />
            </>
          )
        }}
      </Entries>
    </div>
  )
}
