import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import classes from './ExamQuestionNumber.module.css'

/** The question's number in the printed exam, if it differs from its number here. */
export function ExamQuestionNumber({ question }: { question: ResultQuestion }) {
  const { number } = question.names
  return number === undefined || Number(number) === question.no ? null : (
    <p className={classes.number}>{resultText.examNumber(number)}</p>
  )
}
