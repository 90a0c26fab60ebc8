import { useId } from 'react'
import type { ResultQuestion } from '../../content/types'
import { RightAnswer } from '../../parts/FreeAnswer'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import classes from './WrittenAnswer.module.css'

/** The student's text in a disabled input (SPEC §2, §5). */
export function WrittenAnswer({ question }: { question: ResultQuestion }) {
  const { viewer } = useResultContext()
  const id = useId()
  const { given, state } = question.outcome
  return (
    <>
      <div className={classes.answer}>
        <label className={classes.label} htmlFor={id}>
          {resultText.studentAnswer[viewer]}
        </label>
        <textarea id={id} className={classes.box} lang="en" rows={3} disabled value={given.join('\n')} />
      </div>
      {state === 'wrong' || state === 'unanswered' ? <RightAnswer question={question} /> : null}
    </>
  )
}
