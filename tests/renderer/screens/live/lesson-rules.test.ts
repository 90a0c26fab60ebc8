/** The pure rules of オンライン授業: dates, changes meanwhile, what is on and what is next. */
import { describe, expect, it } from 'vitest'
import {
  canStart,
  type Lesson,
  lessonPeriod,
  nowAndNext,
  statusOf,
  timeLeft,
} from '../../../../renderer/features/lessons/lesson-times'
import { checkLesson, factFaults } from '../../../../renderer/screens/live/lesson-check'
import { lessonDates, toggleDate } from '../../../../renderer/screens/live/lesson-dates'
import {
  changedFieldsOf,
  changesSince,
  draftOf,
  emptyLesson,
  fieldsOf,
  moveStart,
  readLesson,
  takeOver,
} from '../../../../renderer/screens/live/lesson-draft'
import { lesson } from './samples'

const at = (time: string) => Date.parse(`${time}+09:00`)
const draft = {
  ...emptyLesson,
  title: '音読',
  teams: ['1'],
  room: 'r-1',
  start: '2026-11-16T16:00',
  end: '2026-11-16T16:50',
}
const weekly = { ...draft, weekly: true, until: '2026-12-07' }
const states = (values: typeof draft, lessons: readonly Lesson[] = [], freeRooms: string[][] = [], id?: string) =>
  lessonDates(values, { lessons, freeRooms, id }).map(({ date, state }) => [date.slice(5), state])

describe('the dates of a weekly lesson', () => {
  it('leave holidays out, and each date can be taken out or put in', () => {
    expect(states(weekly)).toEqual([
      ['11-16', 'held'],
      ['11-23', 'without'],
      ['11-30', 'held'],
      ['12-07', 'held'],
    ])
    const [, holiday, third] = lessonDates(weekly, { lessons: [], freeRooms: [] })
    if (!holiday || !third) throw new Error('no dates')
    expect(holiday.holiday).toBe('勤労感謝の日')
    const changed = { ...weekly, ...toggleDate(weekly, holiday), ...toggleDate(weekly, third) }
    expect(states(changed).map(([, state]) => state)).toEqual(['held', 'held', 'without', 'held'])
    expect({ ...changed, ...toggleDate(changed, holiday) }.onHolidays).toEqual([])
  })

  it('name clashes, rooms of other teachers and lessons that are made already', () => {
    const clash = lesson({ class_id: 'l-7', start_time: '2026-11-30 16:49:00', end_time: '2026-11-30 17:30:00' })
    const made = lesson({
      ...fieldsOf(draft, { start: at('2026-11-16T16:00'), end: at('2026-11-16T16:50') }),
      class_id: 'l-8',
    })
    expect(states(weekly, [clash, made], [['r-1'], ['r-1'], ['r-1'], ['r-2']])).toEqual([
      ['11-16', 'made'],
      ['11-23', 'without'],
      ['11-30', 'clash'],
      ['12-07', 'taken'],
    ])
  })

  it('are one for a single lesson, also on a holiday; none while the times are no lesson', () => {
    expect(states({ ...draft, start: '2026-11-23T16:00', end: '2026-11-23T17:00' })).toEqual([['11-23', 'held']])
    expect(states({ ...weekly, until: '' })).toEqual([['11-16', 'held']])
    expect(states({ ...draft, end: '2026-11-16T22:00' }), 'six hours').toEqual([['11-16', 'held']])
    expect(states({ ...draft, end: draft.start })).toEqual([])
    expect(states({ ...draft, end: '2026-11-16T22:01' })).toEqual([])
  })

  it('do not clash with the lesson that is being changed', () => {
    const own = lesson({ class_id: 'l-7', start_time: '2026-11-16 16:00:00', end_time: '2026-11-16 16:50:00' })
    expect(states(draft, [own], [], 'l-7')).toEqual([['11-16', 'held']])
    expect(states(draft, [own])).toEqual([['11-16', 'clash']])
    const times = { start: at('2026-11-16T16:00'), end: at('2026-11-16T16:50') }
    const unchanged = lesson({ ...fieldsOf(draft, times), class_id: 'l-7' })
    expect(states(draft, [unchanged], [], 'l-7'), 'nothing is changed yet').toEqual([['11-16', 'held']])
    expect(states(draft, [unchanged])).toEqual([['11-16', 'made']])
  })
})

