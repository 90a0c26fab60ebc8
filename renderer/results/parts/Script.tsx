import { hasBlank } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { Translation } from './LearningAids'
import classes from './Script.module.css'

/**
 * The script of a sub-question. If it has no separate question, its English is the question, so only the translation is
 * shown.
 */
export const SubQuestionScript = ({ question }: { question: ResultQuestion }) =>
  question.question === undefined ? <Translation text={question.japanese} /> : <Script question={question} />

/** The script of a sound, with its translation. */
export function Script({ question }: { question: ResultQuestion }) {
  const { english, japanese } = question
  if (english === undefined || hasBlank(english)) return <Translation text={japanese} />
  return (
    <div className={classes.script}>
      <span className={classes.label}>{resultText.script}</span>
      <div>
        <p lang="en" className={classes.text}>
          {english}
        </p>
        <Translation text={japanese} />
      </div>
    </div>
  )
}
