/** Periodic plans: list, detail, edit. */
import type { periodic } from '../../../../shared/endpoints/periodic'
import type { Homework } from '../../data/world-types'
import { homeworkStateOf, matchesFilters, pageOf } from '../homework/homework-rows'
import { resourcesOf, timeOf } from '../publish/assign'
import { homeworkOf } from '../publish/index'
import { type Authorised, type Call, type Handlers, Refusal } from '../types'
import { planDetails, planRow } from './days'
import {
  contentsOf,
  dayOf,
  editableDays,
  endPlan,
  pause,
  resume,
  unchangedDay,
  undeliveredDay,
  writeDays,
} from './edit'
import { text } from './text'

function planOf(call: Call, id: string): Homework {
  const homework = homeworkOf(call, id)
  if (homework.type !== 2) throw new Refusal(400, text.notPeriodic)
  return homework
}

/** Runs an action on the plan and answers with the new state of the plan. */
const edited =
  <R extends { homework_id: string }>(act: (call: Authorised, homework: Homework, request: R) => void) =>
  (request: R, call: Authorised) => {
    const homework = planOf(call, request.homework_id)
    act(call, homework, request)
    return planDetails(call, homework)
  }

export const periodicHandlers: Handlers<keyof typeof periodic> = {
  'periodic-plan-page-list'({ plan_status, ...filters }, call) {
    const rows = call.world.homeworks
      .filter(homework => homework.type === 2 && matchesFilters(homeworkStateOf(call, homework), filters))
      .map(homework => ({ homework, row: planRow(call, homework) }))
      .filter(({ row }) => plan_status === undefined || row.plan_status === plan_status)
      .sort((a, b) => b.homework.start - a.homework.start || a.homework.index - b.homework.index)
      .map(({ row }) => row)
    return pageOf(rows, filters.page, filters.limit)
  },

  'periodic-plan-details': ({ homework_id }, call) => planDetails(call, planOf(call, homework_id)),

  'periodic-plan-skip-day': edited<{ homework_id: string; date: string }>((call, homework, { date }) => {
    const days = editableDays(call, homework)
    const skipped = undeliveredDay(days, date)
    const remainingDays = days.filter(one => one !== skipped).map(unchangedDay)
    writeDays(call, homework, remainingDays, [])
  }),

  'periodic-plan-move-day': edited<{ homework_id: string; date: string; start_time: string; with_following: 0 | 1 }>(
    (call, homework, { date, start_time, with_following }) => {
      const days = editableDays(call, homework)
      const first = undeliveredDay(days, date)
      const by = timeOf(start_time) - first.at
      const moves = days.filter(one => one === first || (with_following === 1 && one.at > first.at))
      const moved = moves.map(one => ({ ...unchangedDay(one), at: one.at + by }))
      const rest = days.filter(one => !moves.includes(one)).map(unchangedDay)
      writeDays(call, homework, [...rest, ...moved], moved)
    },
  ),

  'periodic-plan-copy-day': edited<{ homework_id: string; date: string; start_time: string }>(
    (call, homework, { date, start_time }) => {
      const days = editableDays(call, homework)
      const { topics } = dayOf(days, date)
      const contents = topics.map(({ resource }) => ({ resource: resource.id }))
      const copy = { at: timeOf(start_time), delivered: false, contents }
      writeDays(call, homework, [...days.map(unchangedDay), copy], [copy])
    },
  ),

  'periodic-plan-add-day': edited<{ homework_id: string; start_time: string; topics: { resource_id: string }[] }>(
    (call, homework, { start_time, topics }) => {
      const days = editableDays(call, homework)
      const contents = resourcesOf(call, 2, topics).map(({ id }) => ({ resource: id }))
      const added = { at: timeOf(start_time), delivered: false, contents }
      writeDays(call, homework, [...days.map(unchangedDay), added], [added])
    },
  ),

  'periodic-plan-change-day': edited<{ homework_id: string; date: string; topics: { resource_id: string }[] }>(
    (call, homework, { date, topics }) => {
      const days = editableDays(call, homework)
      const changed = undeliveredDay(days, date)
      const contents = contentsOf(call, changed, topics)
      const next = days.map(one => (one === changed ? { ...unchangedDay(one), contents } : unchangedDay(one)))
      writeDays(call, homework, next, [])
    },
  ),

  'periodic-plan-pause': edited((call, homework) => pause(call, homework)),
  'periodic-plan-resume': edited((call, homework) => resume(call, homework)),
  'periodic-plan-end': edited((call, homework) => endPlan(call, homework)),
}
