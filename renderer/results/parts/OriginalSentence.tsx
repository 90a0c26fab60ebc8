import type { ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import styles from './OriginalSentence.module.css'

/** The sentence as it was before it was to be changed. */
export const OriginalSentence = ({ question: { beforeText } }: { question: ResultQuestion }) =>
  beforeText === undefined ? null : (
    <p className={styles.before}>
      <span className={styles.word}>{resultText.originalSentence}</span>
      <span lang={langOf(beforeText)} className={styles.text}>
        {beforeText}
      </span>
    </p>
  )
