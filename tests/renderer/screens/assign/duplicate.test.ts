import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStartedDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { duplicateDraft } from '../../../../renderer/features/homework/draft/duplicate'
import { findFaults } from '../../../../renderer/features/homework/draft/faults'
import { fieldInstant } from '../../../../renderer/features/homework/draft/field-times'
import { findTimeWarnings, recentUses } from '../../../../renderer/features/homework/summary/warnings'
import { fromJst, wireTime } from '../../../../shared/domain/time'
import { homework } from '../homework/samples'
import { draftOf } from './drafts'

const now = fromJst(2026, 11, 21, 8, 30)
const topic = (resource_id: string) => ({ resource_id, resource_title: resource_id, view_key: 'word-reading' })

describe('a copy of a homework for another class', () => {
  const source = homework({
    title: '音読 1',
    homework_type: 1,
    start_time: '2026-10-01 08:00:00',
    end_time: '2026-10-06 17:00:00',
    delay: 1,
    required_times: 1,
    subtitle: 1,
    answer_tips: 0,
  })
  it('has the same contents, title, settings and duration from now, and no receivers', () => {
    const draft = duplicateDraft({ homework: source, topics: [topic('r1'), topic('r2'), topic('')] }, now)
    expect(draft).toMatchObject({
      title: '音読 1',
      end: '2026-11-26T17:00',
      delay: 1,
      required_times: 1,
      receivers: [],
    })
    expect(draft.contents.map(({ resource_id }) => resource_id)).toEqual(['r1', 'r2'])
    expect(draft.switches).toMatchObject({ subtitle: 1, answer_tips: 0 })
    expect(findFaults(1, draft, now)).toEqual({ receivers: 'teams-none' })
    expect(parseStartedDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })
  it('lasts a day at least, and a week until the end of a day if the homework has no end', () => {
    const endOf = (change: Parameters<typeof homework>[0]) =>
      duplicateDraft({ homework: homework({ ...source, ...change }), topics: [] }, now).end
    expect(endOf({ start_time: '2026-10-01 08:00:00', end_time: '2026-10-01 17:00:00' })).toBe('2026-11-22T17:00')
    expect(endOf({ end_time: '' })).toBe('2026-11-28T23:59')
  })
  it('has a new request id each time', () => {
    const [a, b] = [0, 1].map(() => duplicateDraft({ homework: source, topics: [] }, now).request_id)
    expect(a).not.toBe(b)
  })
  it('as a plan starts after today, with the same distances and times of day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 9 }), (daysAgo, distance) => {
        const first = fromJst(2026, 11, 21 + daysAgo, 7, 30)
        const days = [first, first + distance * 864e5].map(at => ({
          start_time: wireTime(at),
          topics: [{ ...topic('r1'), topic_id: '1', resource_level: '' }],
        }))
        const plan = homework({ homework_type: 2, end_time: wireTime(first + 20 * 864e5) })
        const draft = duplicateDraft({ homework: plan, topics: [], days }, now)
        const [a, b] = draft.days.map(day => fieldInstant(day.start) ?? 0)
        expect((b ?? 0) - (a ?? 0)).toBe(distance * 864e5)
        expect(a).toBeGreaterThan(fromJst(2026, 11, 21, 23, 59))
        expect(draft.days[0]?.start.slice(11)).toBe('07:30')
        expect(Object.keys(findFaults(2, draft, now))).toEqual(['receivers'])
      }),
    )
  })
})

describe('warnings before a publication', () => {
  const at = (end: string, more = {}) => findTimeWarnings(1, { ...draftOf(1, now), end, ...more }, now)
  it('are given for a deadline on the delivery day, and for one at night', () => {
    expect(at('2026-11-28T23:59')).toEqual([])
    expect(at('2026-11-21T23:59')).toEqual(['end-same-day'])
    expect(at('2026-11-28T00:00')).toEqual(['end-night'])
    expect(at('2026-11-28T05:59')).toEqual(['end-night'])
    expect(at('2026-11-28T06:00')).toEqual([])
  })
  it('are given for a delivery at night, judged by its own day', () => {
    const scheduled = { delivery_type: 1, start: '2026-11-25T02:00' }
    expect(at('2026-11-25T18:00', scheduled)).toEqual(['end-same-day', 'start-night'])
    expect(at('2026-11-28T18:00', { start: '2026-11-25T02:00' })).toEqual([])
    const plan = { ...draftOf(2, now), delivery_type: 0 as const, end: '2026-11-22T18:00' }
    expect(findTimeWarnings(2, plan, now)).toEqual(['end-same-day'])
  })
  it('are given for contents of the last weeks and of the future', () => {
    const use = (start_time: string) => ({
      resource_id: 'r1',
      resource_title: 'r1',
      team_id: '1',
      team_name: 'A',
      homework_id: '5',
      title: 'x',
      start_time,
    })
    const uses = ['2026-09-22 08:30:00', '2026-09-22 08:31:00', '2026-11-01 08:00:00', '2026-12-01 08:00:00', ''].map(
      use,
    )
    expect(recentUses(uses, now).map(({ start_time }) => start_time)).toEqual([
      '2026-09-22 08:31:00',
      '2026-11-01 08:00:00',
      '2026-12-01 08:00:00',
    ])
  })
})
