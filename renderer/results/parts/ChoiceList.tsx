import { IconCheck } from '@tabler/icons-react'
import type { Choice, Outcome, ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import styles from './ChoiceList.module.css'
import { Picture } from './Picture'

/** Whether to show the right choice: unless the answer is fully right, and in a preview only on request (SPEC §4). */
function showsRightChoice({ state, isPartial }: Outcome, showCorrect: boolean): boolean {
  return state === 'preview' ? showCorrect : state === 'wrong' || state === 'unanswered' || isPartial
}

function Row({ choice, taken, right }: { choice: Choice; taken: boolean; right: boolean }) {
  const { viewer } = useResultContext()
  return (
    <li className={styles.choice} data-taken={taken || undefined} data-right={right || undefined}>
      <span className={styles.index}>{choice.index}</span>
      <span className={styles.said}>
        {choice.isPicture ? (
          <Picture file={choice.content} name={resultText.choice(choice.index)} size="small" />
        ) : (
          <span lang="en">{choice.content}</span>
        )}
        {taken ? <span className={styles.taken}>{resultText.studentAnswer[viewer]}</span> : null}
        {right ? (
          <span className={styles.right}>
            <IconCheck size={14} stroke={2.5} aria-hidden />
            {resultText.right}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/** The choices of a question: which one the student chose, and which is right. */
export function ChoiceList({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useResultContext()
  const { choices, outcome } = question
  if (choices.length === 0) return null
  const pointOut = showsRightChoice(outcome, showCorrect)
  const pictures = choices.some(choice => choice.isPicture)
  return (
    <ul className={styles.choices} data-pictures={pictures || undefined} aria-label={resultText.choices}>
      {choices.map(choice => (
        <Row
          key={choice.index}
          choice={choice}
          taken={outcome.chosenIndexes.includes(choice.index)}
          right={pointOut && choice.isCorrect}
        />
      ))}
    </ul>
  )
}
