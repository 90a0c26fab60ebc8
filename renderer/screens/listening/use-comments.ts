import type { Submission } from '../../features/homework/queue/submissions'
import { forgetAsked } from '../../features/listening/asked-comments'
import {
  type CommentRow,
  type Comments,
  commentsKey,
  prunedComments,
  readComments,
} from '../../features/listening/comments'
import { messageTitle } from '../../features/listening/send-comments'
import { useCommentSending } from '../../features/listening/use-comment-sending'
import { now } from '../../ui/clock'
import { useDraft } from '../../ui/drafts'

const none: Comments = {}
const empty = { text: '', isSent: false, sentAt: undefined }

/**
 * The teacher's comments on readings: a draft, because they may name a student. Each is sent as a message to the student
 * with the homework attached, after the time in which that can be undone, also if she has left the page by then.
 */
export function useComments() {
  const { value, set, ready } = useDraft(commentsKey, none, readComments)
  const sending = useCommentSending()
  /** What was sent about an earlier recording is no comment on this one; what was only written is kept. */
  const commentOf = (item: Submission) => {
    const found = value[item.key]
    return found && (!found.isSent || found.of === item.submitTime) ? found : empty
  }
  const rowOf = (item: Submission, name: string): CommentRow => {
    const { text, sentAt } = commentOf(item)
    const { key, submitTime: of, homeworkId, studentId } = item
    return {
      key,
      of,
      homeworkId,
      text,
      sentAt,
      message: { name, studentId, title: messageTitle(item.name, item.homeworkTitle) },
    }
  }
  return {
    ready,
    commentOf,
    write(item: Submission, typed: string) {
      forgetAsked(item.key)
      set(old => {
        const { [item.key]: _, ...others } = old
        if (typed === '') return others
        const { submitTime, homeworkId } = item
        const at = Math.floor(now() / 1000)
        return prunedComments({ ...old, [item.key]: { text: typed, isSent: false, of: submitTime, homeworkId, at } })
      })
    },
    /** Whether it waits for the time to undo, or is being sent. */
    isSending: (item: Submission, name: string) => sending.isSending(rowOf(item, name)),
    send(item: Submission, name: string) {
      forgetAsked(item.key)
      sending.start([rowOf(item, name)])
    },
  }
}

export type CommentsState = ReturnType<typeof useComments>
