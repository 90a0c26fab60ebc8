import type { Submission } from '../../content/writing'
import classes from './SentenceErrors.module.css'
import { writingText } from './text'

/** The sentences with errors, each with its number among all sentences. */
const sentencesWithErrors = ({ answer }: Submission) =>
  (answer.new_writing_report?.sentence_result ?? [])
    .map((sentence, index) => ({ ...sentence, no: index + 1 }))
    .filter(({ error_list }) => error_list.length > 0)

/** The errors that the AI found in each sentence: kind and correction hint (SPEC §3 sentence_result). */
export function SentenceErrors({ submission }: { submission: Submission }) {
  const sentences = sentencesWithErrors(submission)
  if (sentences.length === 0) return null
  return (
    <ol className={classes.sentences}>
      {sentences.map(({ no, original_sentence, error_list }) => (
        <li key={no}>
          <p className={classes.sentence}>
            <span className={classes.no}>{writingText.sentence(no)}</span>
            <span lang="en">{original_sentence}</span>
          </p>
          <ul className={classes.errors}>
            {error_list.map(({ error_type, mistake_hint }) => (
              <li key={`${error_type}-${mistake_hint}`}>
                {error_type === '' ? null : <span className={classes.type}>{error_type}</span>}
                <span>{mistake_hint}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The same, or a message if there are no errors (SPEC §8). */
export const SentenceErrorsOrMessage = ({ submission }: { submission: Submission }) =>
  sentencesWithErrors(submission).length === 0 ? (
    <p>{writingText.noErrors}</p>
  ) : (
    <SentenceErrors submission={submission} />
  )
