/** The list of offline copies of one homework. Pure. */
import type { CopyEntry } from '../../shared/contract/types'
import type { EndpointName } from '../../shared/endpoints/index'
import { endpointOf } from './copy-key'

/** One stored answer of the server. */
export interface CachedAnswer {
  /** The name of its file. */
  file: string
  /** When the server sent it (ms, corrected clock, which may have been wrong then). */
  at: number
  /**
   * A number that grows with each stored answer, also over restarts: the answer opened last has the highest, whatever
   * the clock shows.
   */
  turn: number
  /** The size of the compressed body. */
  bytes: number
}

export interface HomeworkCache {
  /** The homework's id; empty for the lists, which belong to no single homework. */
  homework: string
  /** The name of its folder. */
  folder: string
  /** The homework's title; empty until it was read. */
  title: string
  /** The answers by key (copy-key.ts). */
  answers: Map<string, CachedAnswer>
}

export const isAnswerOf = (key: string, endpoint: EndpointName): boolean => endpointOf(key) === endpoint

/** The highest turn of its answers; 0 if it has none. */
export const latestTurn = ({ answers }: Pick<HomeworkCache, 'answers'>): number =>
  [...answers.values()].reduce((latest, { turn }) => Math.max(latest, turn), 0)

const oldestTime = ({ answers }: HomeworkCache): number =>
  [...answers.values()].reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)

/** The summary of a homework's copies for the page. */
function copyEntryOf(cache: HomeworkCache): CopyEntry {
  const count = (endpoint: EndpointName) => [...cache.answers.keys()].filter(key => isAnswerOf(key, endpoint)).length
  return {
    homework_id: cache.homework,
    title: cache.title,
    at: oldestTime(cache),
    bytes: [...cache.answers.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    matrix: count('topic-score-overview-x') > 0 && count('topic-score-overview-y') > 0,
    topics: count('one-topic-overview'),
    papers: count('topic-answer-paper'),
  }
}

/** The homeworks with copies, the latest opened first. */
export const copyEntriesOf = (caches: Iterable<HomeworkCache>): CopyEntry[] =>
  [...caches]
    .filter(({ homework, answers }) => homework !== '' && answers.size > 0)
    .sort((one, other) => latestTurn(other) - latestTurn(one))
    .map(copyEntryOf)
