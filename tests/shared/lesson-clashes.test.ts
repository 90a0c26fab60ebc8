import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps } from '../../shared/domain/intervals'
import { type BookedLesson, clashesOf, weeklyStarts } from '../../shared/domain/lesson-clashes'
import { differingFields, isSameLesson } from '../../shared/domain/lessons'
import { parseJst, wireTime } from '../../shared/domain/time'
import { endpointRow } from '../../shared/endpoints/index'
import { checkProperty } from './check-property'

describe('two periods', () => {
  /** All instants from 0 to 60 that belong to the period. */
  const instants = (start: number, end: number) =>
    Array.from({ length: 60 }, (_, at) => at).filter(at => at >= start && at < end)
  const time = fc.nat(59)

  it('overlap if an instant belongs to both, in 10,000 random cases', () => {
    checkProperty(
      fc.tuple(time, time, time, time),
      ([a, b, c, d]) => {
        const both = instants(a, b).some(at => instants(c, d).includes(at))
        expect(overlaps({ start: a, end: b }, { start: c, end: d })).toBe(both)
        expect(overlaps({ start: c, end: d }, { start: a, end: b })).toBe(both)
      },
      10_000,
    )
  })

  it.each([
    [0, 10, 10, 20, false],
    [0, 11, 10, 20, true],
    [5, 5, 0, 10, false],
    [2, 3, 0, 10, true],
  ])('%i–%i and %i–%i: %s', (start, end, from, until, both) => {
    expect(overlaps({ start, end }, { start: from, end: until })).toBe(both)
  })
})

describe('a clash of lessons', () => {
  const lesson = (id: string, start: number, end: number, room = 'r-1', teams = ['1']): BookedLesson => ({
    id,
    title: id,
    start,
    end,
    room,
    teams,
  })

  it('names what both lessons need, the earliest lesson first', () => {
    const others = [lesson('late', 19, 30, 'r-2', ['2', '3']), lesson('early', 0, 11, 'r-1', ['9'])]
    const clashes = clashesOf({ start: 10, end: 20, room: 'r-1', teams: ['1', '2'] }, others)
    expect(clashes.map(({ lesson: { id }, kinds }) => [id, kinds])).toEqual([
      ['early', ['teacher', 'room']],
      ['late', ['teacher', 'class']],
    ])
  })

  it('is none with the lesson itself, with one that follows, and about a room that is not chosen', () => {
    const plan = { id: 'own', start: 10, end: 20, room: '', teams: [] }
    expect(clashesOf(plan, [lesson('own', 10, 20), lesson('next', 20, 30), lesson('before', 0, 10)])).toEqual([])
    expect(clashesOf(plan, [lesson('other', 15, 16, '')])[0]?.kinds).toEqual(['teacher'])
  })
})

describe('clashes of planned lessons', () => {
  const two = (value: number) => String(value).padStart(2, '0')
  /** Minutes around two midnights in Japan at the end of a year, as the server writes them. */
  const wire = fc
    .tuple(fc.constantFrom('2026-12-30', '2026-12-31', '2027-01-01'), fc.constantFrom(0, 8, 9, 15, 23), fc.nat(59))
    .map(([date, hour, minute]) => `${date} ${two(hour)}:${two(minute)}:00`)
  const booking = fc.record({
    from: wire,
    until: wire,
    teams: fc.subarray(['1', '2', '3']),
    room: fc.constantFrom('', 'r-1', 'r-2'),
  })
  type Booking = typeof booking extends fc.Arbitrary<infer T> ? T : never
  const lessonOf = ({ from, until, teams, room }: Booking, id: string): BookedLesson => {
    const [start, end] = [parseJst(from) ?? Number.NaN, parseJst(until) ?? Number.NaN]
    return { id, title: id, start, end, teams, room }
  }

  // Times of equal form are in the order of their texts, so the oracle computes no instant.
  it('are those whose times have a minute in common, in 10,000 random cases', () => {
    const both = (a: Booking, b: Booking) =>
      a.from < a.until && b.from < b.until && a.from < b.until && b.from < a.until
    checkProperty(
      fc.tuple(booking, fc.array(booking, { minLength: 1, maxLength: 6 }), fc.nat(6)),
      ([plan, others, own]) => {
        const clashes = clashesOf(
          lessonOf(plan, `l-${own}`),
          others.map((other, at) => lessonOf(other, `l-${at}`)),
        )
        const found = Object.fromEntries(clashes.map(({ lesson: { id }, kinds }) => [id, kinds]))
        const expected = others.flatMap((other, at) => {
          if (at === own || !both(plan, other)) return []
          const hasTeam = plan.teams.filter(team => other.teams.includes(team)).length > 0
          const hasRoom = plan.room !== '' && plan.room === other.room
          return [[`l-${at}`, ['teacher', ...(hasTeam ? ['class'] : []), ...(hasRoom ? ['room'] : [])]]]
        })
        expect(found).toEqual(Object.fromEntries(expected))
        const starts = clashes.map(({ lesson }) => wireTime(lesson.start))
        expect(starts).toEqual([...starts].sort())
      },
      10_000,
    )
  })
})