describe('the faults of the form', () => {
  const now = at('2026-11-16T12:00')
  const faults = (change: Partial<typeof draft>) =>
    Object.entries(checkLesson({ ...draft, ...change }, now)).flatMap(([name, fault]) => (fault ? [[name, fault]] : []))

  it.each<[Partial<typeof draft>, [string, string][]]>([
    [{}, []],
    [{ title: '' }, [['title', '授業名を入力してください。']]],
    [{ title: '😀' }, [['title', '無効な文字が含まれています']]],
    [{ content: 'あ'.repeat(501) }, [['content', '授業の内容は500文字以内で入力してください。']]],
    [{ teams: [] }, [['teams', 'クラスを1つ以上選択してください。']]],
    [{ room: '' }, [['room', '教室を選択してください。']]],
    [{ start: '2026-11-16T11:59' }, [['start', '開始日時には現在より後の日時を指定してください。']]],
    [{ end: '2026-11-16T16:00' }, [['end', '終了時刻は開始時刻より後にしてください。']]],
    [{ end: '2026-11-16T22:01' }, [['end', 'オンライン授業は6時間以内で設定してください。']]],
    [{ weekly: true }, [['until', 'くり返しの最後の日を入力してください。']]],
    [{ end: '2026-11-16T22:00' }, []],
    [{ weekly: true, until: '2026-11-16' }, []],
    [{ weekly: true, until: '2026-11-15' }, [['until', '最後の日は、最初の授業の日か、その後の日にしてください。']]],
  ])('%j: %j', (change, expected) => expect(faults(change)).toEqual(expected))

  it('name the number of students, a room that was taken, and lessons at the same time', () => {
    const rooms = [{ id: 'r-1', name: 'オンライン教室1', isFree: false }]
    const factsOf = (values: typeof draft, lessons: readonly Lesson[], students = 100, free = [['r-1']]) =>
      factFaults(values, { students, rooms, dates: lessonDates(values, { lessons, freeRooms: free }) })
    expect(factsOf(draft, [])).toEqual({})
    expect(factsOf(draft, [], 101)).toEqual({ teams: '参加できる生徒は100名までです。' })
    expect(factsOf(draft, [], 1, [['r-2']]).room).toContain('「オンライン教室1」は、この時間に別の授業が入りました')
    const other = lesson({ start_time: '2026-11-16 16:00:00', end_time: '2026-11-16 16:50:00' })
    expect(factsOf(draft, [other]).dates).toBe('同じ時間に別の授業があります。日時を変えてください。')
    expect(factsOf(weekly, [other]).dates, 'other dates are held').toBeUndefined()
  })
})

