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

function noticesOf(seed: number, homework: Homework): HomeworkNotice[] {
  const words = text.homeworkNotice
  const { title, students, redistributed } = homework
  const last =
    homework.finishBy === null ? null : Math.max(...students.map((_, at) => progressOf(seed, homework, at).last))
  const open = () => students.length - submittedAt(seed, homework, homework.end)
  const rows: { event: keyof typeof words; at: number | null; content: () => string }[] = [
    { event: 'delivered', at: homework.deliveredAt, content: () => words.delivered.content(title) },
    // A homework that has less than a day hears nothing of its last one.
    {
      event: 'soon',
      at: last === null && homework.end - day > homework.deliveredAt ? homework.end - day : null,
      content: () => words.soon.content(title),
    },
    { event: 'complete', at: last, content: () => words.complete.content(title) },
    { event: 'ended', at: last === null ? homework.end : null, content: () => words.ended.content(title, open()) },
    { event: 'redistributed', at: redistributed?.at ?? null, content: () => words.redistributed.content(title) },
  ]
  return rows.flatMap(({ event, at, content }) =>
    at === null
      ? []
      : [{ id: `h-${homework.id}-${event}`, homework, at, title: words[event].title, content: content() }],
  )
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
