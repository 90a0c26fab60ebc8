import { describe, expect, it } from 'vitest'
import {
  type SeenPapers,
  type Submission,
  seenState,
  unseenCount,
  withAllSeen,
  withoutStale,
  withSeen,
} from '../../../../renderer/features/homework/seen/seen-papers'
import { fromJst } from '../../../../shared/domain/time'

const submission = (studentId: string, submitTime = '2026-11-20 10:00:00', submitStatus = 2): Submission => ({
  studentId,
  submitStatus,
  submitTime,
})
const one = submission('1')
const two = submission('2')
const now = fromJst(2026, 11, 23, 8)
const count = (submitted_count: number) => ({ homework_id: '501', submitted_count })
const none: SeenPapers = {}

describe('a submission', () => {
  it('is not seen until the teacher looks at it', () => {
    expect(seenState(none, '501', one)).toBe('unseen')
    const seen = withSeen(none, '501', [one], now)
    expect(seenState(seen, '501', one)).toBe('seen')
    expect(seenState(seen, '501', two)).toBe('unseen')
    expect(seenState(seen, '502', one)).toBe('unseen')
  })

  it('that was seen is not written again', () => {
    const seen = withSeen(none, '501', [one], now)
    expect(seenState(seen, '501', one)).toBe('seen')
    expect(withSeen(seen, '501', [one], now + 60_000)).toBe(seen)
  })

  it('is new again when the student submits again', () => {
    const seen = withSeen(none, '501', [one], now)
    expect(seenState(seen, '501', submission('1', '2026-11-20 10:00:01'))).toBe('renewed')
  })

  it('has no state, and cannot be marked, before the student has submitted', () => {
    const begun = submission('1', '2026-11-20 10:00:00', 1)
    expect(seenState(none, '501', begun)).toBeNull()
    expect(withSeen(none, '501', [begun], now)).toBe(none)
  })
})

describe('the count of submissions that were not looked at', () => {
  it('needs only the count of a list', () => {
    const seen = withSeen(none, '501', [one, two, one], now)
    expect(unseenCount(none, count(5))).toBe(5)
    expect(unseenCount(seen, count(5))).toBe(3)
    expect(unseenCount(seen, count(1))).toBe(0)
  })

  it('begins again after everything was marked', () => {
    const seen = withAllSeen(withSeen(none, '501', [one], now), [count(5)], now)
    expect(unseenCount(seen, count(5))).toBe(0)
    expect(unseenCount(seen, count(7))).toBe(2)
    expect(seenState(seen, '501', two)).toBe('seen')
    const later = submission('3', '2026-11-23 08:00:01')
    expect(seenState(seen, '501', later)).toBe('unseen')
    expect(unseenCount(withSeen(seen, '501', [later], now), count(7))).toBe(1)
  })

  it('agrees with the students after some of them have left', () => {
    const seen = withSeen(none, '501', [one, two], now)
    const left = withoutStale(seen, '501', [two, submission('3')])
    expect(unseenCount(left, count(2))).toBe(1)
    expect(withoutStale(left, '501', [two, submission('3')])).toBe(left)
    const all = withAllSeen(none, [count(3)], now)
    expect(unseenCount(withoutStale(all, '501', [one, two]), count(2))).toBe(0)
  })
})

describe('the marks', () => {
  const seconds = (time: number) => Math.floor(time / 1000)

  it('hold ids and times only', () => {
    expect(withSeen(none, '501', [one], now)).toEqual({
      '501': { at: seconds(now), upTo: 0, base: 0, students: { '1': seconds(fromJst(2026, 11, 20, 10)) } },
    })
  })

  it('are dropped with the homework that was looked at longest ago, beyond 5000 marks', () => {
    const students = Array.from({ length: 2600 }, (_, at) => submission(`s-${at}`))
    const first = withSeen(none, 'old', students, now - 1000)
    const both = withSeen(first, 'new', students, now)
    expect(Object.keys(both)).toEqual(['new'])
  })

  it('are dropped after 180 days', () => {
    const old = withSeen(none, '501', [one], now - 181 * 864e5)
    expect(Object.keys(withSeen(old, '502', [one], now))).toEqual(['502'])
    const young = withSeen(none, '501', [one], now - 179 * 864e5)
    expect(Object.keys(withSeen(young, '502', [one], now))).toEqual(['501', '502'])
  })
})
