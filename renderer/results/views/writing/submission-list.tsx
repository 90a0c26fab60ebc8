import { createElement, Fragment, type ReactNode } from 'react'
import type { ResultQuestion } from '../../content/types'
import { type Submission, submissionsOf, withoutAiMarks } from '../../content/writing'
import { Unanswered } from '../../parts/Mark'
import { useResultContext } from '../../use-result-context'
import { SubmissionCard } from './SubmissionCard'

interface Props {
  submission: Submission
  question: ResultQuestion
}

/** What the AI says about one submission; a view shows it below the text. */
type SubmissionPart = (props: Props) => ReactNode

/** A question's submissions, the latest first; 未回答 if there are none. */
export const submissionList =
  (...parts: SubmissionPart[]) =>
  ({ question }: { question: ResultQuestion }) => {
    const { hidesAi } = useResultContext()
    if (question.outcome.state === 'preview') return null
    const sent = submissionsOf(question.outcome.records ?? [])
    const list = hidesAi ? sent.map(withoutAiMarks) : sent
    if (list.length === 0) {
      return (
        <p>
          <Unanswered />
        </p>
      )
    }
    return list.map((submission, index) => (
      <SubmissionCard
        key={submission.key}
        submission={submission}
        no={list.length - index}
        count={list.length}
        question={question}
        earlier={list[index + 1]}
      >
        {hidesAi
          ? null
          : createElement(Fragment, null, ...parts.map(part => createElement(part, { submission, question })))}
      </SubmissionCard>
    ))
  }
