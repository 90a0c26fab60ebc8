import { useId } from 'react'
import type { ResultQuestion } from '../../content/types'
import { RightReply } from '../../parts/Reply'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import styles from './WrittenAnswer.module.css'

/** The student's text in the box it was typed into, which takes no more (SPEC §2, §5). */
export function WrittenAnswer({ question }: { question: ResultQuestion }) {
  const { viewer } = useSetting()
  const id = useId()
  const { given, state } = question.outcome
  return (
    <>
      <div className={styles.written}>
        <label className={styles.word} htmlFor={id}>
          {resultText.given[viewer]}
        </label>
        <textarea id={id} className={styles.box} lang="en" rows={3} disabled value={given.join('\n')} />
      </div>
      {state === 'wrong' || state === 'unanswered' ? <RightReply question={question} /> : null}
    </>
  )
}
