/** The e-books that students read, with the times: a pure function of the seed and the clock. */
import { day } from '../../../shared/domain/time'
import { closings, type Ebook, ebooks } from '../content/ebooks/index'
import { hashNumbers, pick, randomShare } from './random'
import type { Student, World } from './world-types'

const hour = day / 24

/** Reading starts within this range around the epoch: from half a year before it to two months after it. */
const span = { from: -180 * day, days: 240 } as const

interface ReadingPlan {
  book: Ebook
  start: number
  end: number
  impression: { at: number; content: string; stars: number } | null
}

function planOf({ seed, epoch }: World, { index }: Student, book: Ebook, at: number): ReadingPlan {
  const key = hashNumbers(seed, index, at, 101)
  const start = Math.floor(epoch + span.from + span.days * day * randomShare(key, 1))
  const end = Math.floor(start + (0.02 + (book.words / 600) * randomShare(key, 2)) * day)
  // The first student of the school writes about every book that they read.
  const writes = index === 0 || randomShare(key, 3) < 0.6
  const { content, stars } = pick(book.impressions, key, 4)
  const closing = pick(closings, key, 5)
  const impression = writes
    ? { at: Math.floor(end + hour * (0.2 + 30 * randomShare(key, 6))), content: content + closing, stars }
    : null
  return { book, start, end, impression }
}

/** The share of the books that a student will read, 0–1. The fourth student of the school reads none. */
const readShareOf = (seed: number, { index }: Student): number =>
  index === 0 ? 1 : index === 3 ? 0 : 0.1 + 0.8 * randomShare(seed, index, 102)

export interface Reading extends ReadingPlan {
  /** 0–100; 100 if the student has read the book to the end. */
  percent: number
}

/**
 * The books that the student has begun by `now`, in the order of the list; an impression is present only if it is
 * already written.
 */
export function readingsOf(world: World, student: Student, now: number): Reading[] {
  const readShare = readShareOf(world.seed, student)
  return ebooks
    .flatMap((book, at) =>
      randomShare(world.seed, student.index, at, 103) < readShare ? [planOf(world, student, book, at)] : [],
    )
    .filter(({ start }) => start <= now && start >= student.since)
    .map(plan => {
      const { start, end, impression } = plan
      const percent = now >= end ? 100 : Math.floor((100 * (now - start)) / (end - start))
      return { ...plan, percent, impression: impression !== null && impression.at <= now ? impression : null }
    })
}
