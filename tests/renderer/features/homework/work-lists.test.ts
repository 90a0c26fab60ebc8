import { expect, it } from 'vitest'
import { type Homework, unseenTotal, workOf } from '../../../../renderer/features/homework/work/work-lists'
import { workRequest } from '../../../../renderer/features/homework/work/work-request'
import { fromJst } from '../../../../shared/domain/time'
import { homework } from '../../screens/homework/samples'

/** Monday, 23 November 2026, 8:00. */
const at = { now: fromJst(2026, 11, 23, 8), seen: {} }
const given = (homework_id: string, fields: Partial<Homework>): Homework =>
  homework({ homework_id, status: 1, student_count: 40, submitted_count: 0, ...fields })
const ids = (list: Homework[]) => list.map(({ homework_id }) => homework_id)

it('asks for the homework whose deadline was at most 14 days ago, by deadline', () => {
  expect(workRequest(at.now)).toEqual({ start_time: '2026-11-09', sort_field: 'end_time', sort_order: 'asc' })
})

it('finds running homework whose deadline is today or tomorrow', () => {
  const list = [
    given('today', { end_time: '2026-11-23 23:59:00' }),
    given('tomorrow', { end_time: '2026-11-24 23:59:59' }),
    given('later', { end_time: '2026-11-25 00:00:00' }),
    given('redistributed', { end_time: '2026-11-24 12:00:00', status: 6 }),
    given('ended', { end_time: '2026-11-23 07:00:00', status: 3 }),
    given('all submitted', { end_time: '2026-11-24 12:00:00', status: 2 }),
  ]
  expect(ids(workOf(list, 'due', at))).toEqual(['today', 'tomorrow', 'redistributed'])
})

it('finds homework that fewer than half have submitted after half of its time', () => {
  const half = { start_time: '2026-11-20 08:00:00', end_time: '2026-11-26 08:00:00' }
  const list = [
    given('few', { ...half, submitted_count: 19 }),
    given('half', { ...half, submitted_count: 20 }),
    given('young', { ...half, end_time: '2026-11-26 08:00:01', submitted_count: 0 }),
    given('ended', { ...half, end_time: '2026-11-22 08:00:00', status: 3 }),
  ]
  expect(ids(workOf(list, 'few', at))).toEqual(['few'])
})

it('counts what the teacher has not looked at, for 14 days after the deadline, also of headquarters', () => {
  const list = [
    given('running', { end_time: '2026-11-26 08:00:00', submitted_count: 4 }),
    given('ended', { end_time: '2026-11-10 08:00:00', status: 3, submitted_count: 7 }),
    given('old', { end_time: '2026-11-08 23:59:59', status: 3, submitted_count: 9 }),
    given('headquarters', { end_time: '2026-11-26 08:00:00', origin_type: 2, submitted_count: 3 }),
    given('nobody', { end_time: '2026-11-26 08:00:00' }),
  ]
  expect(ids(workOf(list, 'unseen', at))).toEqual(['running', 'ended', 'headquarters'])
  expect(unseenTotal(list, at)).toBe(14)
})
