/** Notices about homework, computed from the homework and the clock. Only the read marks are stored. */
import { day, shortTime } from '../../../../shared/domain/time'
import { progressOf, submittedAt } from '../../data/progress'
import type { Homework } from '../../data/world-types'
import { text } from '../../text'
import type { Authorised } from '../types'

export interface HomeworkNotice {
  id: string
  homework: Homework
  at: number
  title: string
  content: string
}

/** Notices that are older than this at the epoch count as read. */
const oldMs = 3 * day

/** When the last of its students submits; null if one of them never does. */
function completeAt(seed: number, homework: Homework): number | null {
  const all = homework.students.map((_, place) => progressOf(seed, homework, place))
  return all.every(one => one.submits) ? Math.max(...all.map(one => one.last)) : null
}

/** A deadline that was reached while it was in force, and since when it was in force. */
interface Deadline {
  at: number
  since: number
}

/**
 * Every deadline that the homework has reached or will reach, earliest first. Each change of its times may move the
 * deadline.
 */
function deadlinesOf(homework: Homework): Deadline[] {
  const plans = [...homework.past, { ...homework, until: Number.POSITIVE_INFINITY }]
  const found = new Map<number, Deadline>()
  plans.forEach(({ end, redistributed, until }, at) => {
    const since = plans[at - 1]?.until ?? homework.deliveredAt
    const first = redistributed === null || redistributed.at >= end ? [{ at: end, since }] : []
    const again = redistributed === null ? [] : [{ at: redistributed.end, since: Math.max(since, redistributed.at) }]
    for (const one of [...first, ...again]) if (one.at <= until && !found.has(one.at)) found.set(one.at, one)
  })
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** The redistributions by their times. A change of the homework repeats them, and the last one counts. */
const redistributions = ({ past, redistributed }: Homework) => [
  ...new Map(
    [...past.map(one => one.redistributed), redistributed].flatMap(one =>
      one === null ? [] : [[one.at, one] as const],
    ),
  ).values(),
]

function noticesOf(seed: number, homework: Homework): HomeworkNotice[] {
  const words = text.homeworkNotice
  const { title, students, deliveredAt } = homework
  const last = completeAt(seed, homework)
  /** A deadline needs no notice if all students have submitted before it. */
  const open = (at: number) => last === null || at < last
  const row = (event: keyof typeof words, at: number, content: string, turn = 0): HomeworkNotice => ({
    id: `h-${homework.id}-${event}${turn === 0 ? '' : `-${turn + 1}`}`,
    homework,
    at,
    title: words[event].title,
    content,
  })
  const deadlines = deadlinesOf(homework).filter(({ at }) => open(at))
  const missing = (at: number) => students.length - submittedAt(seed, homework, at)
  return [
    row('delivered', deliveredAt, words.delivered.content(title)),
    ...(last === null ? [] : [row('complete', last, words.complete.content(title))]),
    ...redistributions(homework).map(({ at, end }, turn) =>
      row('redistributed', at, words.redistributed.content(title, shortTime(end)), turn),
    ),
    ...deadlines.map(({ at }, turn) => row('ended', at, words.ended.content(title, missing(at)), turn)),
    // A deadline that was set less than a day ahead has no notice about the last day.
    ...deadlines
      .map(({ at, since }) => ({ at: at - day, since }))
      .filter(({ at, since }) => at > since && open(at))
      .map(({ at }, turn) => row('soon', at, words.soon.content(title), turn)),
  ]
}

/** All notices up to now, newest first. */
export function homeworkNotices(call: Authorised): HomeworkNotice[] {
  return call.world.homeworks
    .filter(homework => homework.start <= call.at)
    .flatMap(homework => noticesOf(call.world.seed, homework))
    .filter(notice => notice.at <= call.at && !isDeleted(call, notice.id))
    .sort((a, b) => b.at - a.at || a.id.localeCompare(b.id))
}

/** Whether the teacher deleted the notice from their list. */
export const isDeleted = (call: Authorised, id: string): boolean =>
  call.store.state.noticesDeleted.get(call.account.username)?.has(id) ?? false

export const isRead = (call: Authorised, id: string, at: number): boolean =>
  at < call.world.epoch - oldMs || (call.store.state.read.get(call.account.username)?.has(id) ?? false)

/** Marks notices as read, if any of them is unread. */
export function markRead(call: Authorised, ids: string[]): void {
  const known = call.store.state.read.get(call.account.username)
  const fresh = ids.filter(id => !(known?.has(id) ?? false))
  if (fresh.length > 0) call.store.commit({ type: 'read', account: call.account.username, notices: fresh })
}

/** Marks all notices of a homework as read, because the teacher opened it. */
export function markHomeworkRead(call: Authorised, homework: Homework): void {
  const unread = noticesOf(call.world.seed, homework).filter(one => one.at <= call.at && !isRead(call, one.id, one.at))
  markRead(
    call,
    unread.map(notice => notice.id),
  )
}
