/** A periodic plan with two delivered days and three days to come. */
import type { Plan, PlanDay } from '../../../../renderer/screens/periodic-plan/plan-days'
import { homework } from '../homework/samples'

const topic = (topic_id: string, resource_title: string) => ({
  topic_id,
  resource_id: `r${topic_id}`,
  resource_title,
  resource_level: '中2',
  view_key: 'blank-filling',
})

export const planDay = (date: string, delivered: 0 | 1, ...titles: string[]): PlanDay => ({
  date,
  start_time: `${date} 08:00:00`,
  is_delivered: delivered,
  topics: titles.map((title, at) => topic(`${date}-${at}`, title)),
})

/** The plan as a row of the list: without its days. */
export const planRow = {
  ...homework({ homework_id: '700', title: '直前7日間', homework_type: 2, end_time: '2026-12-05 23:59:59' }),
  plan_status: 1,
  day_count: 5,
  delivered_count: 2,
  next_time: '2026-11-25 08:00:00',
}

export const plan = (change: Partial<Plan> = {}): Plan => ({
  ...planRow,
  paused_time: undefined,
  items: [
    planDay('2026-11-20', 1, '復習'),
    planDay('2026-11-23', 1, '単語'),
    planDay('2026-11-25', 0, '電話の会話', '朝の習慣'),
    planDay('2026-11-27', 0, '受け身'),
    planDay('2026-11-30', 0, 'まとめ'),
  ],
  ...change,
})
