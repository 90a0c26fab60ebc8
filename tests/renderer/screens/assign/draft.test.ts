import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft, parseDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { addContents, moveItem, removeContents } from '../../../../renderer/features/homework/draft/chosen-contents'
import { findFaults } from '../../../../renderer/features/homework/draft/faults'
import { fieldInstant, fieldTime, fieldTimeAhead } from '../../../../renderer/features/homework/draft/field-times'
import { proposedTitle } from '../../../../renderer/features/homework/draft/proposed-title'
import { publishRequest } from '../../../../renderer/features/homework/draft/publish-request'
import {
  addToDay,
  contentCount,
  copyDay,
  dateOfDay,
  shiftDays,
  spreadContents,
} from '../../../../renderer/screens/assign/plan/plan-days'
import { titleFault } from '../../../../shared/domain/homework-rules'
import { fromJst, jstParts } from '../../../../shared/domain/time'
import { contentsOf, draftOf } from './drafts'

const now = fromJst(2026, 11, 21, 8, 30)
const noStudents = () => []

describe('field times', () => {
  it('are in JST, precise to the minute, in every year that a field accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: fromJst(1990, 1), max: fromJst(2190, 1) }), at => {
        expect(fieldInstant(fieldTime(at))).toBe(Math.floor(at / 60_000) * 60_000)
      }),
    )
  })
  it.each(['', '0002-11-20T08:00', '2026-02-30T08:00', '2026-11-20T24:00'])('%j is not a time', value => {
    expect(fieldInstant(value)).toBeNull()
  })
  it('count days ahead across the end of a year', () => {
    expect(fieldTimeAhead(fromJst(2026, 12, 28, 23, 50), { days: 7, at: [23, 59] })).toBe('2027-01-04T23:59')
  })
})

describe('faults of a draft', () => {
  it('has no fault if the draft is complete', () => {
    expect(findFaults(1, draftOf(1, now), now)).toEqual({})
    expect(findFaults(2, draftOf(2, now), now)).toEqual({})
    expect(findFaults(3, draftOf(3, now), now)).toEqual({})
  })
  it('has a fault for each missing choice', () => {
    expect(findFaults(1, emptyDraft(1, now), now)).toEqual({
      contents: 'topics-none',
      title: 'title-empty',
      receivers: 'teams-none',
    })
    expect(findFaults(2, emptyDraft(2, now), now)).toEqual({
      days: 'days-none',
      title: 'title-empty',
      receivers: 'teams-none',
      end: 'end-missing',
    })
    expect(findFaults(3, emptyDraft(3, now), now)).toEqual({
      contents: 'topics-none',
      title: 'title-empty',
      receivers: 'teams-none',
      start: 'start-missing',
      end: 'end-missing',
    })
  })
  it.each([
    [3, '2026-11-21T08:39', { start: 'start-soon-word-test' }],
    [3, '2026-11-21T08:40', {}],
    [1, '2026-11-21T08:29', { start: 'start-past' }],
    [1, '2026-11-21T08:30', {}],
  ] as const)('kind %i that starts at %s: %j', (kind, start, faults) => {
    expect(findFaults(kind, { ...draftOf(kind, now), delivery_type: 1, start }, now)).toEqual(faults)
  })
  it('has a fault for a plan whose deadline is between its days', () => {
    expect(findFaults(2, { ...draftOf(2, now), end: '2026-11-22T23:59' }, now)).toEqual({ end: 'end-before-last-day' })
  })
  it('has a fault for a plan day without time, without content, used twice, or too early', () => {
    const plan = draftOf(2, now)
    const [first, second] = plan.days
    if (!first || !second) throw new Error('a plan has two days')
    const daysFault = (days: typeof plan.days) => findFaults(2, { ...plan, days }, now).days
    expect(daysFault([{ ...first, start: '' }, second])).toBe('start-missing')
    expect(daysFault([{ ...first, contents: [] }, second])).toBe('day-empty')
    expect(daysFault([first, { ...second, start: `${dateOfDay(first)}T20:00` }])).toBe('day-twice')
    expect(daysFault([{ ...first, start: fieldTime(now + 29 * 60_000) }, second])).toBe('start-soon-periodic')
    expect(daysFault([{ ...first, start: fieldTime(now + 30 * 60_000) }, second])).toBeUndefined()
  })
  it('has a fault for a class without chosen students', () => {
    const draft = { ...draftOf(1, now), receivers: [{ team_id: '1', student_ids: [] }] }
    expect(findFaults(1, draft, now)).toEqual({ receivers: 'class-empty' })
  })
})

