/** Live lessons (SPEC §7 Online class, §6). The sample school has rooms and times, but no video and no audio. */

import { liveFrom, liveStatus } from '../../../../shared/domain/lessons'
import { limits } from '../../../../shared/domain/limits'
import { liveStatuses, liveTypes } from '../../../../shared/domain/statuses'
import { parseJst } from '../../../../shared/domain/time'
import type { onlineClass } from '../../../../shared/endpoints/online-class'
import { preparedLessons, rooms } from '../../content/lessons'
import { pageOf } from '../homework/homework-rows'
import { type Authorised, existing, type Handlers, Refusal, required } from '../types'
import { isTaken, type LessonState, lessonRow, lessonsOf } from './lesson-rows'
import { plannedLesson } from './plan'
import { text } from './text'

/** Refuses a teacher whose account has no live lessons (SPEC §6). */
function refuseWithoutLiveLessons({ account }: Authorised): void {
  if (account.live === 0) throw new Refusal(400, text.noLive)
}

/** The teacher's own lessons, latest first. */
function ownLessons(call: Authorised): LessonState[] {
  refuseWithoutLiveLessons(call)
  return lessonsOf(call)
    .filter(lesson => lesson.account === call.account.username)
    .sort((a, b) => liveFrom(b) - liveFrom(a) || a.id.localeCompare(b.id))
}

const lessonOf = (call: Authorised, id: string): LessonState =>
  existing(
    ownLessons(call).find(lesson => lesson.id === id),
    text.noLesson,
  )

const choices = (words: Record<number, string>) =>
  Object.entries(words).map(([value, label]) => ({ value: Number(value), label }))

const listed = <T>(items: T[]) => ({ items, total: items.length })

/** Refuses an early start if the lesson would then be too long, or if its room is taken until the planned start. */
function refuseEarly(call: Authorised, lesson: LessonState): void {
  if (lesson.end - call.at > limits.lesson.hours * 3_600_000) throw new Refusal(400, text.faults.long)
  if (isTaken(call, lesson.room, call.at, lesson.end, lesson.id)) throw new Refusal(400, text.roomTaken)
}

export const lessonHandlers: Handlers<keyof typeof onlineClass> = {
  'online-class-page-list'(request, call) {
    const { live_type, live_status } = request
    const lessons = ownLessons(call).filter(
      lesson =>
        (live_type === undefined || lesson.live === live_type) &&
        (live_status === undefined || liveStatus(lesson, call.at) === live_status),
    )
    const page = pageOf(lessons, request.page, request.limit)
    return { items: page.items.map(lesson => lessonRow(call, lesson)), total: page.total }
  },

  'online-class-basic-info': (request, call) => lessonRow(call, lessonOf(call, request.class_id)),

  'online-class-start'(request, call) {
    const lesson = lessonOf(call, request.class_id)
    const status = liveStatus(lesson, call.at)
    if (status === 2) throw new Refusal(400, text.isOver)
    if (status === 0) {
      refuseEarly(call, lesson)
      call.store.commit({ type: 'lesson-started', id: lesson.id, at: call.at })
    }
    return { class_id: lesson.id, live_status: 1, live_url: `${call.origin()}/room/${lesson.room}` }
  },

  'online-class-create'(request, call) {
    refuseWithoutLiveLessons(call)
    const id = `l-${1000 + call.store.state.lessonsMade}`
    call.store.commit({ type: 'lesson', ...plannedLesson(call, request, id) })
    return { class_id: id }
  },

  'online-class-update'(request, call) {
    const { class_id, ...rest } = request
    const sent = { ...rest, live_type: rest.live_type === 1 ? (1 as const) : (0 as const) }
    const lesson = lessonOf(call, class_id)
    if (liveStatus(lesson, call.at) !== 0) throw new Refusal(400, text.notAwaiting)
    call.store.commit({ type: 'lesson', ...plannedLesson(call, sent, lesson.id) })
    return null
  },

  'online-class-delete'(request, call) {
    const lesson = lessonOf(call, request.class_id)
    if (liveStatus(lesson, call.at) === 1) throw new Refusal(400, text.isLive)
    call.store.commit({ type: 'lesson-deleted', id: lesson.id })
    return null
  },

  'online-class-search-filter-list'(_, call) {
    refuseWithoutLiveLessons(call)
    return { live_types: choices(liveTypes), live_statuses: choices(liveStatuses) }
  },

  'room-list'(_, call) {
    refuseWithoutLiveLessons(call)
    const free = (id: string) => (isTaken(call, id, call.at, call.at + 1) ? 0 : 1)
    return listed(rooms.map(({ id, name }) => ({ room_id: id, room_name: name, is_free: free(id) })))
  },

  'available-room-list'(request, call) {
    refuseWithoutLiveLessons(call)
    const from = required(parseJst(request.start_time), text.faults.start)
    const to = required(parseJst(request.end_time), text.faults.end)
    if (to <= from) throw new Refusal(400, text.faults.end)
    const freeRooms = rooms.filter(({ id }) => !isTaken(call, id, from, to, request.class_id))
    return listed(freeRooms.map(({ id, name }) => ({ room_id: id, room_name: name })))
  },

  'lesson-list'(request, call) {
    refuseWithoutLiveLessons(call)
    return listed(
      preparedLessons
        .map(({ title, content, live }, index) => ({ lesson_id: `p-${index + 1}`, title, content, live_type: live }))
        .filter(lesson => request.live_type === undefined || lesson.live_type === request.live_type),
    )
  },
}
