import { createElement, Fragment, type ReactNode } from 'react'
import type { ResultQuestion } from '../../content/types'
import { type Submission, submissionsOf } from '../../content/writing'
import { Unanswered } from '../../parts/Mark'
import { SubmissionCard } from './SubmissionCard'

interface Props {
  submission: Submission
  question: ResultQuestion
}

/** The details of one submission that a view shows below its text. */
type SubmissionPart = (props: Props) => ReactNode

/** A question's submissions, the latest first; 未回答 if there are none. */
export const submissionList =
  (...parts: SubmissionPart[]) =>
  ({ question }: { question: ResultQuestion }) => {
    if (question.outcome.state === 'preview') return null
    const list = submissionsOf(question.outcome.records ?? [])
    if (list.length === 0) {
      return (
        <p>
          <Unanswered />
        </p>
      )
    }
    return list.map((submission, index) => (
      <SubmissionCard key={submission.key} submission={submission} no={list.length - index} count={list.length}>
        {createElement(Fragment, null, ...parts.map(part => createElement(part, { submission, question })))}
      </SubmissionCard>
    ))
  }
