/**
 * Sends comments on readings, each as a message to its student with the homework attached. A comment whose outcome is
 * not known, because its answer was lost or the session ended, is looked up before it is sent: never twice by itself.
 */
import type { QueryClient } from '@tanstack/react-query'
import { limits } from '../../../shared/domain/limits'
import { cutText, tidyText } from '../../../shared/domain/text-rules'
import { draftSlot, lookUpWrite, prepareWrite, sendWrite } from '../../bridge/index'
import type { DeletionResult } from '../../ui/deletions/pending-deletions'
import { changeDraft } from '../../ui/drafts'
import { type Comment, type CommentRow, changedComments, commentsKey, readComments, rowsToSend } from './comments'
import { sendWords, text } from './text'

/** The title of the message: with the student's name, so that a lost answer is not looked up as that of another. */
export const messageTitle = (student: string, homework: string): string =>
  cutText(text.messageTitle(student, homework), limits.message.title)

const requestOf = ({ text: content, homeworkId, message }: CommentRow) => ({
  title: message.title,
  content: tidyText(content),
  student_ids: message.studentId,
  homework_ids: homeworkId,
})

const change = (rows: readonly CommentRow[], by: (comment: Comment, row: CommentRow) => Comment) =>
  changeDraft(commentsKey, readComments, old => changedComments(old, rows, by))

const asSent = ({ isWaiting: _, sentAt: _at, ...comment }: Comment): Comment => ({ ...comment, isSent: true })
const asDraft = ({ isWaiting: _, sentAt: _at, ...comment }: Comment): Comment => comment

/** Notes that these comments will be sent, so that a later session can ask about them. */
export const noteWaiting = (rows: readonly CommentRow[]): Promise<void> =>
  change(rows, (comment, { message }) => ({ ...comment, message, isWaiting: true }))

/** These comments are drafts again. Whether an earlier attempt has arrived is still not known. */
export const noteUndone = (rows: readonly CommentRow[]): Promise<void> =>
  change(rows, ({ isWaiting: _, ...comment }) => comment)

const lookUp = (client: QueryClient, row: CommentRow) =>
  lookUpWrite(client, { name: 'send-new-message', request: requestOf(row), sentAt: row.sentAt ?? 0 })

/** Sends one comment that waits. If the session ends meanwhile, it waits still. */
export async function sendComment(client: QueryClient, row: CommentRow): Promise<DeletionResult> {
  if (row.sentAt !== undefined) {
    const { kind } = await lookUp(client, row)
    if (kind === 'done') {
      await change([row], asSent)
      return 'deleted'
    }
    if (kind !== 'notDone') {
      await noteUndone([row])
      return { refused: sendWords.unknown }
    }
  }
  const attempt = prepareWrite(client, 'send-new-message', requestOf(row))
  await change([row], comment => ({ ...comment, sentAt: attempt.sentAt }))
  await draftSlot(commentsKey)?.saveNow()
  const outcome = await sendWrite(client, attempt, { quiet: true })
  switch (outcome.kind) {
    case 'done':
      await change([row], asSent)
      return 'deleted'
    case 'cancelled':
      return 'cancelled'
    case 'unknown':
      await noteUndone([row])
      return { refused: sendWords.unknown }
    default:
      await change([row], asDraft)
      return { refused: (outcome.kind === 'refused' && outcome.message) || sendWords.notDone }
  }
}

/** Looks up the comments whose outcome is not known. */
export async function lookUpComments(client: QueryClient): Promise<void> {
  const slot = draftSlot(commentsKey)
  const unknown = rowsToSend(readComments(await slot?.load()) ?? {}, true).filter(({ sentAt }) => sentAt !== undefined)
  for (const row of unknown) {
    const { kind } = await lookUp(client, row)
    if (kind === 'done') await change([row], asSent)
    if (kind === 'notDone') await change([row], asDraft)
  }
}
