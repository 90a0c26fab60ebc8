/**
 * How far each student gets in a homework, and when: a pure function of the seed and the homework's schedules (DESIGN
 * §8).
 */
import { day } from '../../../shared/domain/time'
import { hashNumbers, randomShare, randomShareAfter } from './random'
import type { Homework, Progress, Schedule, Student } from './world-types'

const noProgress: Progress = { topics: 0, last: 0, submits: false, times: [], from: [] }

/**
 * The fixed roles of the first students in the first homework (the showcase), by index. All other students are drawn at
 * random.
 */
const fixedRoles = ['all', 'all', 'some', 'none'] as const

/** One student of a homework, together with one schedule of the homework. */
interface StudentPlan {
  seed: number
  homework: Homework
  student: Student
  place: number
  plan: Schedule
}

/**
 * The fixed role of a student, if any: one student does nothing and one stops half-way, so that few homeworks are
 * finished by everybody.
 */
function roleOf({ seed, homework, student, place, plan }: StudentPlan): 'all' | 'some' | 'none' | null {
  if (homework.absent.includes(student.index)) return 'none'
  if (plan.finishBy !== null) return 'all'
  if (homework.index === 0) return fixedRoles[place] ?? null
  const idle = Math.floor(randomShare(seed, homework.index, 51) * homework.students.length)
  if (place === idle) return 'none'
  return place === (idle + 1) % homework.students.length ? 'some' : null
}

const deadlineOf = (plan: Schedule): number => plan.redistributed?.end ?? plan.end

/** Progress of a student who answers `topics` topics, spread over the time until `last`. */
function progressUntil(plan: Schedule, topics: number, last: number, submits: boolean): Progress {
  const times = plan.topics
    .slice(0, topics)
    .map(({ openAt }, index) => Math.round(openAt + (last - openAt) * ((index + 1) / topics)))
  return { topics, last, submits, times, from: plan.topics.slice(0, topics).map(topic => topic.openAt) }
}

function drawProgress(studentPlan: StudentPlan): Progress {
  const { seed, homework, student, plan } = studentPlan
  const key = hashNumbers(seed, homework.index, student.index)
  const chance = (salt: number) => randomShareAfter(key, salt)
  const role = roleOf(studentPlan)
  const roll = role === 'all' ? 0 : role === 'some' ? 0.9 : role === 'none' ? 1 : chance(52)
  // Topics that are delivered after the deadline are never answered.
  const count = plan.topics.filter(topic => topic.openAt < deadlineOf(plan)).length
  if (count === 0) return noProgress
  const isComplete = count === plan.topics.length
  const until = plan.finishBy ?? plan.end
  // In the showcase students work early, and the fixed roles work at once.
  const speed = homework.index > 0 ? chance(53) ** 0.8 : role === null ? 0.7 * chance(53) : 0.2
  /**
   * At the earliest ten minutes after the delivery, and at the latest a minute before the end. Both margins shrink if
   * the time is too short.
   */
  const within = (open: number) => {
    const room = Math.max(0, until - open)
    const first = Math.min(600_000, room / 2)
    return Math.round(open + first + Math.max(0, room - first - Math.min(60_000, room / 10)) * speed)
  }
  const open = plan.topics[count - 1]?.openAt ?? plan.start
  if (roll < 0.86) return progressUntil(plan, count, within(open), isComplete)
  if (plan.redistributed !== null && role === null) {
    const { at, end } = plan.redistributed
    return progressUntil(plan, count, Math.round(at + (end - at) * (0.1 + 0.9 * speed)), isComplete)
  }
  if (plan.delay === 1 && roll < 0.89 && role === null) {
    return progressUntil(plan, count, Math.round(until + 3 * day * speed + 60_000), isComplete)
  }
  if (roll >= 0.95) return noProgress
  const topics = Math.min(count - 1, Math.floor(count * (0.2 + 0.7 * chance(54))))
  if (topics <= 0) return noProgress
  return progressUntil(plan, topics, within(plan.topics[topics - 1]?.openAt ?? open), false)
}

/** The share of a topic's time that always passes before a student hands in a first round. */
const firstRoundShare = 0.5

/** How many topics the student had begun at `at`. Students answer topics in order, so these are the first ones. */
function begunTopicCount(before: Progress, previousPlan: Schedule, now: Schedule, at: number): number {
  const open = before.times.findIndex((time, index) => {
    const topic = previousPlan.topics[index]
    const same = topic !== undefined && topic.id === now.topics[index]?.id
    const from = before.from[index] ?? at
    return !same || from + (time - from) * firstRoundShare > at
  })
  return open < 0 ? before.times.length : open
}

/**
 * The student's progress after the schedule was changed at `at`. Topics that were begun keep their times, so that no
 * visible answer disappears; the rest follows the new schedule.
 */
function continueProgress(studentPlan: StudentPlan, before: Progress, previousPlan: Schedule, at: number): Progress {
  const { seed, homework, student, plan } = studentPlan
  const keptCount = begunTopicCount(before, previousPlan, plan, at)
  const deadline = deadlineOf(plan)
  const times = before.times.slice(0, keptCount)
  const fromTimes = before.from.slice(0, keptCount)
  const lastKept = Math.max(0, ...times)
  if (keptCount === plan.topics.length)
    return {
      topics: keptCount,
      last: Math.max(lastKept, before.submits ? 0 : at),
      submits: true,
      times,
      from: fromTimes,
    }
  const drawn = drawProgress(studentPlan)
  const count = Math.max(keptCount, drawn.topics)
  const open = Math.max(at, plan.topics[count - 1]?.openAt ?? at)
  const hurried = Math.round(
    open + (deadline - open) * (0.1 + 0.8 * randomShare(seed, homework.index, student.index, 58)),
  )
  const last = drawn.last > open ? drawn.last : hurried
  if (count === keptCount || last <= open)
    return { topics: keptCount, last: lastKept, submits: false, times, from: fromTimes }
  for (let index = keptCount; index < count; index++) {
    const from = Math.max(at, plan.topics[index]?.openAt ?? at)
    fromTimes.push(from)
    times.push(Math.round(from + (last - from) * ((index - keptCount + 1) / (count - keptCount))))
  }
  return { topics: count, last: Math.max(lastKept, last), submits: drawn.submits, times, from: fromTimes }
}

/** The progress of the student with this index in the homework. */
export function progressOf(seed: number, homework: Homework, place: number): Progress {
  const cached = homework.progress[place]
  if (cached !== undefined) return cached
  const student = homework.students[place]
  if (student === undefined) return noProgress
  const planOf = (plan: Schedule): StudentPlan => ({ seed, homework, student, place, plan })
  const { past } = homework
  let progress = drawProgress(planOf(past[0] ?? homework))
  past.forEach((previousPlan, index) => {
    progress = continueProgress(planOf(past[index + 1] ?? homework), progress, previousPlan, previousPlan.until)
  })
  homework.progress[place] = progress
  return progress
}

/** When the student hands in the last round of the topic at `index`; `Infinity` if never. */
export const answeredAt = (progress: Progress, index: number): number =>
  progress.times[index] ?? Number.POSITIVE_INFINITY

/** How many students have submitted by `now`. */
export function submittedAt(seed: number, homework: Homework, now: number): number {
  if (now < homework.start) return 0
  let count = 0
  for (let place = 0; place < homework.students.length; place++) {
    const progress = progressOf(seed, homework, place)
    if (progress.submits && progress.last <= now) count++
  }
  return count
}
