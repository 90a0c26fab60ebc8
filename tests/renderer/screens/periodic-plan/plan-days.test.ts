import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultMessage } from '../../../../renderer/screens/periodic-plan/fault-message'
import {
  addedDays,
  isReversible,
  movedDays,
  openDays,
  type Plan,
  planFault,
  previewResume,
  startOf,
} from '../../../../renderer/screens/periodic-plan/plan-days'
import { day, fromJst, wireDate, wireTime } from '../../../../shared/domain/time'
import { nonEmpty } from '../../../fixtures/non-empty'
import { plan, planDay } from './samples'

const now = fromJst(2026, 11, 24, 9)
const at = (dayOfMonth: number, hour = 8) => fromJst(2026, 11, dayOfMonth, hour)
const third = plan().items[2] ?? planDay('2026-11-25', 0)
const starts = (days: { at: number }[]) => days.map(one => wireTime(one.at).slice(5, 16))

describe('moving a day', () => {
  it('moves the following days on request, and never a delivered day', () => {
    expect(starts(movedDays(plan(), third, at(26), false))).toEqual([
      '11-20 08:00',
      '11-23 08:00',
      '11-26 08:00',
      '11-27 08:00',
      '11-30 08:00',
    ])
    expect(starts(movedDays(plan(), third, at(26, 10), true)).slice(2)).toEqual([
      '11-26 10:00',
      '11-28 10:00',
      '12-01 10:00',
    ])
  })

  it('is refused to a date with a delivery, too soon, into the past and beyond the deadline', () => {
    const fault = (to: number, withFollowing = false) =>
      planFault(plan(), movedDays(plan(), third, to, withFollowing), now)
    expect(fault(at(26))).toBeNull()
    expect(fault(at(27, 18))).toBe('day-twice')
    expect(fault(at(27), true)).toBeNull()
    expect(fault(now + 29 * 60_000)).toBe('start-soon-periodic')
    expect(fault(now + 30 * 60_000)).toBeNull()
    expect(fault(at(23, 18))).toBe('start-past')
    expect(fault(at(36))).toBe('after-end')
    expect(fault(at(32), true)).toBe('after-end')
    expect(fault(fromJst(2026, 12, 5, 23, 59, 58))).toBeNull()
    expect(fault(fromJst(2026, 12, 5, 23, 59, 59))).toBe('after-end')
    expect(faultMessage('after-end', plan().end_time, now)).toBe('期限（12/5（土）23:59）より後には配信できません。')
    expect(faultMessage('day-twice', '', now)).toBe('その日には、すでに配信があります。')
    expect(faultMessage('topics-many', '', now)).toMatch(/100/)
  })

  it('is undone by the opposite move whenever undo is offered', () => {
    const moves = fc.record({ place: fc.nat({ max: 2 }), by: fc.integer({ min: -6, max: 9 }), along: fc.boolean() })
    fc.assert(
      fc.property(moves, ({ place, by, along: withFollowing }) => {
        const before = plan()
        const moved = openDays(before)[place] ?? third
        const to = startOf(moved) + by * day
        const wanted = movedDays(before, moved, to, withFollowing)
        fc.pre(planFault(before, wanted, now) === null && (!withFollowing || isReversible(before, moved, to)))
        const items = before.items
          .map((one, index) => ({ ...one, start: wanted[index]?.at ?? 0 }))
          .map(({ start, ...one }) => ({ ...one, date: wireDate(start), start_time: wireTime(start) }))
          .sort((a, b) => a.start_time.localeCompare(b.start_time))
        const after: Plan = { ...before, items }
        const movedDay = items.find(one => one.date === wireDate(to)) ?? third
        const back = movedDays(after, movedDay, startOf(moved), withFollowing)
        expect(back.map(one => one.at).sort((a, b) => a - b)).toEqual(before.items.map(startOf))
      }),
    )
  })

  it('cannot be undone if the day passed a day that stayed', () => {
    const gap = plan({
      items: [planDay('2026-11-20', 1, 'a'), planDay('2026-11-26', 0, 'b'), planDay('2026-11-30', 0, 'c')],
    })
    const last = gap.items[2] ?? third
    expect(isReversible(gap, last, at(28))).toBe(true)
    expect(isReversible(gap, last, at(25))).toBe(false)
  })
})

describe('adding a day', () => {
  it('needs a free date and contents', () => {
    expect(planFault(plan(), addedDays(plan(), at(26), 1), now)).toBeNull()
    expect(planFault(plan(), addedDays(plan(), at(25, 18), 1), now)).toBe('day-twice')
    expect(planFault(plan(), addedDays(plan(), at(26), 0), now)).toBe('day-empty')
  })
})

describe('previewResume', () => {
  it('changes nothing while the next delivery is in the future', () => {
    const { days, end } = previewResume(plan(), at(25, 7))
    expect(days.map(({ to }) => to)).toEqual(nonEmpty(days).map(({ from }) => from))
    expect(end?.from).toBe(end?.to)
  })

  it('moves the remaining days and the deadline by as many whole days as needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: at(24), max: at(60) }), instant => {
        const { days, end } = previewResume(plan(), instant)
        const by = (days[0]?.to ?? 0) - (days[0]?.from ?? 0)
        expect(by % day).toBe(0)
        expect(days.every(({ from, to }) => to - from === by)).toBe(true)
        expect((end?.to ?? 0) - (end?.from ?? 0)).toBe(by)
        // late enough, but not a day later than needed
        expect((days[0]?.to ?? 0) - instant).toBeGreaterThanOrEqual(30 * 60_000)
        expect(by === 0 || (days[0]?.to ?? 0) - instant < day + 30 * 60_000).toBe(true)
      }),
    )
  })
})
