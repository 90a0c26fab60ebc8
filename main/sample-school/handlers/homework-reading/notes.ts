/** Teachers' notes on writing (SPEC §7 submit-writing-note, get-writing-notes; WIRE "Teacher comments"). */
import * as v from 'valibot'
import { notesFault } from '../../../../shared/domain/writing-note'
import type { homeworkReading } from '../../../../shared/endpoints/homework-reading'
import { type Note, note } from '../../../../shared/items/note'
import { seedNotes } from '../homework/writing'
import { type Authorised, type Handlers, Refusal, required } from '../types'
import { type Submission, submissionOf, writtenText } from './submission'
import { readingText } from './text'

const notes = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown
    } catch {
      addIssue({ message: 'not JSON' })
      return NEVER
    }
  }),
  v.array(note),
)

function read(content: string): Note[] {
  const found = v.safeParse(notes, content)
  if (!found.success) throw new Refusal(400, readingText.unreadable)
  return found.output
}

/** The current notes on a work: the submitted notes, or else the notes from the seed. */
const currentNotes = (call: Authorised, { topic, student, round, guid }: Submission): Note[] =>
  call.store.state.writingNotes.get(guid) ?? seedNotes(call.world.seed, topic, student, round)

/** The author of a note: an unchanged note keeps its author, a new or changed note belongs to the caller. */
function authorOf(call: Authorised, sent: Note, previousNotes: readonly Note[]): string {
  const same = previousNotes.find(
    one =>
      one.pos.startPos === sent.pos.startPos && one.pos.endPos === sent.pos.endPos && one.comments === sent.comments,
  )
  return same?.teacher ?? call.account.nickname
}

export const noteHandlers: Pick<Handlers<keyof typeof homeworkReading>, 'submit-writing-note' | 'get-writing-notes'> = {
  'submit-writing-note'(request, call) {
    const submission = submissionOf(call, request)
    const answer = required(writtenText(call, submission), readingText.noText)
    const { guid } = submission
    const previousNotes = currentNotes(call, submission)
    const trimmed = read(request.content).map(sent => ({ ...sent, comments: sent.comments.trim().normalize('NFC') }))
    const fault = notesFault(trimmed, answer)
    if (fault !== null) throw new Refusal(400, readingText.notes[fault])
    const newNotes = trimmed
      .map(({ pos, comments, ...sent }) => ({
        pos,
        comments,
        teacher: authorOf(call, { pos, comments, ...sent }, previousNotes),
        sent_content: answer.slice(pos.startPos, pos.endPos),
      }))
      .sort((a, b) => a.pos.startPos - b.pos.startPos)
    call.store.commit({ type: 'writing-notes', guid, notes: newNotes })
    return null
  },

  'get-writing-notes'(request, call) {
    const items = currentNotes(call, submissionOf(call, request))
    return { items, total: items.length }
  },
}
