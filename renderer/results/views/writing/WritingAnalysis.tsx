import type { Submission } from '../../content/writing'
import { writingText } from './text'
import classes from './WritingAnalysis.module.css'

const fields = ['overall', 'contents', 'structure', 'vocabulary', 'grammar'] as const

/** Whether the AI analysed the writing as a whole. */
export const hasAnalysis = ({ answer }: Submission): boolean =>
  fields.some(field => (answer.new_writing_report?.analysis_result?.[field] ?? '').trim() !== '')

/** The AI's analysis of a writing: overall, contents, structure, vocabulary and grammar (SPEC §3 analysis_result). */
export function WritingAnalysis({ submission }: { submission: Submission }) {
  const analysis = submission.answer.new_writing_report?.analysis_result
  if (analysis === undefined || !hasAnalysis(submission)) return null
  return (
    <dl className={classes.analysis}>
      {fields
        .filter(field => analysis[field].trim() !== '')
        .map(field => (
          <div key={field} className={classes.row}>
            <dt>{writingText.analysis[field]}</dt>
            <dd>{analysis[field]}</dd>
          </div>
        ))}
    </dl>
  )
}