describe('a weekly lesson', () => {
  const at = (time: string) => Date.parse(`${time}+09:00`)
  it('is on the same weekday and at the same time until the end of the last day', () => {
    const starts = weeklyStarts(at('2026-12-21T16:00:00'), at('2027-01-04T00:00:00'))
    expect(starts.map(wireTime)).toEqual(['2026-12-21 16:00:00', '2026-12-28 16:00:00', '2027-01-04 16:00:00'])
    expect(weeklyStarts(at('2026-12-21T16:00:00'), at('2027-01-03T00:00:00'))).toHaveLength(2)
  })

  it('has at most 52 dates', () => {
    expect(weeklyStarts(at('2026-12-21T16:00:00'), at('2030-01-01T00:00:00'))).toHaveLength(52)
  })
})

const fields = {
  title: '道案内',
  content: '駅から',
  room_id: 'r-2',
  team_ids: '1,2',
  live_type: 0,
  start_time: '2026-11-24 16:00:00',
  end_time: '2026-11-24 16:50:00',
}

describe('two plans of a lesson', () => {
  it('are the same in another writing of texts, classes and times', () => {
    const texts = { title: ' 道案内 ', content: '駅から\n' }
    const other = { ...fields, ...texts, team_ids: '2,1,2', start_time: '2026-11-24 16:00' }
    expect(isSameLesson(fields, other)).toBe(true)
  })

  it.each([
    [{ title: '買い物' }, 'title'],
    [{ content: '' }, 'content'],
    [{ room_id: 'r-1' }, 'room_id'],
    [{ team_ids: '1' }, 'team_ids'],
    [{ live_type: 1 }, 'live_type'],
    [{ start_time: '2026-11-24 15:59:00' }, 'start_time'],
    [{ end_time: '2026-11-24 16:51:00' }, 'end_time'],
  ])('differ by %j', (change, field) => expect(differingFields(fields, { ...fields, ...change })).toEqual([field]))
})

describe('a lost answer about a lesson', () => {
  const wasDone = (name: Parameters<typeof endpointRow>[0], sent: object, after: object) =>
    endpointRow(name).recover?.[0]?.wasDone({ sent, after, before: undefined, sentAt: 0 })
  const earlier = { ...fields, start_time: '2026-11-20 16:00:00', end_time: '2026-11-20 16:50:00' }
  const later = { ...fields, start_time: '2026-12-20 16:00:00', end_time: '2026-12-20 16:50:00' }

  it('finds a new lesson in the list', () => {
    const verdict = (items: object[], total = items.length) => wasDone('online-class-create', fields, { items, total })
    expect(verdict([later, fields])).toBe(true)
    expect(verdict([later, earlier])).toBe(false)
    expect(verdict([later, earlier], 300), 'the latest lessons, the last of them earlier').toBe(false)
    expect(verdict([later], 300), 'it may be among the lessons that were not read').toBeNull()
    expect(verdict([later]), 'all there are').toBe(false)
    expect(verdict([])).toBe(false)
    expect(verdict([earlier, later], 300), 'in another order').toBeNull()
    expect(verdict([earlier, later, earlier], 300), 'in no order').toBeNull()
    expect(verdict([fields, later], 300)).toBe(true)
  })

  it('compares a changed lesson, sees a live one and misses a deleted one', () => {
    const sent = { class_id: 'l-1', ...fields }
    expect(wasDone('online-class-update', sent, { ...fields, class_id: 'l-1' })).toBe(true)
    expect(wasDone('online-class-update', sent, later)).toBe(false)
    expect(wasDone('online-class-start', { class_id: 'l-1' }, { live_status: 1 })).toBe(true)
    expect(wasDone('online-class-start', { class_id: 'l-1' }, { live_status: 0 })).toBe(false)
    const [rule] = endpointRow('online-class-delete').recover ?? []
    expect(rule).toMatchObject({ read: 'online-class-basic-info', missingProves: true })
    expect(rule?.request({ class_id: 'l-1' })).toEqual({ class_id: 'l-1' })
    expect(wasDone('online-class-delete', { class_id: 'l-1' }, fields)).toBe(false)
  })
})
