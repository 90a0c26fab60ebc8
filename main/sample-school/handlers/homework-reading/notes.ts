/** Teachers' notes on writing (SPEC §7 submit-writing-note, get-writing-notes; WIRE "Teacher comments"). */
import * as v from 'valibot'
import { limits } from '../../../../shared/domain/limits'
import {
  haveSameRange,
  inTextOrder,
  type NoteFault,
  notesFault,
  noteTextFault,
} from '../../../../shared/domain/writing-note'
import type { homeworkReading } from '../../../../shared/endpoints/homework-reading'
import { type Note, note } from '../../../../shared/items/note'
import { seedNotes } from '../homework/seed-notes'
import { type Call, type Handlers, Refusal, required } from '../types'
import { type Submission, submissionOf } from './submission'
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
  return found.output.map(sent => ({ ...sent, comments: sent.comments.trim().normalize('NFC') }))
}

/** The current notes on a text: the submitted notes, or else the notes from the seed. */
export const currentNotes = (call: Call, { topic, student, round, guid, place }: Submission): Note[] =>
  call.store.state.writingNotes.get(guid) ?? seedNotes(call.world.seed, topic, student, round, place)

const wordsAt = ({ pos }: Note, answer: string): string => answer.slice(pos.startPos, pos.endPos)

/** Whether the note was written on another text, so that its range has other words now. */
const isDisplaced = (one: Note, answer: string): boolean => one.sent_content !== wordsAt(one, answer)

/**
 * The form in which a sent note is stored. Its words are read from the answer, except those of a displaced note: it
 * keeps the words for which it was written. An unchanged note keeps its author, also if a displaced note was placed
 * anew; a new or changed note belongs to the teacher who sends it.
 */
function storedNote(sent: Note, previousNotes: readonly Note[], answer: string, teacher: string): Note {
  const { pos, comments } = sent
  const displaced = previousNotes.filter(one => isDisplaced(one, answer))
  const onSameWords = previousNotes.filter(
    one => haveSameRange(one, sent) && (!displaced.includes(one) || ['', one.sent_content].includes(sent.sent_content)),
  )
  const same = onSameWords.find(one => one.comments === comments)
  const author = same ?? displaced.find(one => one.comments === comments)
  const sent_content = (same ?? onSameWords[0])?.sent_content ?? wordsAt(sent, answer)
  return { pos, comments, teacher: author?.teacher ?? teacher, sent_content }
}

/** The first fault in all notes on one text, or null. The range of a displaced note is not checked. */
function faultIn(all: readonly Note[], answer: string): NoteFault | null {
  if (all.length > limits.notesPerAnswer) return 'many'
  const textFault = all.map(one => noteTextFault(one.comments)).find(fault => fault !== null)
  const placed = all.filter(one => !isDisplaced(one, answer))
  return textFault ?? notesFault(placed, answer)
}

/** Replaces all notes on a text by the sent ones, as the teacher with this nickname; refuses if one of them is wrong. */
export function replaceNotes(call: Call, submission: Submission, sent: readonly Note[], teacher: string): void {
  const answer = required(submission.text, readingText.noText)
  const previousNotes = currentNotes(call, submission)
  const all = inTextOrder(sent.map(one => storedNote(one, previousNotes, answer, teacher)))
  const fault = faultIn(all, answer)
  if (fault !== null) throw new Refusal(400, readingText.notes[fault])
  call.store.commit({ type: 'writing-notes', guid: submission.guid, notes: all })
}

export const noteHandlers: Pick<Handlers<keyof typeof homeworkReading>, 'submit-writing-note' | 'get-writing-notes'> = {
  'submit-writing-note'(request, call) {
    replaceNotes(call, submissionOf(call, request), read(request.content), call.account.nickname)
    return null
  },

  'get-writing-notes'(request, call) {
    const items = currentNotes(call, submissionOf(call, request))
    return { items, total: items.length }
  },
}
