/** The copies of one homework as a book of parts. Pure. */
import type { CopyEntry } from '../../shared/contract/types'
import type { EndpointName } from '../../shared/endpoints/index'
import { endpointOf } from './copy-key'

/** One answer. */
export interface CachedAnswer {
  /** The name of its file. */
  file: string
  /** When the server gave it (ms, by the corrected clock of then, which may have been wrong). */
  at: number
  /** Counted up with each answer that is taken in, over restarts: what was opened last has the highest, whatever the clock said. */
  turn: number
  /** As it is kept: compressed. */
  bytes: number
}

export interface HomeworkCache {
  /** Empty for the book of the lists. */
  homework: string
  /** The name of its folder. */
  folder: string
  /** Of the homework; empty until it was read. */
  title: string
  /** By their keys. */
  parts: Map<string, CachedAnswer>
}

export const isAnswerOf = (key: string, endpoint: EndpointName): boolean => endpointOf(key) === endpoint

/** The turn in which anything of it was last opened; 0 for an empty book. */
export const latestTurn = ({ parts }: Pick<HomeworkCache, 'parts'>): number =>
  [...parts.values()].reduce((last, { turn }) => Math.max(last, turn), 0)

const oldest = ({ parts }: HomeworkCache): number =>
  [...parts.values()].reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY)

/** What a teacher is told of a homework's copies. */
function entryOf(book: HomeworkCache): CopyEntry {
  const count = (endpoint: EndpointName) => [...book.parts.keys()].filter(key => isAnswerOf(key, endpoint)).length
  return {
    homework_id: book.homework,
    title: book.title,
    at: oldest(book),
    bytes: [...book.parts.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    matrix: count('topic-score-overview-x') > 0 && count('topic-score-overview-y') > 0,
    topics: count('one-topic-overview'),
    papers: count('topic-answer-paper'),
  }
}

/** The homeworks of which there are copies, the last opened first. */
export const copyEntriesOf = (books: Iterable<HomeworkCache>): CopyEntry[] =>
  [...books]
    .filter(({ homework, parts }) => homework !== '' && parts.size > 0)
    .sort((one, other) => latestTurn(other) - latestTurn(one))
    .map(entryOf)
