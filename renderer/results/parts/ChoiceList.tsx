import { IconCheck } from '@tabler/icons-react'
import type { Choice, ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import classes from './ChoiceList.module.css'
import { Picture } from './Picture'

function Row({ choice, isChosen, isRight }: { choice: Choice; isChosen: boolean; isRight: boolean }) {
  const { viewer } = useResultContext()
  return (
    <li className={classes.choice} data-chosen={isChosen || undefined} data-right={isRight || undefined}>
      <span className={classes.index}>{choice.index}</span>
      <span className={classes.content}>
        {choice.isPicture ? (
          <Picture file={choice.content} name={resultText.choice(choice.index)} size="small" />
        ) : (
          <span lang="en">{choice.content}</span>
        )}
        {isChosen ? <span className={classes.chosen}>{resultText.studentAnswer[viewer]}</span> : null}
        {isRight ? (
          <span className={classes.right}>
            <IconCheck size={14} stroke={2.5} aria-hidden />
            {resultText.right}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/**
 * The choices of a question: which one the student chose, and which is right. A teacher reads choices by their marks,
 * so the right one is marked also where the student chose it; in a preview it is marked only on request.
 */
export function ChoiceList({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useResultContext()
  const { choices, outcome } = question
  if (choices.length === 0) return null
  const showRight = outcome.state !== 'preview' || showCorrect
  const hasPictures = choices.some(choice => choice.isPicture)
  return (
    <ul className={classes.choices} data-pictures={hasPictures || undefined} aria-label={resultText.choices}>
      {choices.map(choice => (
        <Row
          key={choice.index}
          choice={choice}
          isChosen={outcome.chosenIndexes.includes(choice.index)}
          isRight={showRight && choice.isCorrect}
        />
      ))}
    </ul>
  )
}
