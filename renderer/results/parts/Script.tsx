import { hasBlank } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { Translation } from './LearningAids'
import styles from './Script.module.css'

/** The same of a sub-question; without a question of its own its English is what was asked. */
export const SubQuestionScript = ({ question }: { question: ResultQuestion }) =>
  question.question === undefined ? <Translation text={question.japanese} /> : <Script question={question} />

/** What was heard, in words, with its translation. */
export function Script({ question }: { question: ResultQuestion }) {
  const { english, japanese } = question
  if (english === undefined || hasBlank(english)) return <Translation text={japanese} />
  return (
    <div className={styles.script}>
      <span className={styles.word}>{resultText.script}</span>
      <div>
        <p lang="en" className={styles.text}>
          {english}
        </p>
        <Translation text={japanese} />
      </div>
    </div>
  )
}
