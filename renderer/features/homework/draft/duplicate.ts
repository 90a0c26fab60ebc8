/** The same homework for another class, as a draft of an assign wizard. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day as dayMs, parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { WizardKind } from '../wizard-kinds'
import { type AssignDraft, type Content, emptyDraft } from './assign-draft'
import { fieldTime, fieldTimeAhead } from './field-times'

type Homework = EndpointResponse<'homework-basic-info'>
type PlanDay = EndpointResponse<'periodic-plan-details'>['items'][number]

/** What is known of a content, whichever list it comes from. */
type Topic = Pick<Content, 'resource_id' | 'resource_title' | 'view_key'> & { resource_level?: string }

interface Source {
  homework: Homework
  /** Its contents in order; of a periodic plan they stand in `days`. */
  topics: readonly Topic[]
  days?: readonly Pick<PlanDay, 'start_time' | 'topics'>[]
}

/** The wizard that gives out homework of a kind. */
export const wizardKindOf: Record<HomeworkKind, WizardKind> = { 1: 'routine', 2: 'periodic', 3: 'wordtest' }

export const kindOf = (type: number): HomeworkKind => (type === 2 || type === 3 ? type : 1)

/** A content that the catalogue no longer names cannot be given out again. */
const contentsOf = (topics: readonly Topic[]): Content[] =>
  topics
    .filter(({ resource_id }) => resource_id !== '')
    .map(({ resource_id, resource_title, resource_level = '', view_key }) => ({
      resource_id,
      resource_title,
      resource_level,
      view_key,
      from: '',
    }))

/** So many whole days later that the first of a plan's days lies after today, each at its time of day. */
function moveDaysAfterToday(days: NonNullable<Source['days']>, now: number) {
  const starts = days.map(({ start_time }) => parseJst(start_time)).filter(at => at !== null)
  const tomorrow = parseJst(fieldTimeAhead(now, { days: 1, at: [0, 0] })) ?? now
  const by = starts.length === 0 ? 0 : Math.max(0, Math.ceil((tomorrow - Math.min(...starts)) / dayMs)) * dayMs
  const moved = days.map(({ start_time, topics }) => {
    const at = parseJst(start_time)
    return { start: at === null ? '' : fieldTime(at + by), contents: contentsOf(topics) }
  })
  return { by, moved }
}

/**
 * A draft of the same homework: title, contents, settings. Nobody is chosen, so that its classes are chosen anew; it lasts as
 * many days as it did, from now on (a plan from its first day, which is moved behind today), to the same time of day.
 */
export function duplicateDraft({ homework, topics, days = [] }: Source, now: number): AssignDraft {
  const kind = kindOf(homework.homework_type)
  const [start, end] = [parseJst(homework.start_time), parseJst(homework.end_time)]
  const { by, moved } = moveDaysAfterToday(days, now)
  const length = start === null || end === null ? 7 : Math.max(1, Math.round((end - start) / dayMs))
  const evening = end === null ? '23:59' : fieldTime(end).slice(11)
  const from = fieldTimeAhead(now, { days: length }).slice(0, 10)
  const { translation, subtitle, sample_answer, speech_speed, answer_tips } = homework
  return {
    ...emptyDraft(kind, now),
    contents: kind === 2 ? [] : contentsOf(topics),
    days: kind === 2 ? moved : [],
    title: homework.title,
    titled: true,
    end: kind === 2 && end !== null ? fieldTime(end + by) : `${from}T${evening}`,
    delay: homework.delay,
    required_times: homework.required_times > 0 ? 1 : 0,
    switches: { translation, subtitle, sample_answer, speech_speed, answer_tips },
  }
}
