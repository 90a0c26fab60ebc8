import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LessonPlan, lessonFault, liveStatus, teamIdsOf } from '../../shared/domain/lessons'

const hour = 3_600_000
const now = Date.parse('2026-11-16T12:00:30+09:00')
const good: LessonPlan = {
  title: '道案内',
  content: '',
  teams: 1,
  students: 40,
  start: now + hour,
  end: now + 2 * hour,
}

describe('a live lesson (SPEC §5)', () => {
  it.each<[Partial<LessonPlan>, string | null]>([
    [{}, null],
    [{ title: ' ' }, 'title-empty'],
    [{ title: '𠮷'.repeat(50) }, null],
    [{ title: '𠮷'.repeat(51) }, 'title-long'],
    [{ title: '🎓' }, 'title-emoji'],
    [{ content: 'あ'.repeat(500) }, null],
    [{ content: 'あ'.repeat(501) }, 'content-long'],
    [{ content: '🎓' }, 'content-emoji'],
    [{ content: '持ち物\n・辞書\t1冊' }, null],
    [{ content: '辞書\u0007' }, 'content-emoji'],
    [{ title: '道案内\n買い物' }, 'title-emoji'],
    [{ teams: 0, students: 0 }, 'no-team'],
    [{ students: 100 }, null],
    [{ students: 101 }, 'students'],
    [{ start: null }, 'start'],
    [{ end: null }, 'end'],
    [{ end: now + hour }, 'end'],
    [{ end: now + hour + 1 }, null],
    [{ start: now - 30_000 }, null],
    [{ start: now - 60_000 }, 'past'],
    [{ end: now + 7 * hour }, null],
    [{ end: now + 7 * hour + 1 }, 'long'],
  ])('%j: %s', (over, fault) => expect(lessonFault({ ...good, ...over }, now)).toBe(fault))
})

describe('the status of a lesson (SPEC §4)', () => {
  it('goes from awaiting to live to over and never back, and is live as soon as the teacher starts it', () => {
    const times = fc.record({
      start: fc.nat(1000),
      length: fc.integer({ min: 1, max: 1000 }),
      begun: fc.option(fc.nat(999)),
    })
    fc.assert(
      fc.property(times, ({ start, length, begun }) => {
        const startedAt = begun === null || begun >= start ? null : begun
        const lesson = { start, end: start + length, startedAt }
        const seen = Array.from({ length: 2100 }, (_, at) => liveStatus(lesson, at))
        expect(seen).toEqual([...seen].sort())
        expect(seen.indexOf(1)).toBe(startedAt ?? start)
        expect(seen.indexOf(2)).toBe(start + length)
      }),
      { numRuns: 50 },
    )
  })
})

it('the classes of a lesson are each named once, in a fixed order', () => {
  expect([teamIdsOf('7,3,,7,'), teamIdsOf('')]).toEqual([['3', '7'], []])
})
