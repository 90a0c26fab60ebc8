import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { AiComment } from '../../content/ai-comments'
import type { Submission } from '../../content/writing'
import classes from './AiComments.module.css'
import { writingText } from './text'
import { useAiComments } from './use-comments'

/** One comment: its number in the text, its level, and its text. */
function Comment({ comment: { no, level, words, comment, span } }: { comment: AiComment }) {
  return (
    <li className={classes.comment}>
      <span className={classes.no}>{span === undefined ? null : no}</span>
      <span className={`${classes.level} ${classes[level]}`}>{writingText.levels[level]}</span>
      <span className={classes.content}>
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
    <section className={classes.comments}>
      <h4 className={classes.title}>{writingText.aiComments}</h4>
      <ul className={classes.list} aria-label={writingText.aiComments}>
        {comments.map(comment => (
          <Comment key={comment.no} comment={comment} />
        ))}
      </ul>
    </section>
  )
}
