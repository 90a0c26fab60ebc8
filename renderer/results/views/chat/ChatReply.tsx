import type { ResultQuestion } from '../../content/types'
import { EvaluatedText } from '../../parts/EvaluatedText'
import { RightAnswer } from '../../parts/FreeAnswer'
import { FileAudio } from '../../parts/ItemAudio'
import { Mark } from '../../parts/Mark'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import classes from './ChatReply.module.css'

/** The text of the reply: the chosen option or the spoken words; empty for a picture. */
function replyText({ choices, outcome }: ResultQuestion): string {
  const isPictureChosen = choices.some(choice => choice.isPicture && outcome.chosenIndexes.includes(choice.index))
  return isPictureChosen ? '' : outcome.given.join(' ')
}

/** The student's reply: whether the option is right, how well it was spoken, and the recording. */
export function ChatReply({ question }: { question: ResultQuestion }) {
  const { viewer } = useResultContext()
  const { outcome } = question
  const { state, isPartial, recording } = outcome
  if (state === 'preview') return null
  // If there are options, the list marks the right one.
  const right = question.choices.length === 0 ? <RightAnswer question={question} /> : null
  if (state === 'unanswered' && recording === undefined) return right
  const name = resultText.studentReply[viewer]
  return (
    <fieldset className={classes.reply} aria-label={name}>
      <div className={classes.answer}>
        <span className={classes.label}>{name}</span>
        {state === 'unanswered' ? null : <Mark kind={state === 'wrong' ? 'wrong' : isPartial ? 'partial' : 'right'} />}
        <EvaluatedText text={replyText(question)} outcome={outcome} />
      </div>
      {right}
      <ReadingEvaluation question={question} />
      {recording === undefined ? null : <FileAudio kind="recording" file={recording} />}
    </fieldset>
  )
}
