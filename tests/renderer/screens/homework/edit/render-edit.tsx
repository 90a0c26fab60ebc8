/** Renders the edit form of a homework over the fake bridge. */
import { screen } from '@testing-library/react'
import { HomeworkEdit } from '../../../../../renderer/screens/homework/edit/HomeworkEdit'
import { success } from '../../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../../fakes/bridge'
import { putBridge, renderScreen } from '../../../render'
import { type Homework, homework as sample } from '../samples'

const student = (student_id: string) => ({
  student_id,
  number: student_id,
  nickname: student_id,
  team_id: '3',
  team_name: '2年A組',
  grade_name: '',
  class_name: '',
})

const topic = (resource_id: string) => ({
  topic_id: resource_id,
  resource_id,
  resource_type: 'book',
  resource_title: resource_id,
  resource_path: 'https://media.example/r',
  resource_version: '1',
  view_key: 'word-reading',
  full_score: 100,
  completed_count: 0,
})

const planTopic = ({ topic_id, resource_id, resource_title, view_key }: ReturnType<typeof topic>) => ({
  topic_id,
  resource_id,
  resource_title,
  resource_level: '',
  view_key,
})

/** A homework of class 3 that awaits its delivery, so that all its parts can be edited. */
export const savedHomework = (change: Partial<Homework> = {}): Homework =>
  sample({
    status: 5,
    team_ids: '3',
    team_names: ['2年A組'],
    start_time: '2099-11-24 08:00:00',
    end_time: '2099-11-30 23:59:59',
    ...change,
  })

/**
 * A fake bridge with `savedHomework`, which two students receive.
 * @param flag the `teacher_flag` of the teacher.
 */
export function editBridge(change: Partial<Homework> = {}, flag = ''): FakeBridge {
  const fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: flag } } })
  const saved = savedHomework(change)
  const topics = ['r1', 'r2'].map(topic)
  fake.api('homework-basic-info', () => success(saved))
  fake.api('homework-topic-list', () => success({ items: topics, total: 2 }))
  fake.api('periodic-plan-details', () =>
    success({
      ...saved,
      plan_status: 0,
      day_count: 2,
      delivered_count: 0,
      items: topics.map((each, at) => ({
        date: `2099-11-${24 + at}`,
        start_time: `2099-11-${24 + at} 08:00:00`,
        is_delivered: 0 as const,
        topics: [planTopic(each)],
      })),
    }),
  )
  fake.api('reissue-details', () =>
    success({
      ...saved,
      can_reissue: 0,
      reason: '',
      unsubmitted_count: 2,
      reached_count: 0,
      items: ['a', 'b'].map(id => ({ ...student(id), submit_status: 0, is_target: 0 as const })),
    }),
  )
  fake.api('student-list-by-team', ({ team_id }) => {
    const ids = team_id === '3' ? ['a', 'b'] : ['c']
    return success({ items: ids.map(student), total: ids.length })
  })
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
  fake.api('team-rows', () =>
    success({
      items: [
        { id: '3', name: '2年A組', allow_join: 1, sort: 1, student_count: 2, hidden: 0 },
        { id: '5', name: '2年B組', allow_join: 1, sort: 2, student_count: 1, hidden: 0 },
      ],
      total: 2,
    }),
  )
  fake.api('check-define-times', () => success({ can_define: 1, reason: '', items: [] }))
  fake.api('change-homework', () => success(null))
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  return fake
}

/** Opens the edit form, until it shows its fields. */
export async function openEdit() {
  const path = '/admin/homework/edit'
  const view = renderScreen(<HomeworkEdit />, { path, url: `${path}?homework_id=501` })
  await screen.findByLabelText('宿題名')
  return view
}
