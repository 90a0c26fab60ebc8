/** The same homework for another class, as a draft of an assign wizard. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day as dayMs, parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { WizardKind } from '../wizard-kinds'
import { type AssignDraft, type Content, emptyDraft } from './assign-draft'
import { fieldTime, fieldTimeAhead } from './field-times'

type Homework = EndpointResponse<'homework-basic-info'>
type PlanDay = EndpointResponse<'periodic-plan-details'>['items'][number]

/** The fields of a content that every source list has. */
type Topic = Pick<Content, 'resource_id' | 'resource_title' | 'view_key'> & { resource_level?: string }

interface Source {
  homework: Homework
  /** The contents in order. The contents of a periodic plan are in `days`. */
  topics: readonly Topic[]
  days?: readonly Pick<PlanDay, 'start_time' | 'topics'>[]
}

/** The wizard that creates homework of a kind. */
export const wizardKindOf: Record<HomeworkKind, WizardKind> = { 1: 'routine', 2: 'periodic', 3: 'wordtest' }

/** The kind by `homework_type`; an unknown type counts as normal homework. */
export const kindOf = (type: number): HomeworkKind => (type === 2 || type === 3 ? type : 1)

/** Drops contents without a resource id: they are no longer in the catalogue and cannot be assigned. */
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

/** Moves the days of a plan by whole days, so that the first day is after today. Times of day do not change. */
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
 * A draft with the title, contents and settings of a homework, without receivers. It lasts as many days as the homework
 * did, from now (a plan: from its first day, moved after today), and ends at the same time of day.
 */
export function duplicateDraft({ homework, topics, days = [] }: Source, now: number): AssignDraft {
  const kind = kindOf(homework.homework_type)
  const [start, end] = [parseJst(homework.start_time), parseJst(homework.end_time)]
  const { by, moved } = moveDaysAfterToday(days, now)
  const length = start === null || end === null ? 7 : Math.max(1, Math.round((end - start) / dayMs))
  const endTime = end === null ? '23:59' : fieldTime(end).slice(11)
  const endDate = fieldTimeAhead(now, { days: length }).slice(0, 10)
  const { translation, subtitle, sample_answer, speech_speed, answer_tips } = homework
  return {
    ...emptyDraft(kind, now),
    contents: kind === 2 ? [] : contentsOf(topics),
    days: kind === 2 ? moved : [],
    title: homework.title,
    titled: true,
    end: kind === 2 && end !== null ? fieldTime(end + by) : `${endDate}T${endTime}`,
    delay: homework.delay,
    required_times: homework.required_times > 0 ? 1 : 0,
    switches: { translation, subtitle, sample_answer, speech_speed, answer_tips },
  }
}
