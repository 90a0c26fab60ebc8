/** Sums up the studied exercises (shared/endpoints/common-fields.ts). */
import { eachRound, effortOf, type Round, type Span } from '../../data/submitted-rounds'
import type { Student, World } from '../../data/world-types'
import { oneDecimal } from '../homework/overviews'

export interface Tally {
  rounds: number
  scored: number
  sum: number
  best: number | null
  study: number
  record: number
  integral: number
}

export const newTally = (): Tally => ({ rounds: 0, scored: 0, sum: 0, best: null, study: 0, record: 0, integral: 0 })

/** Points of one round in the integral ranking: for handing it in, plus one for every ten points of its score. */
const pointsOf = (score: number | null): number => 10 + Math.floor((score ?? 0) / 10)

/** Adds a round to the tally. */
export function addRound(tally: Tally, { topic, score }: Pick<Round, 'topic' | 'score'>): void {
  const { study, record } = effortOf(topic.resource)
  tally.rounds++
  tally.study += study
  tally.record += record
  tally.integral += pointsOf(score)
  if (score === null) return
  tally.scored++
  tally.sum += score
  if (tally.best === null || score > tally.best) tally.best = score
}

export const meanOf = ({ scored, sum }: Tally): number | null => oneDecimal(scored === 0 ? null : sum / scored)

/** The tally on the wire. */
export const figuresOf = (tally: Tally) => ({
  exercise_count: tally.rounds,
  average_score: meanOf(tally),
  best_score: tally.best,
  study_seconds: tally.study,
  record_duration: tally.record,
  integral: tally.integral,
})

/** Creates one tally per key on demand. */
export function createTallies<K>() {
  const byKey = new Map<K, Tally>()
  return {
    byKey,
    add(key: K, round: Pick<Round, 'topic' | 'score'>): void {
      let tally = byKey.get(key)
      if (tally === undefined) {
        tally = newTally()
        byKey.set(key, tally)
      }
      addRound(tally, round)
    },
    of: (key: K): Tally => byKey.get(key) ?? newTally(),
  }
}

/** Each student's tally of the span; students without any round are not included. */
export function tallyStudents(world: World, span: Span, students?: ReadonlySet<Student>) {
  const each = createTallies<Student>()
  eachRound(world, span, round => each.add(round.student, round), students)
  return each
}

/** Adds another tally to the tally. */
export function addTally(tally: Tally, other: Tally): void {
  tally.rounds += other.rounds
  tally.scored += other.scored
  tally.sum += other.sum
  tally.study += other.study
  tally.record += other.record
  tally.integral += other.integral
  if (other.best !== null && (tally.best === null || other.best > tally.best)) tally.best = other.best
}
