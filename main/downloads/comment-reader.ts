/**
 * Reads the teachers' comments on the writing of students, for the sheet of comments. What cannot be read has a row
 * that says so: comments are never left out silently.
 */
import type { Result } from '../../shared/contract/result'
import { submitStatus } from '../../shared/domain/statuses'
import { fitsAtItsRange, inTextOrder, typedText } from '../../shared/domain/writing-note'
import type { EndpointResponse } from '../../shared/endpoints/index'
import type { Answer } from '../../shared/items/answer'
import type { Note } from '../../shared/items/note'
import type { Paper } from '../../shared/items/paper'
import type { SheetComment } from '../excel/score-sheet-data'
import { ApiError, hasNoResponse } from '../http/api-error'
import type { ApiClient } from '../http/client'
import type { StudentRow } from './student-pages'

type Topic = Pick<EndpointResponse<'topic-score-overview-x'>['items'][number], 'topic_id' | 'resource_title'>

interface CommentReaderParts {
  client: ApiClient
  homeworkId: string
  /** The topics of writing. */
  topics: readonly Topic[]
  signal: AbortSignal
  /** Gets the time of each paper that is an offline copy. */
  onCopy(at: number): void
}

/** Whether the student has a text on the topic: one without a score counts too. */
function hasWritten({ submit_status, scores }: StudentRow, topicId: string): boolean {
  const cell = scores.find(({ topic_id }) => topic_id === topicId)
  return submit_status === submitStatus.submitted || (cell?.learn_count ?? 0) > 0 || (cell?.score ?? null) !== null
}

/** The words on which a comment was written, as they are in one of the texts; `moved` if none has them there. */
function wordsOf(note: Note, answers: readonly Answer[]): Pick<SheetComment, 'words' | 'remark'> {
  const fitting = answers.map(typedText).find(written => fitsAtItsRange(note, written))
  if (fitting === undefined) return { words: note.sent_content, remark: 'moved' }
  return { words: fitting.slice(note.pos.startPos, note.pos.endPos), remark: 'none' }
}

/** The texts of a paper by guid: a paper can contain earlier submissions. */
function textsByGuid({ answers, guid: ofPaper }: Paper): Map<string, Answer[]> {
  const texts = new Map<string, Answer[]>()
  for (const answer of answers) {
    const guid = answer.guid ?? ofPaper
    if (guid !== undefined) texts.set(guid, [...(texts.get(guid) ?? []), answer])
  }
  return texts
}

/** Returns a function that reads the rows of one student. It throws ApiError if the session ended or was cancelled. */
export function createCommentReader({ client, homeworkId, topics, signal, onCopy }: CommentReaderParts) {
  let isServerGone = false

  /** The answer of a call, made again once if it had none: a slow answer does not mean that the server is gone. */
  async function ask<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
    const answer = await call()
    signal.throwIfAborted()
    if (answer.ok || !hasNoResponse(answer.error)) return answer
    const second = await call()
    signal.throwIfAborted()
    return second
  }

  /** The answer; null if it could not be read. After two calls without a response, no other is made. */
  async function read<T>(call: () => Promise<Result<T>>): Promise<T | null> {
    if (isServerGone) return null
    const answer = await ask(call)
    if (answer.ok) {
      if (answer.copiedAt !== undefined) onCopy(answer.copiedAt)
      return answer.value
    }
    if (answer.error.kind === 'unauthorized') throw new ApiError(answer.error)
    isServerGone ||= hasNoResponse(answer.error)
    return null
  }

  /** The comments on one topic, in the order of the texts; null if they could not be read. */
  async function readTopic(student_id: string, topic_id: string) {
    const request = { homework_id: homeworkId, topic_id, student_id, round: 0 }
    const paper = await read(() => client.call('topic-answer-paper', request, { signal }))
    if (paper === null) return null
    const found: Pick<SheetComment, 'words' | 'comment' | 'author' | 'remark'>[] = []
    for (const [guid, answers] of textsByGuid(paper)) {
      const notes = await read(() => client.call('get-writing-notes', { student_id, topic_id, guid }, { signal }))
      if (notes === null) return null
      for (const note of inTextOrder(notes.items))
        found.push({ comment: note.comments, author: note.teacher, ...wordsOf(note, answers) })
    }
    return found
  }

  return async function readStudent(row: StudentRow): Promise<SheetComment[]> {
    const comments: SheetComment[] = []
    for (const { topic_id, resource_title } of topics) {
      if (!hasWritten(row, topic_id)) continue
      const facts = { number: row.number, name: row.nickname, team: row.team_name, topic: resource_title }
      const found = await readTopic(row.student_id, topic_id)
      if (found === null) comments.push({ ...facts, words: '', comment: '', author: '', remark: 'unread' })
      else comments.push(...found.map(comment => ({ ...facts, ...comment })))
    }
    return comments
  }
}
