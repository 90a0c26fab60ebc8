import { expect, it } from 'vitest'
import { type SubmissionSource, submissionsOf } from '../../../../../renderer/features/homework/queue/submissions'
import { homework } from '../../../screens/homework/samples'

type Student = SubmissionSource['students'][number]

const student = (student_id: string, change: Partial<Student> = {}): Student => ({
  student_id,
  number: student_id,
  nickname: student_id,
  learn_count: 0,
  ...change,
})

const source = (id: string, end_time: string, students: Student[]): SubmissionSource => ({
  homework: homework({ homework_id: id, end_time }),
  topic: {
    topic_id: id,
    resource_id: '',
    resource_type: '',
    resource_title: '音読',
    resource_path: '',
    resource_version: '',
    view_key: 'sentence-reading',
    completed_count: 1,
    full_score: 100,
  },
  students,
})

const keys = (...sources: SubmissionSource[]) => submissionsOf(sources).map(({ key }) => key)

it('begin with the oldest deadline; a homework without one is last', () => {
  const students = [student('s', { learn_count: 1 })]
  expect(
    keys(
      source('none', '', students),
      source('late', '2026-11-25 23:59:59', students),
      source('early', '2026-11-20 23:59:59', students),
    ),
  ).toEqual(['early/s', 'late/s', 'none/s'])
})

it('are those of students who have a score, have done a round or have handed in, each once', () => {
  const students = [
    student('b', { learn_count: 1 }),
    student('idle'),
    student('a', { score: 0 }),
    student('c', { submit_time: '2026-11-19 18:00:00' }),
    student('b', { learn_count: 1 }),
  ]
  expect(keys(source('1', '', students))).toEqual(['1/b', '1/a', '1/c'])
})
