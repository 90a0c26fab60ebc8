/** What happens to live lessons. */
import * as v from 'valibot'
import { change } from './row'

const lesson = {
  id: v.string(),
  account: v.string(),
  title: v.string(),
  content: v.string(),
  room: v.string(),
  teams: v.array(v.string()),
  /** live_type. */
  live: v.picklist([0, 1]),
  start: v.number(),
  end: v.number(),
}

/** As it was planned. */
export type Lesson = v.InferOutput<v.ObjectSchema<typeof lesson, undefined>>

export const lessonState = () => ({
  /** By id; those that were there from the beginning stand here only once they were changed. */
  lessons: new Map<string, Lesson>(),
  lessonsDeleted: new Set<string>(),
  /** When a teacher began one before its time. */
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
