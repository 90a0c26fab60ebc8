import { type ReactNode, useMemo } from 'react'
import { stack } from '../../compose-views'
import { interludesByPosition } from '../../content/interludes'
import { type Role, rolesOf } from '../../content/interview-roles'
import type { ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { BrokenItem } from '../../parts/BrokenItem'
import turns from '../../parts/DialogueTurns.module.css'
import { FreeAnswer } from '../../parts/FreeAnswer'
import { InterludeAudio } from '../../parts/InterludeAudio'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemList } from '../../parts/ItemList'
import { SampleAnswerList, Tips } from '../../parts/LearningAids'
import { PartHeading } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  JapaneseInstruction,
  JapaneseTranslation,
  LargePicture,
  ReadAloudText,
} from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { InterviewSpeech } from './InterviewSpeech'
import { InterviewTurn } from './InterviewTurn'

const ExaminerText = stack(LargePicture, EnglishText, EnglishQuestion, JapaneseInstruction, JapaneseTranslation)
const CandidateText = stack(ReadAloudText, JapaneseTranslation, ReadingEvaluation)

/** The words of the examiner, with only their own sound. */
function Examiner({ question }: { question: ResultQuestion }) {
  const withOwnSound = { ...question, answerAudio: undefined, outcome: { ...question.outcome, recording: undefined } }
  return (
    <InterviewSpeech by="examiner" topic={question.topic}>
      <ExaminerText question={withOwnSound} />
      <ItemAudio question={withOwnSound} />
    </InterviewSpeech>
  )
}

/** The candidate's answer, with the recording and the sample answer. */
function Candidate({ question }: { question: ResultQuestion }) {
  const { outcome, samples, answerAudio } = question
  const isEmpty = outcome.state === 'preview' && samples.length === 0 && answerAudio === undefined
  if (isEmpty) return null
  return (
    <InterviewSpeech by="candidate" outcome={outcome}>
      <FreeAnswer question={question} />
      <ItemAudio question={{ ...question, audios: [] }} />
      <SampleAnswerList samples={samples} />
      <Tips question={question} />
    </InterviewSpeech>
  )
}

/** A line of the candidate's own, coloured by word. */
const CandidateLine = ({ question }: { question: ResultQuestion }) => (
  <InterviewSpeech by="candidate" outcome={question.outcome}>
    <CandidateText question={question} />
    <ItemAudio question={question} />
    <SampleAnswerList samples={question.samples} />
    <Tips question={question} />
  </InterviewSpeech>
)

const Exchange = ({ question: item }: { question: ResultItem }): ReactNode =>
  item.questions.length > 0 ? (
    <>
      <Examiner question={item} />
      <SampleAnswerList samples={item.samples} />
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

const componentByRole: Record<Role, (props: { question: ResultItem }) => ReactNode> = {
  examiner: Examiner,
  candidate: CandidateLine,
  exchange: Exchange,
}

/** An interview, with the examiner at the left and the candidate at the right (SPEC §2). */
export function EikenDialog({ content }: { content: ResultContent }) {
  const roleOf = useMemo(() => rolesOf(content.entries), [content])
  const interludesAt = interludesByPosition(content.entries, content.interludes)
  return (
    <div className={turns.turns}>
      <InterludeAudio interludes={interludesAt.get(0)} />
      <ItemList
        entries={content.entries}
        frame={InterviewTurn}
        after={count => <InterludeAudio interludes={interludesAt.get(count)} />}
      >
        {item => {
          const Body = componentByRole[roleOf(item)]
          return (
            <>
              <PartHeading question={item} />
              <Body question={item} />
            </>
          )
        }}
      </ItemList>
    </div>
  )
}
