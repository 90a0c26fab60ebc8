/** What has been chosen so far for a homework: the assign wizards' one state, kept as a draft over a restart (SPEC §3, §4). */
import * as v from 'valibot'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { fieldTimeAhead } from './field-times'

/** The five configuration switches of SPEC §3, in the order in which they are offered. */
export const switchNames = ['translation', 'subtitle', 'sample_answer', 'speech_speed', 'answer_tips'] as const

const flag = v.picklist([0, 1])

const content = v.object({
  resource_id: v.string(),
  resource_title: v.string(),
  resource_level: v.string(),
  view_key: v.string(),
  /** Where it stands in the catalogue, e.g. book and unit. */
  from: v.string(),
})

/** One content of the basket, with what is shown of it. */
export type Content = v.InferOutput<typeof content>

const planDay = v.object({ start: v.string(), contents: v.array(content) })

/** One delivery of a periodic plan; `start` as a field of date and time holds it. */
export type DraftDay = v.InferOutput<typeof planDay>

const draft = v.object({
  /** The client's own id of this homework: however often it is sent, one homework is made. */
  request_id: v.string(),
  /** It was sent under this id, and nobody knows yet what became of it. */
  sent: v.optional(flag, 0),
  /** The course family, or the word-test book, that is being looked through. */
  family_id: v.string(),
  contents: v.array(content),
  days: v.array(planDay),
  title: v.string(),
  /** Whether the teacher wrote the title: one that was proposed follows the contents. */
  titled: v.boolean(),
  /** The chosen classes; of one with `student_ids` these students only. */
  receivers: v.array(v.object({ team_id: v.string(), student_ids: v.nullable(v.array(v.string())) })),
  delivery_type: flag,
  /** As fields of date and time hold them, `YYYY-MM-DDTHH:mm` in JST; empty where none was given. */
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

/** What a journalled draft holds; null where another version wrote something else. */
export function parseDraft(value: unknown): AssignDraft | null {
  const read = v.safeParse(draft, value)
  return read.success ? read.output : null
}

/** What stands there before anything was chosen. Only a normal homework goes out at once (SPEC §4). */
export function emptyDraft(kind: HomeworkKind, now: number): AssignDraft {
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
    end: kind === 1 ? fieldTimeAhead(now, { days: 7, at: [23, 59] }) : '',
    required_times: 0,
    delay: 0,
    switches: { translation: 1, subtitle: 1, sample_answer: 1, speech_speed: 1, answer_tips: 1 },
  }
}

/** Whether anything was chosen or written that would be a loss. */
export const isStarted = ({ contents, days, titled, receivers }: AssignDraft): boolean =>
  contents.length > 0 || days.length > 0 || titled || receivers.length > 0

/** The same of one in which there is something; the times that another day proposed are not brought back by themselves. */
export function parseStartedDraft(value: unknown): AssignDraft | null {
  const found = parseDraft(value)
  return found && isStarted(found) ? found : null
}
