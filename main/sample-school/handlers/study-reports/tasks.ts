/** Export tasks: started, under way for some seconds, then finished or — a few — failed, until they are tried again (SPEC §4). */
import { findStudent } from '../../data/classes'
import { mix, textNumber } from '../../data/random'
import { findHomework } from '../../data/world'
import type { ReportTask } from '../../store/changes/reports'
import { spanOf } from '../study/period'
import { type Authorised, type Call, Refusal } from '../types'
import { studyReportText } from './text'

/** How long a report takes: at least, and for each student more. Milliseconds. */
const takes = { least: 3000, perStudent: 100 } as const

/** One of so many fails at first. */
const failing = 6

/** The school at an instant. */
type Now = Pick<Call, 'world' | 'at'>

export type Order = Pick<ReportTask, 'kind' | 'students' | 'homework' | 'from' | 'until'> & {
  email: string | undefined
  /** What is asked for, in one word, without the time of asking. */
  asked: string
}

/** Starts the task. What failed before goes through when it is asked for again. */
export function startReport(call: Authorised, order: Order): { task_id: string } {
  const { state } = call.store
  const asked = `${call.account.username}|${order.asked}`
  const before = [...state.reports.values()].some(task => task.asked === asked && task.fails)
  const id = String(state.highestReport + 1)
  call.store.commit({
    type: 'report',
    ...order,
    id,
    account: call.account.username,
    asked,
    email: order.email ?? null,
    at: call.at,
    readyAt: call.at + takes.least + takes.perStudent * order.students.length,
    fails: !before && mix(call.world.seed, textNumber(asked)) % failing === 0,
  })
  return { task_id: id }
}

/** The caller's own task of this id, and of this kind where one is named. */
export function ownTask(call: Authorised, id: string, kind?: ReportTask['kind']): ReportTask | undefined {
  const task = call.store.state.reports.get(id)
  const own = task?.account === call.account.username && (kind === undefined || task.kind === kind)
  return own ? task : undefined
}

/** Starts what the failed task was asked for once more; a period without an end goes on up to now. */
export function retryReport(call: Authorised, task: ReportTask): { task_id: string } {
  if (taskStatus(call, task) !== 2) throw new Refusal(400, studyReportText.notFailed)
  if (!isThere(call, task)) throw new Refusal(400, studyReportText.gone)
  const { kind, students, homework, from, email } = task
  const asked = task.asked.slice(task.account.length + 1)
  const last = kind === 'study' ? asked.split('|').at(-1) : ''
  const { until } = spanOf(call, { end_time: last === '' ? undefined : last })
  return startReport(call, { kind, students, homework, from, until, email: email ?? undefined, asked })
}

/** Whether what the report is about is still there. */
const isThere = ({ world }: Now, { homework, students }: ReportTask): boolean =>
  (homework === null || findHomework(world, homework) !== undefined) &&
  students.some(id => findStudent(world, id) !== undefined)

export const taskStatus = (now: Now, task: ReportTask): 0 | 1 | 2 =>
  now.at < task.readyAt ? 0 : task.fails || !isThere(now, task) ? 2 : 1

/** The task as it stands on the wire. */
export const taskRow = (now: Now, task: ReportTask) => ({ task_id: task.id, status: taskStatus(now, task) })
