/** The rules that find out whether a write of a live lesson was carried out when its answer was lost. */
import { isSameLesson, type LessonFields } from '../domain/lessons'
import { parseJst } from '../domain/time'
import { type Evidence, recoverBy } from './recovery'

interface One {
  class_id: string
}

interface Lessons {
  items: readonly LessonFields[]
  total: number
}

/** Whether all lessons until this one's start have been read: all that there are, or the latest ones. */
function hasReadAll({ items, total }: Lessons, { start_time }: LessonFields): boolean {
  if (items.length >= total) return true
  const starts = items.map(item => parseJst(item.start_time) ?? Number.NaN)
  const isLatestFirst = starts.every((start, at) => at === 0 || start <= (starts[at - 1] ?? Number.NaN))
  return isLatestFirst && (starts.at(-1) ?? Number.NaN) < (parseJst(start_time) ?? Number.NaN)
}

/** A lesson that was made is in the list, with the same fields. */
export const byNewLesson = recoverBy({
  read: 'online-class-page-list',
  request: () => ({ page: 1, limit: 200 }),
  wasDone: ({ sent, after }: Evidence<LessonFields, Lessons>) =>
    after.items.some(item => isSameLesson(item, sent)) || (hasReadAll(after, sent) ? false : null),
})

/** @param isDone whether the lesson is as the write leaves it. */
const byLesson = <Sent extends One>(isDone: (sent: Sent, after: LessonFields & { live_status: number }) => boolean) =>
  recoverBy({
    read: 'online-class-basic-info',
    request: ({ class_id }: Sent) => ({ class_id }),
    wasDone: ({ sent, after }: Evidence<Sent, LessonFields & { live_status: number }>) => isDone(sent, after),
  })

export const byLessonFields = byLesson<LessonFields & One>((sent, after) => isSameLesson(sent, after))

export const byLiveLesson = byLesson<One>((_, after) => after.live_status === 1)

/** A deleted lesson cannot be read any more. */
export const byMissingLesson = recoverBy({
  read: 'online-class-basic-info',
  missingProves: true,
  request: ({ class_id }: One) => ({ class_id }),
  wasDone: () => false,
})
