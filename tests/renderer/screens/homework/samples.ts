/** Sample answers for the homework screens: one homework, its columns, its students. */
import type { EndpointData, EndpointResponse } from '../../../../shared/endpoints/index'

export type Homework = EndpointResponse<'homework-basic-info'>
export type Column = EndpointResponse<'topic-score-overview-x'>['items'][number]
export type Row = EndpointResponse<'topic-score-overview-y'>['items'][number]
export type PaperAnswer = EndpointData<'topic-answer-paper'>

export const homework = (change: Partial<Homework> = {}): Homework => ({
  homework_id: '501',
  title: 'Unit 5 週末の音読',
  homework_type: 1,
  origin_type: 1,
  status: 1,
  team_ids: '3,5',
  team_names: ['2年A組', '2年B組'],
  start_time: '2026-11-16 08:00:00',
  end_time: '2026-11-22 23:59:59',
  required_times: 1,
  delay: 0,
  student_count: 3,
  submitted_count: 1,
  topic_count: 2,
  translation: 1,
  subtitle: 1,
  sample_answer: 0,
  speech_speed: 0,
  answer_tips: 1,
  ...change,
})

const column = (topic_id: string, resource_title: string, change: Partial<Column> = {}): Column => ({
  topic_id,
  resource_title,
  view_key: 'blank-filling',
  full_score: 100,
  average_score: 76.4,
  completed_count: 2,
  ...change,
})

/** `scores` by topic id; null means a record of a topic that was not begun, `unscored` one without a score. */
export const row = (
  student_id: string,
  nickname: string,
  scores: Record<string, number | null | 'unscored'>,
  change: Partial<Row> = {},
): Row => ({
  student_id,
  number: student_id.padStart(2, '0'),
  nickname,
  team_id: '3',
  team_name: '2年A組',
  submit_status: 2,
  scores: Object.entries(scores).map(([topic_id, score]) => ({
    topic_id,
    score: typeof score === 'number' ? score : undefined,
    learn_count: score === null ? 0 : 1,
    best_score: typeof score === 'number' ? score : undefined,
  })),
  ...change,
})

export const columns = [column('91', '空所補充'), column('92', '聞き取り')]

export const rows = [
  row('1', '阿部 陽菜', { '91': 71, '92': 0 }),
  row('2', '𠮷田 大翔', { '91': 88 }, { submit_status: 1 }),
  row('3', '髙橋 葵', { '91': null }, { submit_status: 0 }),
]

/** A paper with one blank as the server sends it; without an answer if `answer` is null. */
export const paper = (topic_id: string, answer: string | null, change: object = {}): PaperAnswer => ({
  resource: {
    topic_id,
    resource_id: 'r-1',
    resource_type: 'book',
    view_key: 'blank-filling',
    resource_path: 'https://media.example/r-1',
    resource_title: '空所補充',
    total_score: answer === null ? null : 71,
    full_score: 100,
    learn_count: answer === null ? 0 : 1,
  },
  content: {
    items: [{ index: 1, question_id: '1', question: 'I am __.', answers: [{ index: 1, content: 'happy' }] }],
  },
  answers: answer === null ? [] : [{ question_id: '1', answer_result: answer, score: answer === 'happy' ? 100 : 0 }],
  round: 1,
  rounds: answer === null ? 0 : 1,
  updated_at: '2026-11-18 19:20:11',
  ...change,
})
