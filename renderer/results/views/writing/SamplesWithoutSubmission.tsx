import type { ResultQuestion } from '../../content/types'
import { submissionsOf } from '../../content/writing'
import { SampleAnswers } from '../../parts/LearningAids'

/** The sample answers, if no submission shows them in its tab. */
export const SamplesWithoutSubmission = ({ question }: { question: ResultQuestion }) =>
  submissionsOf(question.outcome.records ?? []).length > 0 ? null : <SampleAnswers question={question} />
