/** The answers of a student in one round, question by question. Computed from the seed on demand (DESIGN §8). */

import { hashNumberAfter, hashNumbers, randomShare, randomShareAfter } from './random'
import { roundTimes } from './round-times'
import type { Cell, Student, Topic, Unit } from './world-types'

/** One marked question. `score` is null if the student left it open. */
export interface Mark {
  unit: Unit
  place: number
  score: number | null
  /** For a choice question, the index of the chosen option. */
  chosen?: number
  /** For a sequencing question, the pieces in the order that the student gave. */
  order?: string[]
  /** For each blank, whether it was filled correctly. */
  filled?: boolean[]
}

/**
 * A student's ability, 0.45–1. The second student of the school makes no mistake, so that full marks are seen
 * everywhere.
 */
export const abilityOf = (seed: number, student: Student): number =>
  student.index === 1 ? 1 : 0.45 + 0.5 * randomShare(seed, student.index, 61) ** 0.7

/** Whether this blank was filled correctly: a random draw from the random key of the question. */
const isFilled = (questionKey: number, blank: number, skill: number): boolean =>
  randomShareAfter(questionKey, 7 + blank) < skill

/**
 * The student's skill for one question: their ability, plus the progress made in earlier rounds, minus random
 * variation.
 */
const skillOf = (questionKey: number, ability: number, round: number): number =>
  ability + 0.06 * (round - 1) - 0.08 * randomShareAfter(questionKey, 2)

/** In a dictation a word is more often right than in a blank to fill in. */
const skillAt = (unit: Unit, skill: number): number =>
  unit.kind === 'blanks' && unit.isDictation === true ? Math.sqrt(skill) : skill

/** The score of a spoken or written answer. */
const spokenScore = (questionKey: number, skill: number): number =>
  Math.max(8, Math.min(99, Math.round(100 * skill + 30 * (randomShareAfter(questionKey, 4) - 0.4))))

/** The score of one question, null if it is left open. */
function scoreOf(unit: Unit, questionKey: number, ability: number, round: number): number | null {
  if (ability >= 1) return 100
  if (randomShareAfter(questionKey, 1) < 0.05 / round) return null
  const skill = skillOf(questionKey, ability, round)
  if (unit.kind === 'spoken' || unit.kind === 'written') {
    const random = randomShareAfter(questionKey, 3)
    if (random < 0.03) return 0
    if (random > 0.96) return 100
    return spokenScore(questionKey, skill)
  }
  if (unit.kind === 'chat') return randomShareAfter(questionKey, 5) < skill ? spokenScore(questionKey, skill) : 0
  if (unit.kind === 'choice' || unit.kind === 'ordered') return randomShareAfter(questionKey, 5) < skill ? 100 : 0
  let filled = 0
  for (let at = 0; at < unit.blanks.length; at++) if (isFilled(questionKey, at, skillAt(unit, skill))) filled++
  return Math.round((100 * filled) / unit.blanks.length)
}

/** The pieces with two neighbours swapped. */
function swapNeighbours(order: readonly string[], questionKey: number): string[] {
  const at = Math.floor(randomShareAfter(questionKey, 6) * (order.length - 1))
  return order.map((piece, place) => (place === at ? order[at + 1] : place === at + 1 ? order[at] : piece) ?? piece)
}

/** The score, and the choice, order or blanks that give this score. */
function markOf(unit: Unit, place: number, questionKey: number, ability: number, round: number): Mark {
  const score = scoreOf(unit, questionKey, ability, round)
  if (score === null || unit.kind === 'spoken' || unit.kind === 'written') return { unit, place, score }
  if (unit.kind === 'ordered')
    return { unit, place, score, order: score === 100 ? unit.order : swapNeighbours(unit.order, questionKey) }
  if (unit.kind === 'choice' || unit.kind === 'chat') {
    const step = 1 + Math.floor(randomShareAfter(questionKey, 6) * (unit.choices.length - 1))
    return { unit, place, score, chosen: score > 0 ? unit.right : (unit.right + step) % unit.choices.length }
  }
  const skill = skillAt(unit, skillOf(questionKey, ability, round))
  return { unit, place, score, filled: unit.blanks.map((_, at) => ability >= 1 || isFilled(questionKey, at, skill)) }
}

/** The text that the student had to say; in a chat pot, the option that they chose. */
export const spokenText = ({ unit, chosen = 0 }: Mark): string =>
  unit.kind === 'chat' ? (unit.choices[chosen]?.content ?? unit.text) : unit.text

/** The random key of one student in one topic, for all rounds. */
const cellKey = (seed: number, topic: Topic, student: Student): number =>
  hashNumbers(seed, Number(topic.id), student.index)

/** The random key of one round; `hashNumberAfter` with a question's index gives the key of that question. */
const roundKey = (cell: number, round: number): number => hashNumbers(hashNumberAfter(cell, round))

/** The marks of one round, in the order of the questions. */
export function marksOf(seed: number, topic: Topic, student: Student, round: number): Mark[] {
  const key = roundKey(cellKey(seed, topic, student), round)
  const ability = abilityOf(seed, student)
  return topic.resource.units.map((unit, place) => markOf(unit, place, hashNumberAfter(key, place), ability, round))
}

/**
 * The score of a round, 0–100. Open questions count as 0; a paper without any answer has no score (null). It is
 * computed without building the marks, because a ranking needs about 80,000 of these scores at once.
 */
function totalOf(units: readonly Unit[], key: number, ability: number, round: number): number | null {
  let sum = 0
  let answered = 0
  for (let place = 0; place < units.length; place++) {
    const unit = units[place]
    const score = unit === undefined ? null : scoreOf(unit, hashNumberAfter(key, place), ability, round)
    if (score === null) continue
    sum += score
    answered++
  }
  return answered === 0 ? null : Math.round(sum / units.length)
}

const noAnswers: Cell = { times: [], totals: [] }

/** All rounds of the student with this index in the homework, past and future. */
export function cellOf(seed: number, topic: Topic, place: number): Cell {
  const cached = topic.cells[place]
  if (cached !== undefined) return cached
  const cell = deriveCell(seed, topic, place)
  topic.cells[place] = cell
  return cell
}

function deriveCell(seed: number, topic: Topic, place: number): Cell {
  const times = roundTimes(seed, topic, place)
  const student = topic.homework.students[place]
  if (student === undefined || times.length === 0) return noAnswers
  const ability = abilityOf(seed, student)
  const { units } = topic.resource
  const key = cellKey(seed, topic, student)
  const totals: (number | null)[] = []
  for (let round = 1; round <= times.length; round++) totals.push(totalOf(units, roundKey(key, round), ability, round))
  return { times, totals }
}

/** The part of a cell that is visible at a given time. */
export interface CellResult {
  rounds: number
  score: number | null
  best: number | null
  time: number
}

const noResult: CellResult = { rounds: 0, score: null, best: null, time: 0 }

/** The rounds handed in by `now`: how many, the score of the last one, and the best score. */
export function cellResultAt(seed: number, topic: Topic, place: number, now: number): CellResult {
  const cell = cellOf(seed, topic, place)
  const first = cell.times[0]
  if (first === undefined || first > now) return noResult
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
