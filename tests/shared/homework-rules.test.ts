import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editableParts, redistributedEnd, redistributionFault } from '../../shared/domain/homework-edits'
import { countFault, daysFault, endFault, startFault, titleFault } from '../../shared/domain/homework-rules'
import { type Status, statuses } from '../../shared/domain/statuses'
import { day, jstParts, parseJst, wireTime } from '../../shared/domain/time'
import { writingFault } from '../../shared/domain/writing-conditions'
import { checkProperty } from './check-property'

const now = Number(parseJst('2026-12-31 23:50:00'))
const minute = 60_000

describe('homework titles (SPEC §5)', () => {
  it.each([
    ['', 'title-empty'],
    [' 　', 'title-empty'],
    ['\u200b', 'title-empty'],
    ['𠮷'.repeat(50), null],
    ['𠮷'.repeat(51), 'title-long'],
    ['が'.normalize('NFD').repeat(50), null],
    ['Unit 5 週末の音読（A）=1+1', null],
    ['宿題\t1', 'title-emoji'],
    ['よくできました👍', 'title-emoji'],
    ['㊗ 葛󠄀城 ☆', null],
  ])('%j: %s', (title, fault) => {
    expect(titleFault(title)).toBe(fault)
  })

  it.each([...'\\/:*?"<>|'])('must not contain %s', sign => {
    expect(titleFault(`A${sign}`)).toBe('title-signs')
  })
})

describe('homework times', () => {
  const scheduled = { timing: 1, now, end: now + day } as const

  it('require the minimum time before the start for each kind, to the millisecond', () => {
    const leads = { 1: 0, 2: 30 * minute, 3: 10 * minute } as const
    for (const kind of [1, 2, 3] as const) {
      const at = (start: number) => startFault({ kind, ...scheduled, start })
      expect(at(now + leads[kind])).toBeNull()
      expect(at(now + leads[kind] - 1)).not.toBeNull()
      expect(at(now - 1)).toBe('start-past')
      expect(startFault({ kind, ...scheduled, start: null })).toBe('start-missing')
    }
  })

  it('allow immediate delivery only for normal homework', () => {
    const at = (kind: 1 | 2 | 3) => startFault({ kind, timing: 0, start: null, end: now + day, now })
    expect(startFault({ kind: 3, timing: 0, start: now + day, end: now + 2 * day, now })).toBe('start-missing')
    expect([at(1), at(2), at(3)]).toEqual([null, 'start-missing', 'start-missing'])
  })

  it('require an end after the start, after now, and after the last delivery', () => {
    const base = { kind: 2, ...scheduled, start: now + day } as const
    expect(endFault({ ...base, end: null })).toBe('end-missing')
    expect(endFault({ ...base, end: now })).toBe('end-past')
    expect(endFault({ ...base, end: now + day })).toBe('end-before-start')
    expect(endFault({ ...base, end: now + 3 * day, lastDelivery: now + 3 * day })).toBe('end-before-last-day')
    expect(endFault({ ...base, end: now + 3 * day + 1000, lastDelivery: now + 3 * day })).toBeNull()
  })

  it('ignore the start of an immediate delivery, which the teacher may have chosen before', () => {
    expect(endFault({ kind: 1, timing: 0, start: now + 2 * day, end: now + day, now })).toBeNull()
  })
})

describe('counts and days', () => {
  it.each([
    [1, 0, 'topics-none'],
    [1, 100, null],
    [1, 101, 'topics-many'],
    [3, 10, null],
    [3, 11, 'parts-many'],
  ] as const)('kind %i with %i: %s', (kind, count, fault) => {
    expect(countFault(kind, count)).toBe(fault)
  })

  it('require content on each day, and each date only once, with days that start at midnight in Tokyo', () => {
    const midnight = Number(parseJst('2027-01-01 00:00:00'))
    expect(daysFault([])).toBe('days-none')
    expect(daysFault([{ at: now, contents: 0 }])).toBe('day-empty')
    expect(daysFault([midnight - 1, midnight].map(at => ({ at, contents: 1 })))).toBeNull()
    expect(daysFault([midnight, midnight + day - 1].map(at => ({ at, contents: 1 })))).toBe('day-twice')
  })
})

describe('redistribution', () => {
  it('sets the deadline seven days later, or seven days from today at the same time if that is already past', () => {
    checkProperty(
      fc.tuple(fc.integer({ min: 0, max: 400 * 24 * 60 }), fc.integer({ min: -6 * day, max: 0 })),
      ([ago, to]) => {
        const deadline = now - ago * minute
        const end = redistributedEnd(deadline, now)
        expect(end).toBeGreaterThan(now)
        expect(wireTime(end).slice(11)).toBe(wireTime(deadline).slice(11))
        if (deadline + 7 * day > now) expect(end).toBe(deadline + 7 * day)
        else expect(end - now).toBeGreaterThan(6 * day)
        expect(redistributedEnd(now - to, now)).toBe(now - to + 7 * day)
        expect(jstParts(end).second).toBe(jstParts(deadline).second)
      },
    )
    expect(redistributedEnd(now - 7 * day, now), 'seven days later would be now').toBe(now + 7 * day)
  })

  it('is possible for delivered homework that some students have not submitted', () => {
    const faults = ([1, 2, 3, 4, 5, 6] as const).map(status => redistributionFault(status, status === 2 ? 0 : 3))
    expect(faults).toEqual([null, 'nobody', null, 'delivering', 'awaiting', 'running'])
    expect(redistributionFault(3, 0)).toBe('nobody')
  })
})

it('allows changes of receivers and contents only before delivery', () => {
  for (const status of Object.keys(statuses).map(Number) as Status[]) {
    const parts = editableParts[status]
    expect(parts).toContain('title')
    for (const part of ['students', 'topics', 'start', 'required_times'] as const)
      expect(parts.includes(part)).toBe(status === 5)
    expect(parts.includes('end')).toBe(statuses[status].filter !== 'ended')
  }
})

it('accepts writing conditions within their bounds', () => {
  const right = { topic: '𠮷'.repeat(200), level: '英検3級', min: 5, max: 300 }
  expect(writingFault(right)).toBeNull()
  expect(writingFault({ ...right, topic: '𠮷'.repeat(201) })).toBe('topic-long')
  expect(writingFault({ ...right, level: 'toString' })).toBe('level-unknown')
  expect(writingFault({ ...right, min: 4 })).toBe('words-bounds')
  expect(writingFault({ ...right, max: 301 })).toBe('words-bounds')
  expect(writingFault({ ...right, min: 61, max: 60 })).toBe('words-order')
})
