/** When homework starts and ends, as offsets from the epoch, and how many homeworks of each sort a school size has. */
import { day, midnight } from '../../../shared/domain/time'
import { randomInteger, randomShare } from './random'
import type { Size } from './world-types'

/** The status that the homework has at the epoch. */
export type HomeworkSort = 'waiting' | 'delivering' | 'running' | 'complete' | 'ended' | 'redistributed'

const noneOfAnyStatus = { waiting: 0, delivering: 0, running: 0, complete: 0, ended: 0, redistributed: 0 }

export const sortCounts: Record<Size, Record<HomeworkSort, number>> = {
  full: { waiting: 8, delivering: 5, running: 21, complete: 8, ended: 68, redistributed: 8 },
  small: { waiting: 2, delivering: 1, running: 3, complete: 2, ended: 4, redistributed: 1 },
  huge: noneOfAnyStatus,
  modest: noneOfAnyStatus,
}

export interface Times {
  start: number
  end: number
  redistributed: { at: number; end: number } | null
  finishBy: number | null
}

const hour = day / 24

/** 23:59:59 of the day `days` days after `today`. */
const endOfDay = (today: number, days: number): number => today + (days + 1) * day - 1000

/** 08:00 of the day `days` days before the day of `end`. */
const morningBefore = (end: number, days: number): number => midnight(end) - days * day + 8 * hour

/** The times of one homework, depending on its sort; `place` is its index within the sort. */
export function timesOf(sort: HomeworkSort, epoch: number, seed: number, index: number, place: number): Times {
  const today = midnight(epoch)
  const plain = { redistributed: null, finishBy: null }
  const morning = (days: number) => today + days * day + 8 * hour
  const random = (low: number, high: number) => randomInteger(low, high, seed, index, 21)
  switch (sort) {
    case 'waiting': {
      const days = 1 + (place % 9)
      return { start: morning(days), end: endOfDay(today, days + 6), ...plain }
    }
    case 'delivering':
      return { start: morning(-2), end: endOfDay(today, 9 + (place % 4)), ...plain }
    case 'running':
      return { start: morning(-random(1, 6)), end: endOfDay(today, 1 + (place % 7)), ...plain }
    case 'complete': {
      const start = morning(-random(4, 9))
      return { start, end: endOfDay(today, 1 + (place % 5)), redistributed: null, finishBy: epoch - 2 * hour }
    }
    case 'redistributed': {
      const ended = endOfDay(today, -2 - (place % 3))
      const at = ended + 10 * hour
      return { start: morningBefore(ended, 7), end: ended, redistributed: { at, end: ended + 7 * day }, finishBy: null }
    }
    case 'ended': {
      const ago = 2 + Math.floor((place * 150) / 68) + (randomShare(seed, index, 22) < 0.5 ? 0 : 1)
      const ended = endOfDay(today, -ago)
      return { start: morningBefore(ended, random(4, 9)), end: ended, ...plain }
    }
  }
}
