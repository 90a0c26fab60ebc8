/** The days of a periodic plan. */
import { wireDate, wireTime } from '../../../../shared/domain/time'
import { deadlineAt } from '../../data/homework-status'
import type { Homework, Topic } from '../../data/world-types'
import { homeworkRow, homeworkStateOf } from '../homework/homework-rows'
import type { Call } from '../types'

export interface Day {
  date: string
  /** When the day is delivered by the plan, in milliseconds. */
  at: number
  delivered: boolean
  topics: Topic[]
}

/** The days in order of delivery. */
export function daysOf(homework: Homework, now: number): Day[] {
  const days = new Map<string, Day>()
  for (const topic of homework.topics) {
    const date = wireDate(topic.planAt)
    const day = days.get(date) ?? { date, at: topic.planAt, delivered: topic.openAt <= now, topics: [] }
    day.topics.push(topic)
    days.set(date, day)
  }
  return [...days.values()]
}

export type PlanStatus = 0 | 1 | 2 | 3

export function planStatusOf(homework: Homework, days: readonly Day[], now: number): PlanStatus {
  if (homework.pausedAt !== null) return 2
  if (now >= deadlineAt(homework, now) || days.every(day => day.delivered)) return 3
  return days.some(day => day.delivered) ? 1 : 0
}

/** The row in the list of plans. */
export function planRow(call: Call, homework: Homework) {
  const days = daysOf(homework, call.at)
  const plan_status = planStatusOf(homework, days, call.at)
  const next = plan_status < 2 ? days.find(day => !day.delivered) : undefined
  return {
    ...homeworkRow(homeworkStateOf(call, homework)),
    plan_status,
    day_count: days.length,
    delivered_count: days.filter(day => day.delivered).length,
    next_time: next === undefined ? null : wireTime(next.at),
  }
}

/** The plan with its days. */
export function planDetails(call: Call, homework: Homework) {
  const { pausedAt } = homework
  return {
    ...planRow(call, homework),
    paused_time: pausedAt === null ? null : wireTime(pausedAt),
    items: daysOf(homework, call.at).map(({ date, at, delivered, topics }) => ({
      date,
      start_time: wireTime(at),
      is_delivered: delivered ? (1 as const) : (0 as const),
      topics: topics.map(({ id, resource, title }) => ({
        topic_id: id,
        resource_id: resource.id,
        resource_title: title,
        resource_level: resource.level,
        view_key: resource.viewKey,
      })),
    })),
  }
}
