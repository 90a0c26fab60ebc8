import type { ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import styles from './OriginalSentence.module.css'

/** The original sentence, for a task to rewrite it. */
export const OriginalSentence = ({ question: { beforeText } }: { question: ResultQuestion }) =>
  beforeText === undefined ? null : (
    <p className={styles.original}>
      <span className={styles.label}>{resultText.originalSentence}</span>
      <span lang={langOf(beforeText)} className={styles.text}>
        {beforeText}
      </span>
    </p>
  )
