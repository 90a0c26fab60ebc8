import type { ReactNode } from 'react'
import type { Outcome } from '../../content/types'
import { ClassStatistics, SpokenOutcome } from '../../parts/ItemOutcome'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import classes from './InterviewSpeech.module.css'

interface Props {
  by: 'examiner' | 'candidate'
  /** The speaker's name, if the content gives one. */
  topic?: string
  /** The outcome of the answer. */
  outcome?: Outcome
  children: ReactNode
}

const { exam: examText } = resultText

/** The words of one speaker: the examiner at the left, the candidate with the score at the right. */
export function InterviewSpeech({ by, topic, outcome, children }: Props) {
  const { viewer } = useResultContext()
  const name = by === 'examiner' ? (topic ?? examText.examiner) : examText.candidate[viewer]
  return (
    <fieldset className={classes.speech} data-by={by} aria-label={name}>
      <div className={classes.head}>
        <b className={classes.name}>{name}</b>
        {outcome === undefined ? null : (
          <span className={classes.outcome}>
            <ClassStatistics outcome={outcome} />
            <SpokenOutcome outcome={outcome} />
          </span>
        )}
      </div>
      {children}
    </fieldset>
  )
}
