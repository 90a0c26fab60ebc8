import { describe, expect, it } from 'vitest'
import {
  checkOfTeam,
  countStudents,
  isStudentChosen,
  toggleStudent,
  toggleStudentOfTeam,
  toggleTeam,
} from '../../../../renderer/features/people/chosen-students'

describe('the students of one class', () => {
  it('null stands for all students, and choosing the last missing student gives null again', () => {
    expect(toggleStudent(null, ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
    expect(toggleStudent(['c', 'a'], ['a', 'b', 'c'], 'b')).toBeNull()
    expect(toggleStudent([], ['a', 'b', 'c'], 'b')).toEqual(['b'])
  })
  it('drops students who have left the class', () => {
    expect(toggleStudent(['gone', 'a'], ['a', 'b', 'c'], 'b')).toEqual(['a', 'b'])
  })
})

describe('classes and students', () => {
  const teams = ['1', '2', '3']
  const students = ['a', 'b']
  const one = (studentId: string) => ({ teamId: '1', studentId, students })
  it('chooses a whole class in the order of the classes, and removes it again', () => {
    const whole = toggleTeam([{ teamId: '3', studentIds: null }], '1', teams)
    expect(whole.map(({ teamId }) => teamId)).toEqual(['1', '3'])
    expect(checkOfTeam(whole, '1')).toBe('all')
    expect(checkOfTeam(toggleTeam(whole, '1', teams), '1')).toBe('none')
  })
  it('chooses part of a class, removes the class with its last student, and makes it whole with all students', () => {
    const whole = toggleTeam([], '1', teams)
    const part = toggleStudentOfTeam(whole, one('a'), teams)
    expect(checkOfTeam(part, '1')).toBe('some')
    expect([isStudentChosen(part, '1', 'a'), isStudentChosen(part, '1', 'b')]).toEqual([false, true])
    expect(toggleStudentOfTeam(part, one('b'), teams)).toEqual([])
    expect(toggleStudentOfTeam(part, one('a'), teams)).toEqual(whole)
  })
  it('counts all students of a whole class and the chosen students of other classes', () => {
    const chosen = [
      { teamId: '1', studentIds: null },
      { teamId: '2', studentIds: ['x'] },
    ]
    const counts = [
      { id: '1', studentCount: 40 },
      { id: '2', studentCount: 30 },
    ]
    expect(countStudents(chosen, counts)).toBe(41)
  })
})
