/** What a student gave in one round, question by question. Derived from the seed whenever it is asked for (DESIGN §8). */
import type { Cell, Student, Topic, Unit } from './model'
import { mix, mixAfter, share, shareAfter } from './random'
import { roundTimes } from './rounds'

/** One marked question. `score` null: left open. */
export interface Mark {
  unit: Unit
  place: number
  score: number | null
  /** The chosen place of a choice question. */
  chosen?: number
  /** The pieces in the order that was given. */
  order?: string[]
  /** Per blank, whether it was filled rightly. */
  filled?: boolean[]
}

/** 0.45–1: the second student of the school makes no mistake, so that full marks are seen everywhere. */
export const abilityOf = (seed: number, student: Student): number =>
  student.index === 1 ? 1 : 0.45 + 0.5 * share(seed, student.index, 61) ** 0.7

/** Whether each blank was filled rightly: by turns, from what `own` begins with. */
const isFilled = (own: number, blank: number, skill: number): boolean => shareAfter(own, 7 + blank) < skill

/** How well the student does here: what he can, what he has learnt in the rounds before, and his day. */
const skillOf = (own: number, ability: number, round: number): number =>
  ability + 0.06 * (round - 1) - 0.08 * shareAfter(own, 2)

/** By ear a word is more often right than a blank is. */
const skillAt = (unit: Unit, skill: number): number =>
  unit.kind === 'blanks' && unit.heard === true ? Math.sqrt(skill) : skill

/** How well something was said or written. */
const figureOf = (own: number, skill: number): number =>
  Math.max(8, Math.min(99, Math.round(100 * skill + 30 * (shareAfter(own, 4) - 0.4))))

/** The score of one question, null where it is left open. `own`: the mix that this question's chances hang on. */
function scoreOf(unit: Unit, own: number, ability: number, round: number): number | null {
  if (ability >= 1) return 100
  if (shareAfter(own, 1) < 0.05 / round) return null
  const skill = skillOf(own, ability, round)
  if (unit.kind === 'spoken' || unit.kind === 'written') {
    const luck = shareAfter(own, 3)
    if (luck < 0.03) return 0
    if (luck > 0.96) return 100
    return figureOf(own, skill)
  }
  if (unit.kind === 'chat') return shareAfter(own, 5) < skill ? figureOf(own, skill) : 0
  if (unit.kind === 'choice' || unit.kind === 'ordered') return shareAfter(own, 5) < skill ? 100 : 0
  let filled = 0
  for (let at = 0; at < unit.blanks.length; at++) if (isFilled(own, at, skillAt(unit, skill))) filled++
  return Math.round((100 * filled) / unit.blanks.length)
}

/** The pieces with two neighbours changed over. */
function misplaced(order: readonly string[], own: number): string[] {
  const at = Math.floor(shareAfter(own, 6) * (order.length - 1))
  return order.map((piece, place) => (place === at ? order[at + 1] : place === at + 1 ? order[at] : piece) ?? piece)
}

/** The score, and what was chosen or filled to get it. */
function mark(unit: Unit, place: number, own: number, ability: number, round: number): Mark {
  const score = scoreOf(unit, own, ability, round)
  if (score === null || unit.kind === 'spoken' || unit.kind === 'written') return { unit, place, score }
  if (unit.kind === 'ordered')
    return { unit, place, score, order: score === 100 ? unit.order : misplaced(unit.order, own) }
  if (unit.kind === 'choice' || unit.kind === 'chat') {
    const step = 1 + Math.floor(shareAfter(own, 6) * (unit.choices.length - 1))
    return { unit, place, score, chosen: score > 0 ? unit.right : (unit.right + step) % unit.choices.length }
  }
  const skill = skillAt(unit, skillOf(own, ability, round))
  return { unit, place, score, filled: unit.blanks.map((_, at) => ability >= 1 || isFilled(own, at, skill)) }
}

/** What was to be said: in a chat pot, what was chosen. */
export const saidIn = ({ unit, chosen = 0 }: Mark): string =>
  unit.kind === 'chat' ? (unit.choices[chosen]?.content ?? unit.text) : unit.text

/** What the chances of all rounds of a student in a topic hang on. */
const cellKey = (seed: number, topic: Topic, student: Student): number => mix(seed, Number(topic.id), student.index)

/** What the chances of each question of a round go on from, by `mixAfter` with its place. */
const roundKey = (cell: number, round: number): number => mix(mixAfter(cell, round))

/** The marks of one round, in the order of the questions. */
export function marksOf(seed: number, topic: Topic, student: Student, round: number): Mark[] {
  const key = roundKey(cellKey(seed, topic, student), round)
  const ability = abilityOf(seed, student)
  return topic.resource.units.map((unit, place) => mark(unit, place, mixAfter(key, place), ability, round))
}

/**
 * The score of a round, 0–100: open questions count as 0, a paper without any answer has none. Counted without making
 * the marks: a ranking asks for it some 80,000 times at once.
 */
function totalOf(units: readonly Unit[], key: number, ability: number, round: number): number | null {
  let sum = 0
  let answered = 0
  for (let place = 0; place < units.length; place++) {
    const unit = units[place]
    const score = unit === undefined ? null : scoreOf(unit, mixAfter(key, place), ability, round)
    if (score === null) continue
    sum += score
    answered++
  }
  return answered === 0 ? null : Math.round(sum / units.length)
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

function deriveCell(seed: number, topic: Topic, place: number): Cell {
  const times = roundTimes(seed, topic, place)
  const student = topic.homework.students[place]
  if (student === undefined || times.length === 0) return nothing
  const ability = abilityOf(seed, student)
  const { units } = topic.resource
  const own = cellKey(seed, topic, student)
  const totals: (number | null)[] = []
  for (let round = 1; round <= times.length; round++) totals.push(totalOf(units, roundKey(own, round), ability, round))
  return { times, totals }
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
