/** Notices about homework, derived from the homework and the clock; which of them were read is kept. */
import { day } from '../../../../shared/domain/time'
import type { Homework } from '../../data/model'
import { progressOf, submittedAt } from '../../data/progress'
import { text } from '../../text'
import type { Authorised } from '../types'

export interface HomeworkNotice {
  id: string
  homework: Homework
  at: number
  title: string
  content: string
}

/** What is older than this at the epoch counts as read. */
const oldMs = 3 * day

/** When the last of its students submits; null where one of them never does. */
function completeAt(seed: number, homework: Homework): number | null {
  const all = homework.students.map((_, place) => progressOf(seed, homework, place))
  return all.every(one => one.submits) ? Math.max(...all.map(one => one.last)) : null
}

/** A deadline that came while it was in force, and since when it was that. */
interface Deadline {
  at: number
  since: number
}

/** Every deadline that the homework has had, the earliest first: each change of its times may move it. */
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

const redistributions = ({ past, redistributed }: Homework): number[] => [
  ...new Set([...past.map(one => one.redistributed), redistributed].flatMap(one => one?.at ?? [])),
]

function noticesOf(seed: number, homework: Homework): HomeworkNotice[] {
  const words = text.homeworkNotice
  const { title, students, deliveredAt } = homework
  const last = completeAt(seed, homework)
  /** Where all have submitted nobody waits for a deadline. */
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
    ...redistributions(homework).map((at, turn) => row('redistributed', at, words.redistributed.content(title), turn)),
    ...deadlines.map(({ at }, turn) => row('ended', at, words.ended.content(title, missing(at)), turn)),
    // One that had less than a day when it was set hears nothing of its last one.
    ...deadlines
      .map(({ at, since }) => ({ at: at - day, since }))
      .filter(({ at, since }) => at > since && open(at))
      .map(({ at }, turn) => row('soon', at, words.soon.content(title), turn)),
  ]
}

/** Everything that has happened by now, the newest first. */
export function homeworkNotices(call: Authorised): HomeworkNotice[] {
  return call.world.homeworks
    .filter(homework => homework.start <= call.at)
    .flatMap(homework => noticesOf(call.world.seed, homework))
    .filter(notice => notice.at <= call.at && !isDeleted(call, notice.id))
    .sort((a, b) => b.at - a.at || a.id.localeCompare(b.id))
}

/** Whether the teacher took it off his lists. */
export const isDeleted = (call: Authorised, id: string): boolean =>
  call.store.state.noticesDeleted.get(call.account.username)?.has(id) ?? false

export const isRead = (call: Authorised, id: string, at: number): boolean =>
  at < call.world.epoch - oldMs || (call.store.state.read.get(call.account.username)?.has(id) ?? false)

/** Marks notices as read, if any of them is new. */
export function markRead(call: Authorised, ids: string[]): void {
  const known = call.store.state.read.get(call.account.username)
  const fresh = ids.filter(id => !(known?.has(id) ?? false))
  if (fresh.length > 0) call.store.commit({ type: 'read', account: call.account.username, notices: fresh })
}

/** Whoever opens a homework has seen its notices. */
export function markHomeworkRead(call: Authorised, homework: Homework): void {
  const unread = noticesOf(call.world.seed, homework).filter(one => one.at <= call.at && !isRead(call, one.id, one.at))
  markRead(
    call,
    unread.map(notice => notice.id),
  )
}
