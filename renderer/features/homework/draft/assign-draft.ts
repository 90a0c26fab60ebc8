/** The draft of a new homework: the state of the assign wizards, kept across restarts (SPEC §3, §4). */
import * as v from 'valibot'
import type { Keep } from '../../../../shared/contract/keeps'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { fieldTimeAhead } from './field-times'

/** The five configuration switches of SPEC §3, in the order of the form. */
export const switchNames = ['translation', 'subtitle', 'sample_answer', 'speech_speed', 'answer_tips'] as const

const flag = v.picklist([0, 1])

const content = v.object({
  resource_id: v.string(),
  resource_title: v.string(),
  resource_level: v.string(),
  view_key: v.string(),
  /** The place in the catalogue, e.g. book and unit. */
  from: v.string(),
})

/** One chosen content, with the facts that are shown for it. */
export type Content = v.InferOutput<typeof content>

const planDay = v.object({ start: v.string(), contents: v.array(content) })

/** One delivery of a periodic plan. `start` is a field time (see field-times.ts). */
export type DraftDay = v.InferOutput<typeof planDay>

const draft = v.object({
  /** The client's id of this homework: the server creates one homework for it, however often it is sent. */
  request_id: v.string(),
  /** 1: the draft was sent with this id, and the outcome is not known yet. */
  sent: v.optional(flag, 0),
  /** The course family or word-test book that is shown for choosing. */
  family_id: v.string(),
  contents: v.array(content),
  days: v.array(planDay),
  title: v.string(),
  /** Whether the teacher wrote the title. A proposed title changes with the contents. */
  titled: v.boolean(),
  /** The chosen classes. `student_ids` limits a class to these students; null: the whole class. */
  receivers: v.array(v.object({ team_id: v.string(), student_ids: v.nullable(v.array(v.string())) })),
  delivery_type: flag,
  /** Field times, `YYYY-MM-DDTHH:mm` in JST; empty while the field is empty. */
  start: v.string(),
  end: v.string(),
  required_times: flag,
  delay: flag,
  switches: v.object({
    translation: flag,
    subtitle: flag,
    sample_answer: flag,
    speech_speed: flag,
    answer_tips: flag,
  }),
})

export type AssignDraft = v.InferOutput<typeof draft>
export type Receiver = AssignDraft['receivers'][number]

/** Parses a stored draft; null if its shape is of another program version. */
export function parseDraft(value: unknown): AssignDraft | null {
  const result = v.safeParse(draft, value)
  return result.success ? result.output : null
}

/** How new homework begins, unless the teacher has other settings. */
export const usualDefaults: Keep<'homework-defaults'> = {
  days: 7,
  at: '23:59',
  delay: 0,
  switches: { translation: 1, subtitle: 1, sample_answer: 1, speech_speed: 1, answer_tips: 1 },
}

/** The draft before the first choice. Only a normal homework can be delivered at once (SPEC §4). */
export function emptyDraft(kind: HomeworkKind, now: number, defaults = usualDefaults): AssignDraft {
  const [hour = 0, minute = 0] = defaults.at.split(':').map(Number)
  return {
    request_id: crypto.randomUUID(),
    sent: 0,
    family_id: '',
    contents: [],
    days: [],
    title: '',
    titled: false,
    receivers: [],
    delivery_type: kind === 1 ? 0 : 1,
    start: '',
    end: kind === 1 ? fieldTimeAhead(now, { days: defaults.days, at: [hour, minute] }) : '',
    required_times: 0,
    delay: defaults.delay,
    switches: { ...defaults.switches },
  }
}

/** Whether the draft holds a choice or text of the teacher. */
export const isStarted = ({ contents, days, titled, receivers }: AssignDraft): boolean =>
  contents.length > 0 || days.length > 0 || titled || receivers.length > 0

/**
 * Parses a stored draft that holds a choice; null otherwise, so that an end time proposed on another day is not
 * restored.
 */
export function parseStartedDraft(value: unknown): AssignDraft | null {
  const parsed = parseDraft(value)
  return parsed && isStarted(parsed) ? parsed : null
}
