/** Papers and previews (WIRE "Answer paper"). */
import { wireTime } from '../../../../shared/domain/time'
import { isWriting } from '../../../../shared/domain/view-families'
import { cellOf, cellResultAt } from '../../data/marks'
import type { Resource, Student, Topic } from '../../data/world-types'
import { text } from '../../text'
import { type Call, Refusal } from '../types'
import { answersOf } from './answers'
import { averageInPoints } from './five-points'
import { guidOf, questionAverages } from './overviews'

const resourcePath = (call: Call, resource: Resource): string => `${call.origin()}/media/${resource.id}`

/** The resource metadata that papers and lists share. */
export const resourceHead = (call: Call, resource: Resource, topicId: string, title: string) => ({
  topic_id: topicId,
  resource_id: resource.id,
  resource_type: 'book',
  resource_title: title,
  view_key: resource.viewKey,
  resource_path: resourcePath(call, resource),
  resource_version: resource.version,
})

const contentOf = (resource: Resource): unknown =>
  resource.asText ? JSON.stringify(resource.content) : resource.content

/**
 * Whether questions of this kind have a correct rate (marked right or wrong) or an average score (read aloud, or
 * written freely).
 */
export const hasCorrectRate = ({ units }: Pick<Resource, 'units'>): boolean =>
  units.some(unit => unit.kind !== 'spoken' && unit.kind !== 'written')

type AnswerRecord = ReturnType<typeof answersOf>[number]

/** Whether teachers can comment on the records: a text in a writing view, with something written (SPEC §1, §2). */
const canBeCommented = ({ resource }: Topic, records: readonly AnswerRecord[]): boolean =>
  isWriting(resource.viewKey) &&
  records.some(record => 'answer_result' in record && String(record.answer_result).trim() !== '')

/**
 * The records of a round. A topic-writing paper also has the records of the earlier rounds, each with the guid of its
 * round.
 */
function recordsOf(call: Call, topic: Topic, student: Student, times: readonly number[]) {
  const { resource } = topic
  const rounds = times.map((time, at) => answersOf(call.world.seed, topic, student, at + 1, time))
  const records = [
    ...(rounds.at(-1) ?? []),
    ...(resource.viewKey === 'topic-writing' ? rounds.slice(0, -1).flat() : []),
  ]
  const path = resourcePath(call, resource)
  return records.map(record =>
    'evaluate_xml' in record ? { ...record, evaluate_xml: `${path}/${record.evaluate_xml}` } : record,
  )
}

/** One student's paper with the rates and averages of the student's class; round 0 means the latest. */
export function paperOf(call: Call, topic: Topic, place: number, requestedRound: number) {
  const { resource, homework } = topic
  const { seed } = call.world
  const student = homework.students[place]
  if (student === undefined) throw new Refusal(400, text.noStudent)
  const result = cellResultAt(seed, topic, place, call.at)
  if (requestedRound > result.rounds) throw new Refusal(400, text.noRound)
  const round = requestedRound === 0 ? result.rounds : requestedRound
  const cell = cellOf(seed, topic, place)
  const time = cell.times[round - 1]
  const figures = questionAverages(call, topic, student.team)
  const records = recordsOf(call, topic, student, cell.times.slice(0, round))
  const rates = new Set(resource.units.filter(unit => hasCorrectRate({ units: [unit] })).map(unit => unit.id))
  return {
    resource: {
      ...resourceHead(call, resource, topic.id, topic.title),
      resource_level: resource.level,
      total_score: cell.times.length === 0 || round === 0 ? null : (cell.totals[round - 1] ?? null),
      full_score: 100,
      learn_count: result.rounds,
      best_score: result.best,
    },
    content: contentOf(resource),
    answers: records,
    correct_percents: figures
      .filter(one => rates.has(one.question_id))
      .map(one => ({ question_id: one.question_id, score: one.correctRate })),
    average_scores: figures
      .filter(one => !rates.has(one.question_id))
      .map(one => ({ question_id: one.question_id, score: averageInPoints(resource.viewKey, one.average) })),
    guid: round === 0 ? null : guidOf(topic, student, round),
    round,
    rounds: result.rounds,
    updated_at: time === undefined ? null : wireTime(time),
    show_comment: canBeCommented(topic, records) ? (1 as const) : (0 as const),
  }
}

/** The preview of a resource: without answers and class averages. */
export const previewOf = (call: Call, resource: Resource, topic: Topic | undefined) => ({
  resource: {
    ...resourceHead(call, resource, topic?.id ?? resource.id, topic?.title ?? resource.title),
    resource_level: resource.level,
    full_score: 100,
    learn_count: 0,
  },
  content: contentOf(resource),
  answers: [],
  correct_percents: [],
  average_scores: [],
  round: 0,
  rounds: 0,
  show_comment: 0,
})
