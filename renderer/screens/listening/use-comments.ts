import { useQueryClient } from '@tanstack/react-query'
import { limits } from '../../../shared/domain/limits'
import { tidyText } from '../../../shared/domain/text-rules'
import { prepareWrite, sendWrite } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import {
  type Comments,
  commentsKey,
  prunedComments,
  readComments,
  sendingKind,
} from '../../features/listening/comments'
import { now } from '../../ui/clock'
import type { DeletionResult } from '../../ui/deletions/pending-deletions'
import { useRowDeletion } from '../../ui/deletions/use-row-deletion'
import { changeDraft, useDraft } from '../../ui/drafts'
import { commentsOf, sendWords, text } from './text'

const none: Comments = {}
const empty = { text: '', isSent: false }

interface Row {
  key: string
  item: Submission
  /** The name as the page shows it. */
  name: string
  text: string
}

/** The comment that was sent, if it was not changed since. */
const sent =
  (row: Row) =>
  (old: Comments): Comments => {
    const found = old[row.key]
    if (found?.text !== row.text || found.isSent) return old
    return prunedComments({ ...old, [row.key]: { ...found, isSent: true } })
  }

const requestOf = ({ item, text: content }: Row) => ({
  title: [...text.comment.title(item.homeworkTitle)].slice(0, limits.message.title).join(''),
  content: tidyText(content),
  student_ids: item.studentId,
  homework_ids: item.homeworkId,
})

/**
 * The teacher's comments on readings: a draft, because they may name a student. Each is sent as a message to the student
 * with the homework attached, after the time in which that can be undone, also if she has left the page by then.
 */
export function useComments() {
  const client = useQueryClient()
  const { value, set, ready } = useDraft(commentsKey, none, readComments)
  const send = async (row: Row): Promise<DeletionResult> => {
    const outcome = await sendWrite(client, prepareWrite(client, 'send-new-message', requestOf(row)), { quiet: true })
    if (outcome.kind === 'done') {
      await changeDraft(commentsKey, readComments, sent(row))
      return 'deleted'
    }
    if (outcome.kind === 'cancelled') return 'cancelled'
    return { refused: outcome.kind === 'refused' && outcome.message ? outcome.message : sendWords.unknown }
  }
  const sending = useRowDeletion<Row>({
    name: sendingKind,
    idOf: row => `${row.key} ${row.item.submitTime}`,
    nameOf: ({ name }) => name,
    describe: commentsOf,
    words: sendWords,
    remove: rows => Promise.all(rows.map(send)),
  })
  /** What was sent about an earlier recording is no comment on this one; what was only written is kept. */
  const commentOf = (item: Submission) => {
    const found = value[item.key]
    return found && (!found.isSent || found.of === item.submitTime) ? found : empty
  }
  const rowOf = (item: Submission, name: string): Row => ({ key: item.key, item, name, text: commentOf(item).text })
  return {
    ready,
    commentOf,
    write: (item: Submission, typed: string) =>
      set(old => {
        const { [item.key]: _, ...others } = old
        if (typed === '') return others
        const { submitTime, homeworkId } = item
        const at = Math.floor(now() / 1000)
        return prunedComments({ ...old, [item.key]: { text: typed, isSent: false, of: submitTime, homeworkId, at } })
      }),
    /** Whether it waits for the time to undo, or is being sent. */
    isSending: (item: Submission, name: string) => sending.stateOf(rowOf(item, name)) !== null,
    send: (item: Submission, name: string) => sending.start([rowOf(item, name)]),
  }
}

export type CommentsState = ReturnType<typeof useComments>
