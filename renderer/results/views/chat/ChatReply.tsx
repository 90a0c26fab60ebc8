import type { ResultQuestion } from '../../content/types'
import { EvaluatedText } from '../../parts/EvaluatedText'
import { FileAudio } from '../../parts/ItemAudio'
import { Mark } from '../../parts/Mark'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { RightReply } from '../../parts/Reply'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import styles from './ChatReply.module.css'

/** What was said: the chosen option, or the words themselves; a picture says nothing. */
function saidIn({ choices, outcome }: ResultQuestion): string {
  const picture = choices.some(choice => choice.picture && outcome.chosen.includes(choice.index))
  return picture ? '' : outcome.given.join(' ')
}

/** The student's reply: whether it was the right option, how it was said, and its recording. */
export function ChatReply({ question }: { question: ResultQuestion }) {
  const { viewer } = useSetting()
  const { outcome } = question
  const { state, partial, recording } = outcome
  if (state === 'preview') return null
  // Where there are options, the right one is pointed out among them.
  const right = question.choices.length === 0 ? <RightReply question={question} /> : null
  if (state === 'unanswered' && recording === undefined) return right
  const name = resultText.reply[viewer]
  return (
    <fieldset className={styles.reply} aria-label={name}>
      <div className={styles.said}>
        <span className={styles.word}>{name}</span>
        {state === 'unanswered' ? null : <Mark kind={state === 'wrong' ? 'wrong' : partial ? 'partial' : 'right'} />}
        <EvaluatedText text={saidIn(question)} outcome={outcome} />
      </div>
      {right}
      <ReadingFacts question={question} />
      {recording === undefined ? null : <FileAudio kind="recording" file={recording} />}
    </fieldset>
  )
}
