/** Periodic plans: homework that is delivered day by day (DESIGN §7 /homework/periodic-plan). All chosen. */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { homework } from './homework'
import { contentsIn } from './publish'
import { type Evidence, recoverBy } from './recovery'
import { chosen, dateIn, flagIn, get, idIn, limit, page, post, textIn, timeIn } from './row'
import { homeworkReads } from './stale-reads'

const plan = {
  ...homework.entries,
  /** 0 not begun, 1 delivering, 2 paused, 3 ended (everything is delivered, or the deadline has passed). */
  plan_status: orElse(num, 0),
  day_count: orElse(num, 0),
  delivered_count: orElse(num, 0),
  /** When the next day is delivered; absent if none remains, or while the plan is paused. */
  next_time: maybe(text),
}

const content = v.object({
  topic_id: id,
  resource_id: orElse(id, ''),
  resource_title: orElse(text, ''),
  resource_level: orElse(text, ''),
  view_key: orElse(text, ''),
})

/** One delivery. A date has at most one delivery, so the date identifies it. */
const planDay = v.object({
  date: text,
  start_time: orElse(text, ''),
  is_delivered: orElse(flag, 0),
  topics: orElse(v.array(content), []),
})

const planDetails = v.object({ ...plan, paused_time: maybe(text), items: orElse(v.array(planDay), []) })

const homeworkId = { homework_id: idIn }
const ofDay = { ...homeworkId, date: dateIn }

type Plan = v.InferOutput<typeof planDetails>

/** Reads the plan to find out whether an edit of it was carried out. */
const byPlan = <Sent>(wasDone: (sent: Sent, plan: Plan) => boolean) =>
  recoverBy({
    read: 'periodic-plan-details',
    request: sent => ({ homework_id: (sent as { homework_id: string }).homework_id }),
    wasDone: ({ sent, after }: Evidence<Sent, Plan>) => wasDone(sent, after),
  })

const hasDate = ({ items }: Plan, date: string): boolean => items.some(day => day.date === date)
const hasStart = ({ items }: Plan, start: string): boolean => items.some(day => day.start_time === start)
const contentsOf = ({ items }: Plan, date: string): string =>
  (items.find(day => day.date === date)?.topics ?? []).map(topic => topic.resource_id).join()

const bySkippedDay = byPlan<{ date: string }>((sent, plan) => !hasDate(plan, sent.date))
const byNewStart = byPlan<{ start_time: string }>((sent, plan) => hasStart(plan, sent.start_time))
const byContents = byPlan<{ date: string; topics: readonly { resource_id: string }[] }>(
  (sent, plan) => contentsOf(plan, sent.date) === sent.topics.map(topic => topic.resource_id).join(),
)
const byPlanStatus = (status: (plan: Plan) => boolean) => byPlan<unknown>((_sent, plan) => status(plan))

/** Every edit answers with the changed plan. */
export const periodic = {
  'periodic-plan-page-list': get(
    '/v5/periodic-plan/page-list',
    v.strictObject({
      page,
      limit,
      team_id: v.optional(idIn),
      search_title: v.optional(textIn),
      plan_status: v.optional(v.picklist([0, 1, 2, 3])),
    }),
    list(v.object(plan)),
    chosen,
  ),
  'periodic-plan-details': get('/v5/periodic-plan/details', v.strictObject(homeworkId), planDetails, chosen),
  'periodic-plan-skip-day': post('/v5/periodic-plan/skip-day', v.strictObject(ofDay), planDetails, {
    ...chosen,
    invalidates: homeworkReads,
    recover: [bySkippedDay],
  }),
  /** Moves a day to another time; with `with_following` 1, all later days move by the same amount. */
  'periodic-plan-move-day': post(
    '/v5/periodic-plan/move-day',
    v.strictObject({ ...ofDay, start_time: timeIn, with_following: flagIn }),
    planDetails,
    { ...chosen, invalidates: homeworkReads, recover: [byNewStart] },
  ),
  /** Delivers the contents of a day again at another time; a day that is already delivered can be copied too. */
  'periodic-plan-copy-day': post(
    '/v5/periodic-plan/copy-day',
    v.strictObject({ ...ofDay, start_time: timeIn }),
    planDetails,
    { ...chosen, invalidates: homeworkReads, recover: [byNewStart] },
  ),
  /** Adds a new day with its own contents. */
  'periodic-plan-add-day': post(
    '/v5/periodic-plan/add-day',
    v.strictObject({ ...homeworkId, start_time: timeIn, topics: contentsIn }),
    planDetails,
    { ...chosen, invalidates: homeworkReads, recover: [byNewStart] },
  ),
  'periodic-plan-change-day': post(
    '/v5/periodic-plan/change-day',
    v.strictObject({ ...ofDay, topics: contentsIn }),
    planDetails,
    { ...chosen, invalidates: homeworkReads, recover: [byContents] },
  ),
  'periodic-plan-pause': post('/v5/periodic-plan/pause', v.strictObject(homeworkId), planDetails, {
    ...chosen,
    invalidates: homeworkReads,
    recover: [byPlanStatus(plan => plan.plan_status === 2)],
  }),
  /**
   * Resumes delivery: all days that were not delivered during the pause, and the deadline, move later by the necessary
   * number of days.
   */
  'periodic-plan-resume': post('/v5/periodic-plan/resume', v.strictObject(homeworkId), planDetails, {
    ...chosen,
    invalidates: homeworkReads,
    recover: [byPlanStatus(plan => plan.plan_status !== 2)],
  }),
  /** Stops delivery; contents that are already delivered stay available until the deadline. */
  'periodic-plan-end': post('/v5/periodic-plan/end', v.strictObject(homeworkId), planDetails, {
    ...chosen,
    invalidates: homeworkReads,
    recover: [byPlanStatus(plan => plan.plan_status === 3)],
  }),
}
