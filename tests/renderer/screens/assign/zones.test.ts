/** Times are in JST whatever the time zone of the PC, also near midnight and the end of a year. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFaults } from '../../../../renderer/features/homework/draft/faults'
import { fieldInstant, fieldTime, fieldTimeAhead } from '../../../../renderer/features/homework/draft/field-times'
import { copyDay, dateOfDay, shiftDays } from '../../../../renderer/screens/assign/plan/plan-days'
import { now } from '../../../../renderer/ui/clock'
import { parseTypedDate, parseTypedDateTime } from '../../../../renderer/ui/typed-dates'
import { redistributedEnd } from '../../../../shared/domain/homework-edits'
import { daysFault, type HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day, wireTime } from '../../../../shared/domain/time'
import { putBridge } from '../../render'
import { contentsOf, draftOf } from './drafts'

/** Time zones with their `getTimezoneOffset` in July. */
const zones = [
  ['UTC', 0],
  ['America/Los_Angeles', 420],
  ['Asia/Tokyo', -540],
  ['Pacific/Kiritimati', -840],
  ['Europe/London', -60],
] as const
const minute = 60_000
const jst = 9 * 60 * minute

/**
 * Instants around midnight in JST: the end of a year, a leap day, and days on which other zones change their clocks.
 */
const midnights = ['2026-12-31', '2027-12-31', '2028-02-28', '2028-02-29', '2026-03-07', '2026-10-31', '2026-11-21']
const nearMidnight = fc
  .tuple(fc.constantFrom(...midnights), fc.integer({ min: -2 * 60, max: 2 * 60 }), fc.integer({ min: 0, max: 59_999 }))
  .map(([date, minutes, ms]) => Date.parse(`${date}T15:00:00Z`) + minutes * minute + ms)

/** The date and time in JST, computed without the PC's time zone. */
const tokyo = (instant: number): string => new Date(instant + jst).toISOString()
const dateIn = (instant: number): string => tokyo(instant).slice(0, 10)
const minutesOf = (instant: number): number => Math.floor(instant / minute) * minute

const zone = process.env.TZ

describe.each(zones)('on a PC that is set to %s', (name, offset) => {
  beforeEach(() => {
    process.env.TZ = name
  })
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it('the PC really uses this zone', () => {
    expect(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()).toBe(offset)
  })

  it('a field holds the JST minute that it shows', () => {
    fc.assert(
      fc.property(nearMidnight, at => {
        expect(fieldTime(at)).toBe(tokyo(at).slice(0, 16))
        expect(fieldInstant(fieldTime(at))).toBe(minutesOf(at))
      }),
    )
  })

  it('days ahead are counted in JST dates', () => {
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: 0, max: 400 }), (at, days) => {
        expect(fieldTimeAhead(at, { days, at: [23, 59] })).toBe(`${dateIn(at + days * day)}T23:59`)
        expect(parseTypedDate('明日', at)).toBe(dateIn(at + day))
        expect(parseTypedDateTime('今日 8:05', at, { date: '', time: '00:00' })).toBe(`${dateIn(at)}T08:05`)
      }),
    )
  })

  it('a date typed without a year is the nearest one', () => {
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: -170, max: 170 }), (at, days) => {
        const date = dateIn(at + days * day)
        const [, month, dayOfMonth] = date.split('-')
        fc.pre(date.slice(5) !== '02-29')
        expect(parseTypedDate(`${Number(month)}/${Number(dayOfMonth)}`, at)).toBe(date)
      }),
    )
  })

  it.each([
    [1, 0, 'start-past'],
    [2, 30, 'start-soon-periodic'],
    [3, 10, 'start-soon-word-test'],
  ] as const)('homework of kind %i may begin %i minutes ahead, to the minute', (kind, lead, soonFault) => {
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: -90, max: 90 }), (at, ahead) => {
        const start = minutesOf(at) + ahead * minute
        const begins = fieldTime(start)
        const base = { ...draftOf(kind as HomeworkKind, at), delivery_type: 1 as const }
        const draft =
          kind === 2 ? { ...base, days: [{ start: begins, contents: contentsOf('r1') }] } : { ...base, start: begins }
        const faults = findFaults(kind as HomeworkKind, draft, at)
        const expected = start < at ? 'start-past' : start < at + lead * minute ? soonFault : undefined
        expect(kind === 2 ? faults.days : faults.start).toBe(expected)
      }),
    )
  })

  it('two deliveries on one JST date are a fault', () => {
    fc.assert(
      fc.property(nearMidnight, nearMidnight, (one, other) => {
        const twice = daysFault([one, other].map(at => ({ at, contents: 1 })))
        expect(twice).toBe(dateIn(one) === dateIn(other) ? 'day-twice' : null)
      }),
    )
  })

  it('a plan day keeps its time of day when it is copied or shifted', () => {
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: 1, max: 60 }), (at, by) => {
        const plan = [{ start: fieldTime(at), contents: contentsOf('r1') }]
        const target = dateIn(at + by * day)
        const copied = copyDay(plan, dateIn(at), target)
        const shifted = shiftDays(plan, dateIn(at), dateIn(at), by)
        expect(copied?.map(dateOfDay)).toEqual([dateIn(at), target])
        expect(shifted?.map(one => one.start)).toEqual([`${target}T${tokyo(at).slice(11, 16)}`])
      }),
    )
  })

  it('a redistribution ends seven days later at the same JST time of day, and never in the past', () => {
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: 0, max: 400 }), (deadline, daysPassed) => {
        const at = deadline + daysPassed * day
        const end = redistributedEnd(deadline, at)
        expect(end).toBeGreaterThan(at)
        const from = daysPassed < 7 ? deadline : at
        expect(wireTime(end).slice(0, 10)).toBe(dateIn(from + 7 * day))
        expect(wireTime(end).slice(11, 19)).toBe(tokyo(deadline).slice(11, 19))
      }),
    )
  })
})

describe('on a PC whose clock is wrong by days', () => {
  afterEach(() => {
    putBridge()
    vi.useRealTimers()
  })

  it('the server’s time is used', () => {
    const fake = putBridge()
    vi.useFakeTimers()
    fc.assert(
      fc.property(nearMidnight, fc.integer({ min: -2 * day, max: 2 * day }), (at, off) => {
        vi.setSystemTime(at + off)
        fake.emit('clock.changed', { offset: -off })
        const begins = (ahead: number) => fieldTime(minutesOf(at) + ahead * minute)
        const fault = (start: string) => findFaults(3, { ...draftOf(3, now()), start }, now()).start
        expect(parseTypedDate('今日', now())).toBe(dateIn(at))
        expect(fault(begins(9))).toBe('start-soon-word-test')
        expect(fault(begins(11))).toBeUndefined()
      }),
    )
    fake.emit('clock.changed', { offset: 0 })
  })
})
