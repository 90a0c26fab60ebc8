/** Changes of students' achievements: teachers encourage them. */
import * as v from 'valibot'
import { change } from './change'

export interface Encouragement {
  encourage: string
  teacher: string
  /** In milliseconds. */
  at: number
}

export const motivationState = () => ({
  /** By the id of the achievement. */
  encouraged: new Map<string, Encouragement>(),
})

export const motivationChanges = {
  encouraged: change(
    { motivations: v.array(v.string()), encourage: v.string(), teacher: v.string(), at: v.number() },
    ({ state }, { motivations, encourage, teacher, at }) => {
      for (const id of motivations) state.encouraged.set(id, { encourage, teacher, at })
    },
  ),
}
