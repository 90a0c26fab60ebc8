import type { ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import classes from './OriginalSentence.module.css'

/** The original sentence, for a task to rewrite it. */
export const OriginalSentence = ({ question: { beforeText } }: { question: ResultQuestion }) =>
  beforeText === undefined ? null : (
    <p className={classes.original}>
      <span className={classes.label}>{resultText.originalSentence}</span>
      <span lang={langOf(beforeText)} className={classes.text}>
        {beforeText}
      </span>
    </p>
  )
