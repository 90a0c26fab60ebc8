/** Answers for everything that the home page and the shell read. */
import { success } from '../../../shared/contract/result'
import type { FakeBridge } from '../../fakes/bridge'

const homework = {
  homework_id: '501',
  title: 'Unit 5 週末の音読',
  homework_type: 1,
  origin_type: 1,
  status: 1,
  team_ids: '3',
  team_names: ['2年A組'],
  start_time: '2026-11-16 08:00:00',
  end_time: '2026-11-22 23:59:59',
  required_times: 1,
  delay: 0 as const,
  student_count: 78,
  submitted_count: 61,
  topic_count: 10,
  translation: 1 as const,
  subtitle: 1 as const,
  sample_answer: 0 as const,
  speech_speed: 0 as const,
  answer_tips: 1 as const,
}

export function answerHome(fake: FakeBridge): void {
  fake.api('new-notice-total', () => success({ new_msg_num: 3, allow_send_message: 1 }))
  fake.api('current-month-summary', () =>
    success({
      homework_count: 12,
      student_count: 78,
      submitted_count: 812,
      submit_percent: 81.2,
      average_score: 76.4,
      exercise_count: 1040,
      study_seconds: 45_000,
      record_duration: 0,
      integral: 0,
      items: [],
      total: 0,
    }),
  )
  fake.api('new-homework-summary', () =>
    success({ in_progress_count: 4, ended_count: 7, awaiting_count: 1, unsubmitted_count: 17 }),
  )
  fake.api('new-homework-list', () => success({ items: [homework], total: 1 }))
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
  fake.api('system-notice-page-list', ({ page }) =>
    success({
      items: Array.from({ length: page === 1 ? 10 : 2 }, (_, index) => ({
        notice_id: `${page}-${index}`,
        title: `お知らせ${(page - 1) * 10 + index + 1}`,
        create_time: '2026-11-18 09:00:00',
        is_read: index === 0 ? (0 as const) : (1 as const),
      })),
      total: 12,
    }),
  )
  fake.api('homework-notice-page-list', () => success({ items: [], total: 0 }))
}
