import { useQueryClient } from '@tanstack/react-query'
import { useRowDeletion } from '../../ui/deletions/use-row-deletion'
import { type CommentRow, sendingKind } from './comments'
import { noteUndone, noteWaiting, sendComment } from './send-comments'
import { commentsOf, sendWords } from './text'

/** Sends comments after the time in which that can be undone, wherever the teacher goes in that time. */
export function useCommentSending() {
  const client = useQueryClient()
  const sending = useRowDeletion<CommentRow>({
    name: sendingKind,
    idOf: ({ key, of }) => `${key} ${of}`,
    nameOf: ({ message }) => message.name,
    describe: commentsOf,
    words: sendWords,
    remove: rows => Promise.all(rows.map(row => sendComment(client, row))),
    onUndo: rows => void noteUndone(rows),
  })
  return {
    isSending: (row: CommentRow) => sending.stateOf(row) !== null,
    start(rows: readonly CommentRow[]) {
      void noteWaiting(rows)
      sending.start(rows)
    },
  }
}
