/** What a student gave in one round, question by question. Derived from the seed whenever it is asked for (DESIGN §8). */
import type { Cell, Student, Topic, Unit } from './model'
import { answeredAt, progressOf } from './progress'
import { mix, share } from './random'

/** One marked question. `score` null: left open. */
export interface Mark {
  unit: Unit
  place: number
  score: number | null
  /** The chosen place of a choice question. */
  chosen?: number
  /** Per blank, whether it was filled rightly. */
  filled?: boolean[]
}

/** 0.45–1: the second student of the school makes no mistake, so that full marks are seen everywhere. */
export const abilityOf = (seed: number, student: Student): number =>
  student.index === 1 ? 1 : 0.45 + 0.5 * share(seed, student.index, 61) ** 0.7

function mark(unit: Unit, place: number, ability: number, round: number, key: number): Mark {
  const chance = (salt: number) => share(key, place, salt)
  if (ability >= 1) {
    if (unit.kind === 'choice') return { unit, place, score: 100, chosen: unit.right }
    if (unit.kind === 'blanks') return { unit, place, score: 100, filled: unit.blanks.map(() => true) }
    return { unit, place, score: 100 }
  }
  if (chance(1) < 0.05 / round) return { unit, place, score: null }
  const skill = ability + 0.06 * (round - 1) - 0.08 * chance(2)
  if (unit.kind === 'spoken') {
    const luck = chance(3)
    if (luck < 0.03) return { unit, place, score: 0 }
    if (luck > 0.96) return { unit, place, score: 100 }
    return { unit, place, score: Math.max(8, Math.min(99, Math.round(100 * skill + 30 * (chance(4) - 0.4)))) }
  }
  if (unit.kind === 'choice') {
    const right = chance(5) < skill
    const step = 1 + Math.floor(chance(6) * (unit.choices.length - 1))
    const chosen = right ? unit.right : (unit.right + step) % unit.choices.length
    return { unit, place, score: right ? 100 : 0, chosen }
  }
  const filled = unit.blanks.map((_, at) => chance(7 + at) < skill)
  return { unit, place, score: Math.round((100 * filled.filter(Boolean).length) / filled.length), filled }
}

/** The marks of one round, in the order of the questions. */
export function marksOf(seed: number, topic: Topic, student: Student, round: number): Mark[] {
  const key = mix(seed, Number(topic.id), student.index, round)
  const ability = abilityOf(seed, student)
  return topic.resource.units.map((unit, place) => mark(unit, place, ability, round, key))
}

/** The score of a round, 0–100: open questions count as 0, a paper without any answer has none. */
function totalOf(marks: Mark[]): number | null {
  let sum = 0
  let answered = 0
  for (const one of marks) {
    if (one.score === null) continue
    sum += one.score
    answered++
  }
  return answered === 0 ? null : Math.round(sum / marks.length)
}

const nothing: Cell = { times: [], totals: [] }

/** All rounds of the student at this place of the homework. */
export function cellOf(seed: number, topic: Topic, place: number): Cell {
  const known = topic.cells[place]
  if (known !== undefined) return known
  const cell = deriveCell(seed, topic, place)
  topic.cells[place] = cell
  return cell
}

/** When the student at this place hands in each of his rounds. */
export function roundTimes(seed: number, topic: Topic, place: number): number[] {
  const { homework } = topic
  const student = homework.students[place]
  const progress = progressOf(seed, homework, place)
  if (student === undefined || topic.index >= progress.topics) return []
  const draw = share(seed, Number(topic.id), student.index, 71)
  const showcase = homework.index === 0 && place === 0
  const rounds = showcase ? 3 : draw < 0.62 ? 1 : draw < 0.88 ? 2 : 3
  const span = answeredAt(progress, topic.index) - topic.openAt
  return Array.from({ length: rounds }, (_, at) => Math.round(topic.openAt + span * (0.5 + (0.5 * (at + 1)) / rounds)))
}

function deriveCell(seed: number, topic: Topic, place: number): Cell {
  const times = roundTimes(seed, topic, place)
  const student = topic.homework.students[place]
  if (student === undefined || times.length === 0) return nothing
  return { times, totals: times.map((_, at) => totalOf(marksOf(seed, topic, student, at + 1))) }
}

/** What can be seen of a cell by now. */
export interface Seen {
  rounds: number
  score: number | null
  best: number | null
  time: number
}

const unseen: Seen = { rounds: 0, score: null, best: null, time: 0 }

/** The rounds handed in by now: how many, the last one's score, and the best. */
export function seenAt(seed: number, topic: Topic, place: number, now: number): Seen {
  const cell = cellOf(seed, topic, place)
  const first = cell.times[0]
  if (first === undefined || first > now) return unseen
  let rounds = 0
  let best: number | null = null
  for (const time of cell.times) {
    if (time > now) break
    const total = cell.totals[rounds] ?? null
    if (total !== null && (best === null || total > best)) best = total
    rounds++
  }
  return { rounds, score: cell.totals[rounds - 1] ?? null, best, time: cell.times[rounds - 1] ?? 0 }
}
