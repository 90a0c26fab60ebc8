/** A lesson that is planned or changed: the values of its form, and what they mean for the server. Pure functions. */
import * as v from 'valibot'
import { differingFields, type LessonField, type LessonFields, teamIdsOf } from '../../../shared/domain/lessons'
import { tidyText } from '../../../shared/domain/text-rules'
import { parseJst, wireTime } from '../../../shared/domain/time'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { fieldInstant, fieldTime } from '../../features/homework/draft/field-times'

const dates = v.array(v.string())

const fields = v.object({
  title: v.string(),
  content: v.string(),
  room_id: v.string(),
  team_ids: v.string(),
  live_type: v.number(),
  start_time: v.string(),
  end_time: v.string(),
})

const schema = v.object({
  title: v.string(),
  content: v.string(),
  teams: v.array(v.string()),
  room: v.string(),
  type: v.picklist([0, 1]),
  /** Field times. */
  start: v.string(),
  end: v.string(),
  weekly: v.boolean(),
  /** The last day of a weekly lesson, `YYYY-MM-DD` or empty. */
  until: v.string(),
  /** Dates that the teacher has taken out, and holidays on which the lesson is held all the same. */
  without: dates,
  onHolidays: dates,
  /** The lesson as the teacher saw it when she began to change it; null for a new one. */
  base: v.nullable(fields),
})

export type LessonDraft = v.InferOutput<typeof schema>

export const emptyLesson: LessonDraft = {
  title: '',
  content: '',
  teams: [],
  room: '',
  type: 0,
  start: '',
  end: '',
  weekly: false,
  until: '',
  without: [],
  onHolidays: [],
  base: null,
}

export function readLesson(value: unknown): LessonDraft | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}

/** The server's time as a field time; empty if it is none. */
const fieldTimeOf = (time: string): string => {
  const instant = parseJst(time)
  return instant === null ? '' : fieldTime(instant)
}

/** How the form holds each field of the server. */
const held: { [F in LessonField]: (saved: LessonFields) => Partial<LessonDraft> } = {
  title: ({ title }) => ({ title }),
  content: ({ content }) => ({ content }),
  room_id: ({ room_id }) => ({ room: room_id }),
  team_ids: ({ team_ids }) => ({ teams: teamIdsOf(team_ids) }),
  live_type: ({ live_type }) => ({ type: live_type === 1 ? 1 : 0 }),
  start_time: ({ start_time }) => ({ start: fieldTimeOf(start_time) }),
  end_time: ({ end_time }) => ({ end: fieldTimeOf(end_time) }),
}

const holdAll = (saved: LessonFields, names: readonly LessonField[]): Partial<LessonDraft> =>
  Object.assign({}, ...names.map(name => held[name](saved)))

/** Only the seven fields, without what else a row has. */
const onlyFields = (saved: LessonFields): LessonFields => v.parse(fields, saved)

/** The form of a saved lesson. */
export function draftOf(saved: LessonFields): LessonDraft {
  const names = Object.keys(held) as LessonField[]
  return { ...emptyLesson, ...holdAll(saved, names), base: onlyFields(saved) }
}

/** Whether the teacher has changed something of the lesson that she saw. */
export const isEdited = (draft: LessonDraft): boolean =>
  draft.base !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(draft.base))

/** The fields of one lesson as the server takes them. */
export const fieldsOf = (draft: LessonDraft, { start, end }: { start: number; end: number }) =>
  ({
    title: tidyText(draft.title),
    content: tidyText(draft.content),
    room_id: draft.room,
    team_ids: draft.teams.join(),
    live_type: draft.type,
    start_time: wireTime(start),
    end_time: wireTime(end),
  }) satisfies EndpointRequest<'online-class-create'>

/** As `fieldsOf`, but what the teacher did not change stays as the server has it, also if the form cannot show it. */
export function changedFieldsOf(draft: LessonDraft, times: { start: number; end: number }) {
  const { base } = draft
  const next = fieldsOf(draft, times)
  if (base === null) return next
  const kept = (Object.keys(held) as LessonField[]).filter(name => !isChanged(draft, base, name))
  return { ...next, ...Object.fromEntries(kept.map(name => [name, base[name]])) }
}

/**
 * What somebody else has changed since the teacher began: their fields, and those of them that she has changed, too.
 */
export function changesSince(draft: LessonDraft, saved: LessonFields): { theirs: LessonField[]; both: LessonField[] } {
  const { base } = draft
  if (base === null) return { theirs: [], both: [] }
  const theirs = differingFields(base, saved)
  const mine = theirs.filter(name => isChanged(draft, base, name))
  return { theirs, both: mine }
}

const pick = (draft: LessonDraft, like: Partial<LessonDraft>): Partial<LessonDraft> =>
  Object.fromEntries(Object.keys(like).map(key => [key, draft[key as keyof LessonDraft]]))

/** Whether the teacher has changed a field of the lesson that she saw. */
const isChanged = (draft: LessonDraft, base: LessonFields, name: LessonField): boolean =>
  JSON.stringify(held[name](base)) !== JSON.stringify(pick(draft, held[name](base)))

/** Takes over what somebody else has changed, except where the teacher has changed the same field. */
export function takeOver(draft: LessonDraft, saved: LessonFields): Partial<LessonDraft> {
  const { theirs, both } = changesSince(draft, saved)
  return {
    ...holdAll(
      saved,
      theirs.filter(name => !both.includes(name)),
    ),
    base: onlyFields(saved),
  }
}

/** The length of a new lesson (chosen): a lesson of a school. */
const lessonMs = 50 * 60_000

/** A new start moves the end, so that the lesson stays as long as it was. */
export function moveStart({ start, end }: LessonDraft, nextStart: string): Partial<LessonDraft> {
  const [from, until, next] = [fieldInstant(start), fieldInstant(end), fieldInstant(nextStart)]
  if (next === null) return { start: nextStart }
  const length = from !== null && until !== null && until > from ? until - from : lessonMs
  return { start: nextStart, end: fieldTime(next + length) }
}
