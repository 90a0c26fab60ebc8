import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import styles from './ExamQuestionNumber.module.css'

/** The number that the question has in the printed exam, where it is not the place in which it stands here. */
export function ExamQuestionNumber({ question }: { question: ResultQuestion }) {
  const { number } = question.names
  return number === undefined || Number(number) === question.no ? null : (
    <p className={styles.number}>{resultText.examNumber(number)}</p>
  )
}
