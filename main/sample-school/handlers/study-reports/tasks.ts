/** Export tasks: they run for some seconds, then finish. A few fail, until they are retried (SPEC §4). */
import { findStudent } from '../../data/classes'
import { findHomework } from '../../data/create-world'
import { hashNumbers, hashText } from '../../data/random'
import type { ReportTask } from '../../store/changes/reports'
import { spanOf } from '../study/period'
import { type Authorised, type Call, Refusal } from '../types'
import { studyReportText } from './text'

/** How long a report takes: a minimum, plus a time per student. Milliseconds. */
const duration = { least: 3000, perStudent: 100 } as const

/** One of this many tasks fails at first. */
const failOneIn = 6

/** The school at one instant. */
type Now = Pick<Call, 'world' | 'at'>

export type ReportRequest = Pick<ReportTask, 'kind' | 'students' | 'homework' | 'from' | 'until'> & {
  email: string | undefined
  /** A key of the request, without the time of the request. */
  asked: string
}

/** Starts the task. If the same request failed before, it succeeds now. */
export function startReport(call: Authorised, order: ReportRequest): { task_id: string } {
  const { state } = call.store
  const requestKey = `${call.account.username}|${order.asked}`
  const before = [...state.reports.values()].some(task => task.asked === requestKey && task.fails)
  const id = String(state.highestReport + 1)
  call.store.commit({
    type: 'report',
    ...order,
    id,
    account: call.account.username,
    asked: requestKey,
    email: order.email ?? null,
    at: call.at,
    readyAt: call.at + duration.least + duration.perStudent * order.students.length,
    fails: !before && hashNumbers(call.world.seed, hashText(requestKey)) % failOneIn === 0,
  })
  return { task_id: id }
}

/** The caller's own task with this id, and with this kind if one is given. */
export function ownTask(call: Authorised, id: string, kind?: ReportTask['kind']): ReportTask | undefined {
  const task = call.store.state.reports.get(id)
  const isOwn = task?.account === call.account.username && (kind === undefined || task.kind === kind)
  return isOwn ? task : undefined
}

/** Starts the failed task again with the same request; a period without an end now ends today. */
export function retryReport(call: Authorised, task: ReportTask): { task_id: string } {
  if (taskStatus(call, task) !== 2) throw new Refusal(400, studyReportText.notFailed)
  if (!targetsExist(call, task)) throw new Refusal(400, studyReportText.targetDeleted)
  const { kind, students, homework, from, email } = task
  const requestKey = task.asked.slice(task.account.length + 1)
  const last = kind === 'study' ? requestKey.split('|').at(-1) : ''
  const { until } = spanOf(call, { end_time: last === '' ? undefined : last })
  return startReport(call, { kind, students, homework, from, until, email: email ?? undefined, asked: requestKey })
}

/** Whether the homework and at least one student of the report still exist. */
const targetsExist = ({ world }: Now, { homework, students }: ReportTask): boolean =>
  (homework === null || findHomework(world, homework) !== undefined) &&
  students.some(id => findStudent(world, id) !== undefined)

export const taskStatus = (now: Now, task: ReportTask): 0 | 1 | 2 =>
  now.at < task.readyAt ? 0 : task.fails || !targetsExist(now, task) ? 2 : 1

/** The task on the wire. */
export const taskRow = (now: Now, task: ReportTask) => ({ task_id: task.id, status: taskStatus(now, task) })
