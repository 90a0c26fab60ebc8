import type { Lesson } from '../../../../renderer/features/lessons/lesson-times'

/** A lesson of the list, with the test's changes. */
export const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  class_id: 'l-1',
  title: '道案内',
  content: '駅から学校まで',
  room_id: 'r-2',
  room_name: 'オンライン教室2',
  team_ids: '3',
  team_names: ['2年A組'],
  student_count: 38,
  live_type: 0,
  live_status: 0,
  start_time: '2026-11-24 16:00:00',
  end_time: '2026-11-24 16:50:00',
  ...change,
})
