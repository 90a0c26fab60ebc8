/** How many of the students whom a plan moves are not in their class any more. */
import { expect, it } from 'vitest'
import { movedSince } from '../../../shared/domain/roster/held-rows'

const place = (team_id: string) => ({ nickname: '', number: '', grade_name: '', class_name: '', team_id })
const row = (student_id: string, from: string, to: string) => ({ row: 2, student_id, from: place(from), to: place(to) })
const rowsOf = (rows: { student_id?: string }[]) => rows.map(({ student_id }) => student_id ?? 'new')

it('only students who change their class count: none who stays in hers, and no new one', () => {
  const rows = [
    row('a', '1', '2'),
    row('b', '1', '2'),
    row('c', '1', '1'),
    row('d', '1', '1'),
    { row: 6, to: place('2') },
  ]
  const listed = (a: string, b: string) => [
    { student_id: 'a', team_id: a },
    { student_id: 'b', team_id: b },
    { student_id: 'c', team_id: '' },
    { student_id: 'd', team_id: '1' },
  ]
  const [whole, half, none] = [listed('2', '2'), listed('2', '1'), listed('1', '1')].map(students => {
    const { moving, moved, isElsewhere } = movedSince(rows, students)
    return [rowsOf(moving), rowsOf(moved), isElsewhere]
  })
  expect(whole).toEqual([['a', 'b'], ['a', 'b'], true])
  expect(half).toEqual([['a', 'b'], ['a'], false])
  expect(none).toEqual([['a', 'b'], [], false])
})
