/** Achievements of students, and encouragement from teachers (SPEC §3 Motivation, §7 Rankings and reports). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { person } from './common-fields'
import { done, flagIn, get, idIn, idsIn, limit, page, post, textIn } from './row'

/** 1 number of exercises, 2 number of full marks, 3 consecutive days. */
const typeIn = v.picklist([1, 2, 3])

const achievement = v.object({
  motivation_id: id,
  ...person,
  type: orElse(num, 1),
  /** The number that the student reached: exercises, full marks or days. */
  count: orElse(num, 0),
  achieve_time: orElse(text, ''),
  is_encouraged: orElse(flag, 0),
  encourage: maybe(text),
  /** The teacher's nickname. */
  teacher: maybe(text),
  encourage_time: maybe(text),
})

export type Achievement = v.InferOutput<typeof achievement>

export const motivation = {
  /** Latest first. */
  'student-achievement-page-list': get(
    '/v5/motivation/student-achievement-page-list',
    v.strictObject({ page, limit, team_id: v.optional(idIn), type: v.optional(typeIn) }),
    list(achievement),
  ),
  'student-achievement-encourage': post(
    '/v5/motivation/student-achievement-encourage',
    v.strictObject({
      team_id: v.optional(idIn),
      type: v.optional(typeIn),
      /** Required if is_all is 0. */
      motivation_ids: v.optional(idsIn),
      encourage: textIn,
      /** 1: all achievements of the class and type that no teacher has encouraged yet. */
      is_all: flagIn,
    }),
    done,
    { invalidates: ['student-achievement-page-list'] },
  ),
}
