/**
 * Chooses which offline copies to keep: the latest opened, by turn number and not by clock, within limits (chosen).
 * Pure.
 */
import { type CachedAnswer, type HomeworkCache, isAnswerOf, latestTurn } from './homework-cache'

export interface CopyLimits {
  homeworks: number
  /** Papers of one homework. */
  papers: number
  /** Answers that belong to no homework. */
  lists: number
  /** All copies together. */
  bytes: number
}

export const copyLimits: CopyLimits = { homeworks: 30, papers: 500, lists: 100, bytes: 64 * 1024 * 1024 }

type Answers = [key: string, answer: CachedAnswer][]

const isPaper = (key: string): boolean => isAnswerOf(key, 'topic-answer-paper')

/** The latest opened first. */
const newestFirst = ({ answers }: HomeworkCache): Answers =>
  [...answers].sort(([, one], [, other]) => other.turn - one.turn)

/** All answers, but at most `limit` of those that are counted. */
function atMost(answers: Answers, limit: number, isCounted: (key: string) => boolean): Answers {
  let remaining = limit
  return answers.filter(([key]) => !isCounted(key) || remaining-- > 0)
}

const sizeOf = (answers: Answers): number => answers.reduce((sum, [, { bytes }]) => sum + bytes, 0)

/** The newest answers that fit into `bytes` together. */
function fittingInto(answers: Answers, bytes: number): Answers {
  let remaining = bytes
  const end = answers.findIndex(([, answer]) => {
    remaining -= answer.bytes
    return remaining < 0
  })
  return end < 0 ? answers : answers.slice(0, end)
}

/**
 * The keys of the answers to keep, by homework: the lists, and the homeworks opened last. A homework is kept or removed
 * as a whole; only the one opened last loses its oldest answers if it alone is too large.
 */
export function answersToKeep(caches: readonly HomeworkCache[], limits: CopyLimits): Map<string, ReadonlySet<string>> {
  const lists = caches.filter(({ homework }) => homework === '')
  const homeworks = caches
    .filter(({ homework, answers }) => homework !== '' && answers.size > 0)
    .sort((one, other) => latestTurn(other) - latestTurn(one))
    .slice(0, limits.homeworks)
  const keysToKeep = new Map<string, ReadonlySet<string>>()
  let remaining = limits.bytes
  const keepAnswers = (cache: HomeworkCache, answers: Answers) => {
    remaining -= sizeOf(answers)
    keysToKeep.set(cache.homework, new Set(answers.map(([key]) => key)))
  }
  for (const cache of lists)
    keepAnswers(
      cache,
      fittingInto(
        atMost(newestFirst(cache), limits.lists, () => true),
        remaining,
      ),
    )
  for (const [index, cache] of homeworks.entries()) {
    const answers = atMost(newestFirst(cache), limits.papers, isPaper)
    if (index === 0) keepAnswers(cache, fittingInto(answers, remaining))
    else if (sizeOf(answers) <= remaining) keepAnswers(cache, answers)
    else break
  }
  return keysToKeep
}