describe('a lesson that is changed', () => {
  const saved = lesson()

  it('takes over what another PC has changed, but not in the fields that the teacher has changed', () => {
    const mine = { ...draftOf(saved), title: '私の授業', room: 'r-3' }
    expect(changesSince(mine, saved)).toEqual({ theirs: [], both: [] })
    const theirs = { ...saved, room_id: 'r-4', start_time: '2026-11-24 15:00:00' }
    expect(changesSince(mine, theirs)).toEqual({ theirs: ['room_id', 'start_time'], both: ['room_id'] })
    const merged = { ...mine, ...takeOver(mine, theirs) }
    expect(merged).toMatchObject({ title: '私の授業', room: 'r-3', start: '2026-11-24T15:00' })
    expect(changesSince(merged, theirs)).toEqual({ theirs: [], both: [] })
  })

  it('rewrites nothing that was not touched, also what the form cannot show', () => {
    const odd = lesson({
      live_type: 7,
      team_ids: '9,3',
      start_time: '2026-11-24 16:00:30',
      end_time: '2026-11-24 16:50:15',
    })
    const times = { start: at('2026-11-24T16:00'), end: at('2026-11-24T16:50') }
    expect(changedFieldsOf({ ...draftOf(odd), title: '音読', type: 0 }, times)).toEqual({
      title: '音読',
      content: '駅から学校まで',
      room_id: 'r-2',
      team_ids: '9,3',
      live_type: 7,
      start_time: '2026-11-24 16:00:30',
      end_time: '2026-11-24 16:50:15',
    })
    const moved = { ...draftOf(odd), start: '2026-11-24T16:10', type: 1 as const }
    expect(changedFieldsOf(moved, { ...times, start: at('2026-11-24T16:10') })).toMatchObject({
      live_type: 1,
      start_time: '2026-11-24 16:10:00',
      end_time: '2026-11-24 16:50:15',
    })
  })

  it('keeps its length when the start moves; a new one lasts 50 minutes', () => {
    const long = { ...draft, end: '2026-11-16T17:30' }
    expect(moveStart(long, '2026-11-17T23:30')).toEqual({ start: '2026-11-17T23:30', end: '2026-11-18T01:00' })
    expect(moveStart(emptyLesson, '2026-11-17T16:00').end).toBe('2026-11-17T16:50')
    expect(moveStart(draft, '')).toEqual({ start: '' })
  })

  it('is the same after a restart, and another version’s draft is dropped', () => {
    const values = draftOf(saved)
    expect(readLesson(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(readLesson({ title: 'x' })).toBeNull()
  })
})

describe('what is on and what is next', () => {
  const one = lesson({ class_id: 'a', start_time: '2026-11-24 16:00:00', end_time: '2026-11-24 16:50:00' })
  const two = lesson({ class_id: 'b', start_time: '2026-11-24 17:00:00', end_time: '2026-11-24 17:50:00' })
  const ids = (time: string, rows: readonly Lesson[] = [two, one]) => {
    const { live, next } = nowAndNext(rows, at(`2026-11-24T${time}`))
    return [live.map(({ class_id }) => class_id), next.map(({ class_id }) => class_id)]
  }

  it('follows the clock', () => {
    expect(ids('15:59:59')).toEqual([[], ['a']])
    expect(ids('16:00:00')).toEqual([['a'], ['b']])
    expect(ids('16:50:00')).toEqual([[], ['b']])
    expect(ids('17:50:00')).toEqual([[], []])
    expect(ids('12:00:00', [{ ...two, live_status: 1 }, one]), 'started early').toEqual([['b'], ['a']])
  })

  it('says how long it is until then, and the state and the period of a lesson', () => {
    const now = at('2026-11-24T15:00:00')
    expect(timeLeft(at('2026-11-24T15:00:20'), now)).toBe('あと1分')
    expect(timeLeft(at('2026-11-24T16:00:00'), now)).toBe('あと1時間')
    expect(timeLeft(at('2026-11-24T17:05:00'), now)).toBe('あと2時間5分')
    expect(timeLeft(at('2026-11-26T09:00:00'), now)).toBe('2日後')
    expect(lessonPeriod(one, now)).toBe('11/24（火）16:00〜16:50')
    expect(lessonPeriod({ ...one, end_time: '2026-11-25 01:00:00' }, now)).toBe('11/24（火）16:00〜11/25（水）1:00')
    expect([statusOf(one, now), statusOf({ ...one, live_status: 1 }, now)]).toEqual([0, 1])
  })

  it('can be started from six hours before its end', () => {
    expect(canStart(one, at('2026-11-24T10:49:59'))).toBe(false)
    expect(canStart(one, at('2026-11-24T10:50:00'))).toBe(true)
    expect(canStart(one, at('2026-11-24T16:30:00'))).toBe(true)
    expect(canStart(one, at('2026-11-24T16:50:00'))).toBe(false)
  })
})
