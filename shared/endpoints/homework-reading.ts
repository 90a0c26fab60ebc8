/**
 * Reading homework: teacher comments on writing, overviews of topics and questions, and sending results by mail (SPEC
 * §7 Homework; WIRE "One topic", WIRE "One question across the class", WIRE "Teacher comments").
 */
import * as v from 'valibot'
import { areSameNotes } from '../domain/writing-note'
import { type Note, note } from '../items/note'
import { fullScore, id, list, maybe, num, orElse, text } from '../schema'
import { recoverBy } from './recovery'
import { done, get, idIn, limit, page, post, textIn } from './row'

const topicOverview = v.object({
  topic_id: id,
  resource_id: orElse(id, ''),
  resource_title: orElse(text, ''),
  view_key: orElse(text, ''),
  full_score: fullScore,
  average_score: maybe(num),
  best_score: maybe(num),
  lowest_score: maybe(num),
  completed_count: orElse(num, 0),
  student_count: orElse(num, 0),
})

/** Students who gave the same answer. An entry without a score holds the students who gave no answer. */
const sameAnswer = v.object({
  answer_result: orElse(text, ''),
  score: maybe(num),
  student_ids: orElse(v.array(id), []),
})

const questionOverview = v.object({
  question_id: id,
  correct_percent: maybe(num),
  average_score: maybe(num),
  answers: orElse(v.array(sameAnswer), []),
})

export type QuestionOverview = v.InferOutput<typeof questionOverview>

const writing = { student_id: idIn, topic_id: idIn, guid: idIn }

interface SentNotes {
  student_id: string
  topic_id: string
  guid: string
  content: string
}

export const homeworkReading = {
  'all-topic-overview': get(
    '/v5/homework/all-topic-overview',
    v.strictObject({ homework_id: idIn, page, limit }),
    list(topicOverview),
    { copy: true },
  ),
  'one-topic-question-overview': get(
    '/v5/homework/one-topic-question-overview',
    v.strictObject({ homework_id: idIn, topic_id: idIn, resource_id: idIn }),
    list(questionOverview),
    { copy: true },
  ),
  'send-student-topic-mail': get(
    '/v4/homework/send-student-topic-mail',
    v.strictObject({ homework_id: idIn, email: textIn }),
    done,
    // A GET by SPEC §7, but it sends a mail. No read of the page shows that mail.
    { readOnly: false, invalidates: [] },
  ),
  'submit-writing-note': post(
    '/v4/homework-reading/submit-writing-note',
    v.strictObject({
      ...writing,
      /** JSON text of all comments on the answer, in the format of get-writing-notes. */
      content: v.pipe(v.string(), v.maxLength(200_000)),
    }),
    done,
    {
      invalidates: ['get-writing-notes', 'topic-answer-paper'],
      recover: [
        recoverBy<'get-writing-notes', SentNotes, { items: Note[] }>({
          read: 'get-writing-notes',
          request: ({ student_id, topic_id, guid }) => ({ student_id, topic_id, guid }),
          wasDone: ({ sent, after }) => areSameNotes(JSON.parse(sent.content) as Note[], after.items),
        }),
      ],
    },
  ),
  'get-writing-notes': get('/v4/homework-reading/get-writing-notes', v.strictObject(writing), list(note), {
    // If the server refuses the call, show no comments (SPEC §8).
    onFailure: { outcome: 'silent', kinds: ['status', 'server'], instead: { items: [], total: 0 } },
  }),
}