describe('the publish request', () => {
  it('contains the title without the spaces around it', () => {
    expect(publishRequest(1, { ...draftOf(1, now), title: ' 音読 1　' }, () => []).title).toBe('音読 1')
  })
  it('contains only classes if all are whole, and no start for immediate delivery', () => {
    const request = publishRequest(1, draftOf(1, now), noStudents)
    expect(request).toMatchObject({ homework_type: 1, team_ids: '1,2', delivery_type: 0, required_times: 0 })
    expect(request).not.toHaveProperty('student_ids')
    expect(request).not.toHaveProperty('start_time')
    expect(request.topics).toEqual([{ resource_id: 'r1' }, { resource_id: 'r2' }])
  })
  it('contains every student if some class is not whole', () => {
    const draft = {
      ...draftOf(1, now),
      receivers: [
        { team_id: '1', student_ids: null },
        { team_id: '2', student_ids: ['b'] },
      ],
    }
    const request = publishRequest(1, draft, team => (team === '1' ? ['x', 'y'] : []))
    expect(request).toMatchObject({ team_ids: '1,2', student_ids: 'x,y,b' })
  })
  it('contains days with their times for a plan, and no topics', () => {
    const request = publishRequest(2, draftOf(2, now), noStudents)
    expect(request.days?.[0]).toEqual({ start_time: '2026-11-22 08:00:00', topics: [{ resource_id: 'r1' }] })
    expect(request).not.toHaveProperty('topics')
  })
})

describe('a stored draft', () => {
  it('is parsed back unchanged', () => {
    const draft = draftOf(2, now)
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })
  it.each([null, 'x', {}, { ...draftOf(1, now), contents: [{}] }])('of another version is not parsed', value => {
    expect(parseDraft(value)).toBeNull()
  })
})

describe('the chosen contents', () => {
  const [a, b, c] = contentsOf('a', 'b', 'c')
  if (!a || !b || !c) throw new Error('three contents')
  it('append each content once', () => {
    expect(addContents([a, b], [b, c])).toEqual([a, b, c])
    expect(removeContents([a, b, c], ['b'])).toEqual([a, c])
  })
  it('lose nothing when they are reordered', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 6 }), fc.integer(), fc.integer(), (list, from, to) => {
        expect([...moveItem(list, from, to)].sort()).toEqual([...list].sort())
      }),
    )
    expect(moveItem([1, 2, 3], 0, 2)).toEqual([2, 3, 1])
    expect(moveItem([1, 2, 3], 2, 0)).toEqual([3, 1, 2])
  })
})

describe('the days of a plan', () => {
  const [a, b, c] = contentsOf('a', 'b', 'c')
  if (!a || !b || !c) throw new Error('three contents')
  const days = addToDay(addToDay([], '2026-12-31', '08:00', [a]), '2027-01-02', '09:00', [b])
  it('are sorted, with each date once', () => {
    const added = addToDay(days, '2026-12-31', '20:00', [a, c])
    expect(added.map(dateOfDay)).toEqual(['2026-12-31', '2027-01-02'])
    expect(added[0]).toEqual({ start: '2026-12-31T08:00', contents: [a, c] })
    // one of the two added contents was on that day already
    expect(contentCount(added) - contentCount(days)).toBe(1)
  })
  it('move together across the end of a year, and never onto a taken date', () => {
    expect(shiftDays(days, '2026-12-31', '2027-01-02', 1)?.map(dateOfDay)).toEqual(['2027-01-01', '2027-01-03'])
    expect(shiftDays(days, '2026-12-31', '2026-12-31', 2)).toBeNull()
  })
  it('are copied with their time of day, only to a free date', () => {
    expect(copyDay(days, '2026-12-31', '2027-01-05')?.at(-1)).toEqual({ start: '2027-01-05T08:00', contents: [a] })
    expect(copyDay(days, '2026-12-31', '2027-01-02')).toBeNull()
  })
  it('contain all contents after spreading over weekdays', () => {
    const first = fromJst(2026, 11, 20)
    const at = { first, weekdays: [1, 3], perDay: 2, time: '07:30' }
    const plan = spreadContents([a, b, c], at, instant => jstParts(instant).weekday)
    expect(plan).toEqual([
      { start: '2026-11-23T07:30', contents: [a, b] },
      { start: '2026-11-25T07:30', contents: [c] },
    ])
    expect(spreadContents([a], { ...at, weekdays: [] }, () => 0)).toEqual([])
  })
})

describe('the proposed title', () => {
  const more = (others: number) => ` ほか${others}件`
  it('is the title of the first content, with the number of further contents', () => {
    expect(proposedTitle(contentsOf('Unit 3'), more)).toBe('Unit 3')
    expect(proposedTitle(contentsOf('Unit 3', 'x', 'y'), more)).toBe('Unit 3 ほか2件')
    expect(proposedTitle([], more)).toBe('')
  })
  it('has fifty characters at most, with the number of further contents', () => {
    expect(proposedTitle(contentsOf('𠮷'.repeat(80), 'x'), more)).toBe(`${'𠮷'.repeat(45)} ほか1件`)
    expect(proposedTitle(contentsOf('𠮷'.repeat(80)), more)).toBe('𠮷'.repeat(50))
  })
  it('is always a valid title, whatever the content is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), { minLength: 1 }), names => {
        const fault = titleFault(proposedTitle(contentsOf(...names), more))
        expect([null, 'title-empty']).toContain(fault)
      }),
    )
  })
})
