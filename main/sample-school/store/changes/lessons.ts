/** Changes of live lessons. */
import * as v from 'valibot'
import { change } from './change'

const lesson = {
  id: v.string(),
  account: v.string(),
  title: v.string(),
  content: v.string(),
  room: v.string(),
  teams: v.array(v.string()),
  /** The wire field `live_type`. */
  live: v.picklist([0, 1]),
  start: v.number(),
  end: v.number(),
}

/** A lesson as it was planned. */
export type Lesson = v.InferOutput<v.ObjectSchema<typeof lesson, undefined>>

export const lessonState = () => ({
  /** By id. Lessons from the seed are listed here only after a change. */
  lessons: new Map<string, Lesson>(),
  lessonsDeleted: new Set<string>(),
  /** When a teacher started a lesson before its planned time. */
  lessonsStarted: new Map<string, number>(),
  lessonsMade: 0,
})

export const lessonChanges = {
  lesson: change(lesson, ({ state }, entry) => {
    if (!state.lessons.has(entry.id)) state.lessonsMade++
    state.lessons.set(entry.id, entry)
  }),
  'lesson-started': change({ id: v.string(), at: v.number() }, ({ state }, { id, at }) => {
    state.lessonsStarted.set(id, at)
  }),
  'lesson-deleted': change({ id: v.string() }, ({ state }, { id }) => {
    state.lessons.delete(id)
    state.lessonsDeleted.add(id)
  }),
}
