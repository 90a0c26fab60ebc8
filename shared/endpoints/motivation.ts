/** Achievements of students, and encouragement from teachers (SPEC §3 Motivation, §7 Rankings and reports). */
import * as v from 'valibot'
import { tidyText } from '../domain/text-rules'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { person } from './common-fields'
import { type Evidence, isSince, recoverBy } from './recovery'
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

const achievements = list(achievement)

/** What a look-up needs of the request. */
interface Sent {
  team_id?: string
  type?: 1 | 2 | 3
  motivation_ids?: string
  encourage: string
  is_all: 0 | 1
}

/**
 * The server carries out all of the request or nothing, so one achievement shows it. The page never encourages an
 * achievement twice, so the words on it are those of the request.
 */
const byWords = recoverBy({
  read: 'student-achievement-page-list',
  // The achievement may be an old one: the list begins with the latest.
  request: ({ team_id, type }: Sent) =>
    Array.from({ length: 10 }, (_, at) => ({
      page: at + 1,
      limit: 200,
      ...(team_id !== undefined && { team_id }),
      ...(type !== undefined && { type }),
    })),
  isOneEnough: true,
  wasDone({ sent, after, sentAt }: Evidence<Sent, v.InferOutput<typeof achievements>>) {
    const ids = new Set(sent.motivation_ids?.split(','))
    const asked = after.items.filter(({ motivation_id, achieve_time }) =>
      sent.is_all === 1 ? !isSince(achieve_time, sentAt) : ids.has(motivation_id),
    )
    if (asked.some(({ is_encouraged }) => is_encouraged === 0)) return false
    return asked.some(({ encourage = '' }) => encourage === tidyText(sent.encourage)) ? true : null
  },
})

export const motivation = {
  /** Latest first. */
  'student-achievement-page-list': get(
    '/v5/motivation/student-achievement-page-list',
    v.strictObject({ page, limit, team_id: v.optional(idIn), type: v.optional(typeIn) }),
    achievements,
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
    { invalidates: ['student-achievement-page-list'], recover: [byWords] },
  ),
}
