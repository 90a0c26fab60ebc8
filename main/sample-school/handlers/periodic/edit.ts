/** Edits of a periodic plan: each edit makes new days from the existing ones, checks them, and writes them. */
import { countFault, daysFault, endFault, startFault } from '../../../../shared/domain/homework-rules'
import { limits } from '../../../../shared/domain/limits'
import { day } from '../../../../shared/domain/time'
import { deadlineAt } from '../../data/homework-status'
import { type Homework, neverTime } from '../../data/world-types'
import type { TopicEntry } from '../../store/changes/homework'
import { refuseFault, refuseNonAssigning, resourcesOf, topicNumbers } from '../publish/assign'
import { type Authorised, existing, Refusal } from '../types'
import { type Day, daysOf, planStatusOf } from './days'
import { text } from './text'

/** A day after the edit. Contents that stay keep the id of their topic. */
export interface NewDay {
  at: number
  delivered: boolean
  contents: { id?: string; resource: string }[]
}

export const unchangedDay = ({ at, delivered, topics }: Day): NewDay => ({
  at,
  delivered,
  contents: topics.map(({ id, resource }) => ({ id, resource: resource.id })),
})

/** The days of the plan; refuses if the plan cannot be edited now. */
export function editableDays(call: Authorised, homework: Homework): Day[] {
  refuseNonAssigning(call)
  const days = daysOf(homework, call.at)
  const status = planStatusOf(homework, days, call.at)
  if (status === 2) throw new Refusal(400, text.paused)
  if (status === 3) throw new Refusal(400, text.finished)
  return days
}

export const dayOf = (days: Day[], date: string): Day =>
  existing(
    days.find(one => one.date === date),
    text.noDay,
  )

export function undeliveredDay(days: Day[], date: string): Day {
  const found = dayOf(days, date)
  if (found.delivered) throw new Refusal(400, text.delivered)
  return found
}

function entriesOf(call: Authorised, days: NewDay[]): TopicEntry[] {
  const number = topicNumbers(call)
  return days.flatMap(({ at, contents }) =>
    contents.map(({ id, resource }) => ({ id: id ?? number(), resource, open: at, plan: at })),
  )
}

/** Checks and writes the days in order; `moved`: the days with a new time. Refuses an invalid plan. */
export function writeDays(call: Authorised, homework: Homework, newDays: NewDay[], moved: readonly NewDay[]): void {
  const days = [...newDays].sort((a, b) => a.at - b.at)
  const end = deadlineAt(homework, call.at)
  for (const { at } of moved) refuseFault(startFault({ kind: 2, timing: 1, start: at, end, now: call.at }))
  refuseFault(daysFault(days.map(({ at, contents }) => ({ at, contents: contents.length }))))
  const topics = entriesOf(call, days)
  refuseFault(countFault(2, topics.length))
  const first = days[0]?.at ?? homework.start
  const lastDelivery = days.at(-1)?.at ?? first
  refuseFault(endFault({ kind: 2, timing: 0, start: first, end, lastDelivery, now: call.at }))
  const start = homework.start > call.at ? { start: first } : {}
  call.store.commit({ type: 'homework-changed', homework: homework.id, at: call.at, topics, ...start })
}

/** The contents of a day for these resources; existing contents keep their topics. */
export function contentsOf(call: Authorised, before: Day, contents: { resource_id: string }[]): NewDay['contents'] {
  const unused = [...before.topics]
  return resourcesOf(call, 2, contents).map(({ id }) => {
    const at = unused.findIndex(topic => topic.resource.id === id)
    const [existing] = at < 0 ? [] : unused.splice(at, 1)
    return existing === undefined ? { resource: id } : { id: existing.id, resource: id }
  })
}

/** Pauses the plan: nothing more is delivered until it is resumed. */
export function pause(call: Authorised, homework: Homework): void {
  const days = editableDays(call, homework)
  if (!days.some(one => one.delivered)) throw new Refusal(400, text.notBegun)
  const topics = homework.topics.map(({ id, resource, openAt, planAt }) => ({
    id,
    resource: resource.id,
    open: openAt <= call.at ? openAt : neverTime,
    plan: planAt,
  }))
  call.store.commit({ type: 'homework-changed', homework: homework.id, at: call.at, topics, paused: call.at })
}

/** Resumes the plan: the remaining days are delivered later, by as many whole days as needed. */
export function resume(call: Authorised, homework: Homework): void {
  refuseNonAssigning(call)
  if (homework.pausedAt === null) throw new Refusal(400, text.notPaused)
  const undelivered = homework.topics.filter(topic => topic.openAt > call.at)
  const first = undelivered[0]?.planAt ?? call.at
  const late = Math.max(0, Math.ceil((call.at + limits.periodicLeadMs - first) / day)) * day
  const topics = homework.topics.map(({ id, resource, openAt, planAt }) => {
    const plan = openAt > call.at ? planAt + late : planAt
    return { id, resource: resource.id, open: plan, plan }
  })
  const end = deadlineAt(homework, call.at) + late
  call.store.commit({ type: 'homework-changed', homework: homework.id, at: call.at, topics, end, paused: null })
}

/** Ends the plan: removes the topics that were not delivered yet. */
export function endPlan(call: Authorised, homework: Homework): void {
  refuseNonAssigning(call)
  const days = daysOf(homework, call.at)
  if (planStatusOf(homework, days, call.at) === 3) throw new Refusal(400, text.finished)
  const delivered = days.filter(one => one.delivered)
  if (delivered.length === 0) throw new Refusal(400, text.notBegun)
  const topics = entriesOf(call, delivered.map(unchangedDay))
  call.store.commit({ type: 'homework-changed', homework: homework.id, at: call.at, topics, paused: null })
}
