import type { ResultQuestion } from '../../content/types'
import { submissionsOf } from '../../content/writing'
import { Samples } from '../../parts/LearningAids'

/** The model answers where no submission shows them in its tab. */
export const UnsentSamples = ({ question }: { question: ResultQuestion }) =>
  submissionsOf(question.outcome.records ?? []).length > 0 ? null : <Samples question={question} />
