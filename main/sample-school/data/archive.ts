/**
 * Homework of the earlier months of a year, back to a year before the epoch. It is in no list of homework any more, but
 * the study of classes and students counts it, and its papers can be opened. Only the full school has it.
 */
import { day, fromJst, jstParts, midnight } from '../../../shared/domain/time'
import { absentStudents } from './absences'
import { buildHomework, chooseResources, titleOf } from './homeworks'
import { randomInteger } from './random'
import type { Homework, Resource, Size, Team } from './world-types'

/** The first days, from the epoch back, are those of `homework-plans.ts`. */
const latestDaysAgo = 156
const earliestDaysAgo = 365
const everyDays = 12

/** The number of its first homework: ids of the archive are far from those of the lists. */
const firstIndex = 1000

type MonthDay = readonly [month: number, day: number]

/** Holidays without homework: winter, spring, Golden Week, summer. */
const holidays: readonly (readonly [MonthDay, MonthDay])[] = [
  [
    [1, 1],
    [1, 7],
  ],
  [
    [3, 20],
    [4, 10],
  ],
  [
    [4, 29],
    [5, 6],
  ],
  [
    [7, 21],
    [8, 31],
  ],
  [
    [12, 25],
    [12, 31],
  ],
]

/** The tests of a school year, each with the first day after it. */
const tests: readonly (readonly [MonthDay, string])[] = [
  [[2, 22], '学年末テスト'],
  [[5, 22], '1学期中間テスト'],
  [[6, 28], '1学期期末テスト'],
  [[10, 16], '2学期中間テスト'],
  [[11, 27], '2学期期末テスト'],
]

const orderOf = ([month, date]: MonthDay): number => month * 100 + date
const orderAt = (instant: number): number => {
  const { month, day: date } = jstParts(instant)
  return orderOf([month, date])
}

const isHoliday = (instant: number): boolean =>
  holidays.some(([first, last]) => orderOf(first) <= orderAt(instant) && orderAt(instant) <= orderOf(last))

/** The test that is in the fortnight after this day, if any. */
function testAfter(instant: number): string | null {
  const { year } = jstParts(instant)
  const found = tests.find(([[month, date]]) => {
    const at = fromJst(year, month, date)
    return at > instant && at <= instant + everyDays * day
  })
  return found?.[1] ?? null
}

/** The first day of the school year, in April. */
const schoolYearStart = (instant: number): number => {
  const { year, month } = jstParts(instant)
  return fromJst(month < 4 ? year - 1 : year, 4)
}

/** Students of the first grade have their accounts since April. */
const sinceOf = ({ name }: Team, epoch: number): number =>
  name.startsWith('1年') ? schoolYearStart(epoch) : Number.NEGATIVE_INFINITY

/** All homework of the archive, the oldest first. */
export function createArchive(
  seed: number,
  size: Size,
  epoch: number,
  teams: readonly Team[],
  resources: Resource[],
): Homework[] {
  if (size !== 'full') return []
  const archive: Homework[] = []
  for (let ago = earliestDaysAgo; ago >= latestDaysAgo; ago -= everyDays) {
    for (const [at, team] of teams.entries()) {
      const index = firstIndex + archive.length
      const end = midnight(epoch) - (ago - (at % everyDays)) * day - 1000
      const start = midnight(end) - randomInteger(4, 7, seed, index, 22) * day + day / 3
      if (isHoliday(start) || isHoliday(end) || start < sinceOf(team, epoch)) continue
      const test = testAfter(end)
      const place = archive.length
      const type = test === null && place % 3 === 2 ? 3 : 1
      const homework = buildHomework(seed, index, {
        title: test === null ? titleOf(type, seed, place) : `${test}の対策`,
        type,
        origin: 1,
        teams: [team],
        resources: chooseResources(resources, test === null ? 3 + (place % 3) : 8, seed, index, 44),
        times: { start, end, redistributed: null, finishBy: null },
        delay: 0,
      })
      homework.absent = absentStudents(size, epoch, homework)
      archive.push(homework)
    }
  }
  return archive
}
