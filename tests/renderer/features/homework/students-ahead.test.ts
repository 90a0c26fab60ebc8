import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paperLayers } from '../../../../renderer/features/homework/paper/paper-layers'
import type { StudentNeighbours } from '../../../../renderer/features/homework/paper/student-neighbours'
import { useStudentsAhead } from '../../../../renderer/features/homework/paper/use-students-ahead'
import { readPaper } from '../../../fixtures/papers'

const ids = ['1', '2', '3', '4', '5']

/** The students 1 to 5, from the view of one of them. */
function neighboursOf(student: string): StudentNeighbours {
  const index = ids.indexOf(student)
  const [previous, next] = [ids[index - 1], ids[index + 1]]
  return {
    index,
    total: 5,
    onlySkipped: { previous: false, next: false },
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

const openAt = (student: string) =>
  renderHook(at => useStudentsAhead(at, neighboursOf(at), true), { initialProps: student })

const before = (studentId: string) => ({ studentId, isBefore: true })
const after = (studentId: string) => ({ studentId, isBefore: false })

it('keeps the same three papers in the frame of a step, and changes them after it', async () => {
  const { result, rerender } = openAt('2')
  expect(result.current).toEqual([before('1'), after('3')])
  rerender('3')
  expect(result.current).toEqual([before('1'), before('2')])
  await waitFor(() => expect(result.current).toEqual([before('2'), after('4')]))
  rerender('2')
  expect(result.current).toEqual([after('3'), after('4')])
  await waitFor(() => expect(result.current).toEqual([before('1'), after('3')]))
})

it('has nobody ahead before the first paper is on the screen, and keeps those ahead while a later one loads', () => {
  const { result, rerender } = renderHook(hasLoaded => useStudentsAhead('2', neighboursOf('2'), hasLoaded), {
    initialProps: false,
  })
  expect(result.current).toEqual([])
  rerender(true)
  expect(result.current).toEqual([before('1'), after('3')])
  rerender(false)
  expect(result.current).toEqual([before('1'), after('3')])
})

it('has nobody ahead in the frame of a student farther away', async () => {
  const { result, rerender } = openAt('1')
  rerender('5')
  expect(result.current).toEqual([])
  await waitFor(() => expect(result.current).toEqual([before('4')]))
})

it('moves no paper in the document at a step', () => {
  const paper = readPaper('free-writing', { content: { items: [] }, answers: [] })
  const ahead = (each: { studentId: string; isBefore: boolean }) => ({ ...each, paper })
  const keysAt = (studentId: string, others: readonly { studentId: string; isBefore: boolean }[]) =>
    paperLayers({ key: `t/${studentId}/0`, studentId, paper }, others.map(ahead), 't').map(({ key }) => key)
  expect(keysAt('2', [before('1'), after('3')])).toEqual(['t/1/0', 't/2/0', 't/3/0'])
  expect(keysAt('3', [before('1'), before('2')])).toEqual(['t/1/0', 't/2/0', 't/3/0'])
  expect(keysAt('3', [before('2'), after('4')])).toEqual(['t/2/0', 't/3/0', 't/4/0'])
})
