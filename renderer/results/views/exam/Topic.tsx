import type { ResultQuestion } from '../../content/types'
import { Note } from '../../parts/Aids'
import { resultText } from '../../text'

/** What is to be spoken or written about. */
export const Topic = ({ question }: { question: ResultQuestion }) => (
  <Note word={resultText.topic} text={question.topic} />
)
