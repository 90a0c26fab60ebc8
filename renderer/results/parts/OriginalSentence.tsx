import type { ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import styles from './OriginalSentence.module.css'

/** The sentence as it was before it was to be changed. */
export const Before = ({ question: { before } }: { question: ResultQuestion }) =>
  before === undefined ? null : (
    <p className={styles.before}>
      <span className={styles.word}>{resultText.before}</span>
      <span lang={langOf(before)} className={styles.text}>
        {before}
      </span>
    </p>
  )
