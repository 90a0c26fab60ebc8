import type { ResultQuestion } from '../../content/types'
import { submissionsOf } from '../../content/writing'
import { SampleAnswers } from '../../parts/LearningAids'
import { useResultContext } from '../../use-result-context'

/** The sample answers, if no submission shows them in its tab. */
export function SamplesWithoutSubmission({ question }: { question: ResultQuestion }) {
  const { hidesAi } = useResultContext()
  const isInTab = !hidesAi && submissionsOf(question.outcome.records ?? []).length > 0
  return isInTab ? null : <SampleAnswers question={question} />
}
