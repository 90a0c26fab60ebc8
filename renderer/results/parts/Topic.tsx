import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { LabelledText } from './LearningAids'

/** What is to be spoken or written about. */
export const Topic = ({ question }: { question: ResultQuestion }) => (
  <LabelledText word={resultText.topic} text={question.topic} />
)
