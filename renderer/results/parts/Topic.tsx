import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { Note } from './LearningAids'

/** What is to be spoken or written about. */
export const Topic = ({ question }: { question: ResultQuestion }) => (
  <Note word={resultText.topic} text={question.topic} />
)
