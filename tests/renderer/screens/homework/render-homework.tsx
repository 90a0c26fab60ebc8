/** Renders the tabs of one homework of two classes over the fake bridge. */
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { success } from '../../../../shared/contract/result'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { columns, homework, paper, row } from './samples'

const other = { team_id: '5', team_name: '2年B組' }

export const classRows = [
  row('1', '阿部 陽菜', { '91': 71, '92': 0 }, { submit_time: '2026-11-18 19:20:11' }),
  row('2', '𠮷田 大翔', { '91': 88 }, { submit_status: 1, submit_time: '2026-11-19 08:00:00' }),
  row('3', '髙橋 葵', {}, { submit_status: 0 }),
  row('4', '齋藤 蓮', { '91': 60 }, { ...other, submit_status: 1 }),
]

type Questions = EndpointResponse<'one-topic-question-overview'>['items']

export const questions: Questions = [
  {
    question_id: '1',
    correct_percent: 50,
    average_score: 50,
    answers: [
      { answer_result: 'sad', score: 0, student_ids: ['1'] },
      { answer_result: 'happy', score: 100, student_ids: ['2'] },
      { answer_result: ' Happy. ', score: 100, student_ids: ['4'] },
    ],
  },
  {
    question_id: '2',
    correct_percent: 0,
    average_score: 0,
    answers: [
      { answer_result: 'went', score: 0, student_ids: ['1', '2'] },
      { answer_result: '', score: undefined, student_ids: ['4'] },
    ],
  },
]

const topic = {
  resource_id: 'r-1',
  resource_title: '空所補充',
  view_key: 'blank-filling',
  full_score: 100,
  completed_count: 3,
}

export const overviews = [
  { ...topic, topic_id: '91', average_score: 73, best_score: 88, lowest_score: 60, student_count: 4 },
  {
    ...topic,
    topic_id: '92',
    resource_title: '聞き取り',
    average_score: 0,
    best_score: 0,
    lowest_score: 0,
    student_count: 4,
    completed_count: 1,
  },
]

/** A fake bridge that serves the homework. */
export function homeworkBridge(session = teacher): FakeBridge {
  const fake = putBridge({ session })
  const info = homework({ homework_id: '601', student_count: 4, submitted_count: 1, begun_count: 2 })
  fake.api('homework-basic-info', () => success(info))
  fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
  fake.api('topic-score-overview-y', () => success({ items: classRows, total: classRows.length }))
  fake.api('all-topic-overview', () => success({ items: overviews, total: overviews.length }))
  fake.api('homework-topic-list', () =>
    success({
      items: columns.map(({ topic_id, resource_title }) => ({
        ...topic,
        topic_id,
        resource_title,
        resource_type: 'book',
        resource_path: 'https://media.example/r-1',
        resource_version: '1',
      })),
      total: columns.length,
    }),
  )
  fake.api('one-topic-question-overview', () => success({ items: questions, total: questions.length }))
  fake.api('resource-preview', () =>
    success(
      paper('91', null, {
        content: {
          items: [
            { question_id: '1', question: 'I am __.', answers: [{ index: 1, content: 'happy' }] },
            { question_id: '2', question: 'I __ home.', answers: [{ index: 1, content: 'go' }] },
          ],
        },
      }),
    ),
  )
  return fake
}

/** Opens the homework at one of its tabs. */
export const openTab = (query: string) =>
  renderScreen(<HomeworkDetails />, {
    path: '/admin/homework-details/:homeworkId',
    url: `/admin/homework-details/601?${query}`,
  })
