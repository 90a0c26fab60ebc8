import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { LabelledText } from './LearningAids'

/** The topic to speak or write about. */
export const Topic = ({ question }: { question: ResultQuestion }) => (
  <LabelledText word={resultText.topic} text={question.topic} />
)
