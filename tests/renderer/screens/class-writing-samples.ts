/** The writing of a class on topic 95, as the server sends it: student 1 has three errors, 2 one, 3 none. */
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { sentPaper } from '../../fixtures/papers'

type Overview = EndpointResponse<'one-topic-overview'>

export const overviewOf = (students: readonly { student_id: string; nickname: string }[]): Overview => ({
  average_score: 60,
  items: students.map(({ student_id, nickname }) => ({
    student_id,
    number: student_id.padStart(2, '0'),
    nickname,
    score: 60,
    best_score: 60,
    learn_count: 1,
    submit_time: '2026-11-18 19:20:11',
    guid: undefined,
  })),
  total: students.length,
})

type Errors = readonly (readonly [type: string, hint: string])[]

const the: Errors[number] = ['スペル', 'teh ではなく the と書きます。']

/** The sentences of each student, with `[red]` around the wrong words, and the errors of each. */
const texts: Record<string, readonly (readonly [text: string, errors: Errors])[]> = {
  '1': [
    ['[red]Teh[/red] dog is big.', [the]],
    ['I saw [red]teh[/red] sea.', [the]],
    ['I [red]goed[/red] home.', [['時制', 'goed ではなく went と書きます。']]],
  ],
  '2': [
    ['I like [red]teh[/red] park.', [the]],
    ['I read books in the library.', []],
  ],
  '3': [['I play tennis with my friends.', []]],
}

const plain = (marked: string): string => marked.replace(/\[\/?red\]/g, '')

/** The paper of a student; for any other id a paper that the AI has not checked. */
export function writingPaper(studentId: string) {
  const sentences = texts[studentId]
  const marked = (sentences ?? [['I like cats.']]).map(([text]) => text).join(' ')
  return sentPaper('standard-writing', {
    content: { items: [{ index: 1, question: 'Write about your week.' }] },
    answers: [
      {
        question_id: 1,
        score: 60,
        guid: `g-${studentId}`,
        answer_result: plain(marked),
        ...(sentences
          ? {
              new_writing_report: {
                full_text_result: marked,
                sentence_result: sentences.map(([text, errors]) => ({
                  original_sentence: plain(text),
                  error_list: errors.map(([error_type, mistake_hint]) => ({ error_type, mistake_hint })),
                })),
              },
            }
          : {}),
      },
    ],
  })
}
