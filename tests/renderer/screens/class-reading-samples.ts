/** Two sentences read aloud by a class on topic 95, as the server sends them, with evaluations of three forms. */
import { sentPaper } from '../../fixtures/papers'

const first = 'I get up at six, and he gets up at seven.'
const second = 'We swim.'

/**
 * Student 1: coloured words of the same text; 2: lists of words, and only the first sentence; 3: coloured words of
 * another text; any other: no evaluation of words.
 */
const answers: Record<string, readonly object[]> = {
  '1': [
    {
      question_id: 1,
      score: 70,
      sound_file: 'rec-1.wav',
      evaluate_html:
        '<b class="good">I</b> get up at six, and he <span style="color:red">gets</span> <i class="bad">up</i> at seven.',
      study_report: { errorwords: ['gets', 'up'], repeat: ['seven'], leak: 0 },
    },
    { question_id: 2, score: 100, sound_file: 'rec-1b.wav', evaluate_html: '<span class="good">We swim.</span>' },
  ],
  '2': [
    { question_id: 1, score: 50, sound_file: 'rec-2.wav', study_report: { errorwords: ['Gets'], leak: 'at six' } },
    { question_id: 2, score: null },
  ],
  '3': [
    { question_id: 1, score: 40, evaluate_html: '<i class="bad">SEVEN</i> six', study_report: { errorwords: ['he'] } },
    { question_id: 2, score: 60, study_report: { errorwords: ['swim'], leak: 2, repeat: 1 } },
  ],
}

export const readingBody = (studentId: string) => ({
  content: {
    items: [
      { index: 1, screen_en_text: first },
      { index: 2, screen_en_text: second },
    ],
  },
  answers: [...(answers[studentId] ?? [{ question_id: 1, score: 55, sound_file: 'rec-4.wav' }])],
})

export const readingPaper = (studentId: string) => sentPaper('sentence-reading', readingBody(studentId) as never)
