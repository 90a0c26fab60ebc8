import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { AiComment } from '../../content/ai-comments'
import type { Submission } from '../../content/writing'
import styles from './AiComments.module.css'
import { writingText } from './text'
import { useAiComments } from './use-comments'

/** One comment: its number in the text, its level, and its text. */
function Comment({ comment: { no, level, words, comment, span } }: { comment: AiComment }) {
  return (
    <li className={styles.comment}>
      <span className={styles.no}>{span === undefined ? null : no}</span>
      <span className={`${styles.level} ${styles[level]}`}>{writingText.levels[level]}</span>
      <span className={styles.content}>
        {words === '' ? null : <b lang="en">{words}</b>}
        {comment === undefined ? null : <span>{comment}</span>}
      </span>
    </li>
  )
}

/** The list of the AI's comments below the text, which shows their numbers (SPEC §7 evaluate_xml). */
export function AiComments({ submission }: { submission: Submission }) {
  const { comments, pending, failed, busy, retry } = useAiComments(submission)
  if (failed) return <ErrorState message={writingText.commentsFailed} onRetry={retry} busy={busy} />
  if (pending) return <Skeletons count={2} kind="line" />
  if (comments.length === 0) return null
  return (
    <section className={styles.comments}>
      <h4 className={styles.title}>{writingText.aiComments}</h4>
      <ul className={styles.list} aria-label={writingText.aiComments}>
        {comments.map(comment => (
          <Comment key={comment.no} comment={comment} />
        ))}
      </ul>
    </section>
  )
}
