/**
 * When students hand in their rounds, and which rounds they have begun at a given time: computed from their progress
 * (DESIGN §8).
 */

import { answeredAt, progressOf } from './progress'
import { randomShare } from './random'
import type { Homework, Topic } from './world-types'

const minute = 60_000

/**
 * The students of the showcase who hand in their free writing once more, one after the other, in the hours after the
 * school was opened for the first time: a teacher can see how later submissions arrive.
 */
const revisions = { places: [6, 13, 5, 22, 29, 34, 39], first: 10 * minute, every: 20 * minute }

/** When the student revises the text; null if never. Only a student who has submitted everything before does. */
function revisionTime(seed: number, { homework, resource }: Topic, place: number): number | null {
  const { revisedFrom } = homework
  const turn = revisions.places.indexOf(place)
  if (revisedFrom === undefined || turn < 0 || resource.viewKey !== 'free-writing') return null
  const { submits, last } = progressOf(seed, homework, place)
  const time = revisedFrom + revisions.first + turn * revisions.every
  return submits && last < time ? time : null
}

/** When the student with this index hands in each of their rounds. */
export function roundTimes(seed: number, topic: Topic, place: number): number[] {
  const { homework } = topic
  const student = homework.students[place]
  const progress = progressOf(seed, homework, place)
  if (student === undefined || topic.index >= progress.topics) return []
  const draw = randomShare(seed, Number(topic.id), student.index, 71)
  const showcase = homework.index === 0 && place === 0
  const rounds = showcase ? 3 : draw < 0.62 ? 1 : draw < 0.88 ? 2 : 3
  const from = progress.from[topic.index] ?? topic.openAt
  const span = answeredAt(progress, topic.index) - from
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    times.push(Math.round(from + span * (0.5 + (0.5 * round) / rounds)))
  }
  const revision = revisionTime(seed, topic, place)
  return revision === null ? times : [...times, revision]
}

/** Whether the student has handed in the topic by `now`, that is, its first round. */
export const isHandedInAt = (seed: number, topic: Topic, place: number, now: number): boolean =>
  (roundTimes(seed, topic, place)[0] ?? Number.POSITIVE_INFINITY) <= now

/**
 * 0: not begun, 1: begun, 2: submitted (WIRE "submit_status"). A student who handed in a first round has begun, even if
 * another round follows.
 */
export function submitStatusAt(seed: number, homework: Homework, place: number, now: number): 0 | 1 | 2 {
  const progress = progressOf(seed, homework, place)
  if (progress.submits && progress.last <= now) return 2
  return homework.topics.some(topic => isHandedInAt(seed, topic, place, now)) ? 1 : 0
}
