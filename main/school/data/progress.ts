/** How far each student goes in a homework, and when: a pure function of the seed (DESIGN §8). */
import { day } from '../../../shared/domain/time'
import type { Homework, Progress, Student } from './model'
import { share } from './random'

const never: Progress = { topics: 0, last: 0, submits: false }

/** The fixed cast of the first homework (the showcase), by place: the rest is drawn. */
const cast = ['all', 'all', 'some', 'none'] as const

/** Who does nothing and who stops half-way whatever the draw says, so that few homeworks are finished by everybody. */
function roleOf(seed: number, homework: Homework, place: number): 'all' | 'some' | 'none' | null {
  if (homework.finishBy !== null) return 'all'
  if (homework.index === 0) return cast[place] ?? null
  const idle = Math.floor(share(seed, homework.index, 51) * homework.students.length)
  if (place === idle) return 'none'
  return place === (idle + 1) % homework.students.length ? 'some' : null
}

function draw(seed: number, homework: Homework, student: Student, place: number): Progress {
  const chance = (salt: number) => share(seed, homework.index, student.index, salt)
  const role = roleOf(seed, homework, place)
  const roll = role === 'all' ? 0 : role === 'some' ? 0.9 : role === 'none' ? 1 : chance(52)
  const count = homework.topics.length
  const open = homework.topics.at(-1)?.openAt ?? homework.start
  const until = homework.finishBy ?? homework.end
  // The showcase is worked at early, and by its cast at once.
  const speed = homework.index > 0 ? chance(53) ** 0.8 : role === null ? 0.7 * chance(53) : 0.2
  if (roll < 0.86)
    return { topics: count, last: Math.round(open + 600_000 + (until - open - 660_000) * speed), submits: true }
  if (homework.redistributed !== null && role === null) {
    const { at, end } = homework.redistributed
    return { topics: count, last: Math.round(at + (end - at) * (0.1 + 0.9 * speed)), submits: true }
  }
  if (homework.delay === 1 && roll < 0.89 && role === null) {
    return { topics: count, last: Math.round(until + 3 * day * speed + 60_000), submits: true }
  }
  if (roll >= 0.95) return never
  const topics = Math.min(count - 1, Math.floor(count * (0.2 + 0.7 * chance(54))))
  if (topics <= 0) return never
  const opened = homework.topics[topics - 1]?.openAt ?? open
  return { topics, last: Math.round(opened + 600_000 + Math.max(0, until - opened - 660_000) * speed), submits: false }
}

/** The progress of the student at this place of the homework. */
export function progressOf(seed: number, homework: Homework, place: number): Progress {
  const known = homework.progress[place]
  if (known !== undefined) return known
  const student = homework.students[place]
  const drawn = student === undefined ? never : draw(seed, homework, student, place)
  homework.progress[place] = drawn
  return drawn
}

/** 0 not begun, 1 begun, 2 submitted (WIRE.md). */
export function submitStatusAt(seed: number, homework: Homework, place: number, now: number): 0 | 1 | 2 {
  const progress = progressOf(seed, homework, place)
  if (progress.submits && progress.last <= now) return 2
  const first = homework.topics[0]
  if (first === undefined || progress.topics === 0) return 0
  return answeredAt(progress, homework, 0) <= now ? 1 : 0
}

/** When the last round of the topic at `index` was handed in. */
export function answeredAt(progress: Progress, homework: Homework, index: number): number {
  const open = homework.topics[index]?.openAt ?? homework.start
  return Math.round(open + (progress.last - open) * ((index + 1) / progress.topics))
}

/** How many have submitted by now. */
export function submittedAt(seed: number, homework: Homework, now: number): number {
  if (now < homework.start) return 0
  let count = 0
  for (let place = 0; place < homework.students.length; place++) {
    const progress = progressOf(seed, homework, place)
    if (progress.submits && progress.last <= now) count++
  }
  return count
}
