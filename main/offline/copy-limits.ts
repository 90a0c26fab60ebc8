/** How many copies stay: those opened last, by their turns and no clock, within bounds (chosen). Pure. */
import { type HomeworkCache, isAnswerOf, latestTurn, type CachedAnswer } from './homework-cache'

export interface CopyLimits {
  homeworks: number
  /** Papers of one homework. */
  papers: number
  /** Answers that belong to no homework. */
  lists: number
  /** Of all copies together. */
  bytes: number
}

export const copyLimits: CopyLimits = { homeworks: 30, papers: 500, lists: 100, bytes: 64 * 1024 * 1024 }

type Parts = [key: string, part: CachedAnswer][]

const isPaper = (key: string): boolean => isAnswerOf(key, 'topic-answer-paper')

/** The last opened first. */
const newestFirst = ({ parts }: HomeworkCache): Parts => [...parts].sort(([, one], [, other]) => other.turn - one.turn)

/** The parts of which no more than `bound` are counted. */
function first(parts: Parts, bound: number, counted: (key: string) => boolean): Parts {
  let left = bound
  return parts.filter(([key]) => !counted(key) || left-- > 0)
}

const sizeOf = (parts: Parts): number => parts.reduce((sum, [, { bytes }]) => sum + bytes, 0)

/** The newest parts that fit together. */
function fitting(parts: Parts, bytes: number): Parts {
  let left = bytes
  const end = parts.findIndex(([, part]) => {
    left -= part.bytes
    return left < 0
  })
  return end < 0 ? parts : parts.slice(0, end)
}

/**
 * What stays, by homework: the lists, and the homeworks opened last. A homework stays whole or goes whole, but for the one
 * opened last, which gives its oldest parts where it is too large by itself.
 */
export function answersToKeep(books: readonly HomeworkCache[], bounds: CopyLimits): Map<string, ReadonlySet<string>> {
  const lists = books.filter(({ homework }) => homework === '')
  const homeworks = books
    .filter(({ homework, parts }) => homework !== '' && parts.size > 0)
    .sort((one, other) => latestTurn(other) - latestTurn(one))
    .slice(0, bounds.homeworks)
  const stays = new Map<string, ReadonlySet<string>>()
  let left = bounds.bytes
  const keep = (book: HomeworkCache, parts: Parts) => {
    left -= sizeOf(parts)
    stays.set(book.homework, new Set(parts.map(([key]) => key)))
  }
  for (const book of lists)
    keep(
      book,
      fitting(
        first(newestFirst(book), bounds.lists, () => true),
        left,
      ),
    )
  for (const [index, book] of homeworks.entries()) {
    const parts = first(newestFirst(book), bounds.papers, isPaper)
    if (index === 0) keep(book, fitting(parts, left))
    else if (sizeOf(parts) <= left) keep(book, parts)
    else break
  }
  return stays
}
