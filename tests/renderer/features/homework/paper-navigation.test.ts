/** The paper that the teacher saw last, to which the list that she returns to moves its cursor. */
import { beforeEach, expect, it } from 'vitest'
import { setLastViewedPaper, takeLastViewedPaper } from '../../../../renderer/features/homework/paper/paper-navigation'
import { parseRound } from '../../../../renderer/features/homework/paper/paper-params'
import { teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

const paper = { homeworkId: '501', studentId: '9', topicId: '1' }

beforeEach(() => void putBridge({ session: teacher }))

it('is given to a list of its homework, once', () => {
  setLastViewedPaper(paper)
  expect(takeLastViewedPaper('502')).toBeNull()
  expect(takeLastViewedPaper('501')).toEqual(paper)
  expect(takeLastViewedPaper('501')).toBeNull()
})

it.each([
  ['2', 2],
  ['999', 999],
  [null, 0],
  ['', 0],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1000', 0],
  ['x', 0],
])('is of the latest round if the address names none: %s', (value, round) => {
  expect(parseRound(value)).toBe(round)
})
