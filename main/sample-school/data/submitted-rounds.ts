/** Every round that students handed in. Rankings, summaries and reports are computed from these rounds. */
import { cellOf } from './marks'
import { progressOf } from './progress'
import type { Homework, Resource, Student, Topic, World } from './world-types'

/** A period in milliseconds. Both ends are included. */
export interface Span {
  from: number
  until: number
}

/** One round of one student in one topic. */
export interface Round {
  topic: Topic
  student: Student
  /** Counts from 1. */
  round: number
  time: number
  /** 0–100; null if the student handed in the round without any answer. */
  score: number | null
}

type Visit = (round: Round) => void

function eachOfPlace(world: World, homework: Homework, place: number, span: Span, visit: Visit): void {
  const student = homework.students[place]
  if (student === undefined) return
  // Skip students who finished before the span, without computing their answers.
  const isOver = homework.revisedFrom === undefined && progressOf(world.seed, homework, place).last < span.from
  if (isOver) return
  for (const topic of homework.topics) {
    if (topic.openAt > span.until) continue
    const { times, totals } = cellOf(world.seed, topic, place)
    // A plain loop, for speed: the whole school has some 45,000 such cells.
    for (let at = 0; at < times.length; at++) {
      const time = times[at]
      if (time === undefined || time < span.from || time > span.until) continue
      visit({ topic, student, round: at + 1, time, score: totals[at] ?? null })
    }
  }
}

/** Calls `visit` for every round in the span, homework by homework: for all students, or only for `students`. */
export function eachRound(world: World, span: Span, visit: Visit, students?: ReadonlySet<Student>): void {
  const archived = world.archive.filter(({ end }) => end >= span.from)
  for (const homework of [...world.homeworks, ...archived]) {
    if (homework.start > span.until) continue
    homework.students.forEach((student, place) => {
      if (students === undefined || students.has(student)) eachOfPlace(world, homework, place, span, visit)
    })
  }
}

/** The rounds of some students in the span, earliest first. */
export function roundsOf(world: World, span: Span, students: ReadonlySet<Student>): Round[] {
  const rounds: Round[] = []
  eachRound(world, span, round => void rounds.push(round), students)
  return rounds.sort(
    (a, b) => a.time - b.time || a.topic.homework.index - b.topic.homework.index || a.topic.index - b.topic.index,
  )
}

/** Assumed time per question, in seconds. */
const secondsPerQuestion = 25

interface Effort {
  study: number
  record: number
}

const efforts = new WeakMap<Resource, Effort>()

/**
 * Seconds that one round of the exercise takes: in total (`study`), and of recorded speech (`record`: two words a
 * second, plus one second per question).
 */
export function effortOf(resource: Resource): Effort {
  const cached = efforts.get(resource)
  if (cached !== undefined) return cached
  const record = resource.units
    .filter(unit => unit.kind === 'spoken' || unit.kind === 'chat')
    .reduce((sum, unit) => sum + Math.ceil(unit.text.split(/\s+/).length / 2) + 1, 0)
  const effort = { study: resource.units.length * secondsPerQuestion, record }
  efforts.set(resource, effort)
  return effort
}
