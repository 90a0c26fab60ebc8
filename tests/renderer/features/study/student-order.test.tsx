/** The order of the list that opened a student, which only her page of this session follows. */
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { setStudentOrder, useStudentOrder } from '../../../../renderer/features/study/student-order'
import { teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

const orderOf = (studentId: string) => renderHook(() => useStudentOrder(studentId)).result.current

beforeEach(() => void putBridge({ session: teacher }))

it('is that of the list, for a student who is in it', () => {
  setStudentOrder(['s-2', 's-1'])
  expect(orderOf('s-1')).toEqual(['s-2', 's-1'])
  expect(orderOf('s-3')).toBeNull()
})

it('is forgotten when the session ends', () => {
  setStudentOrder(['s-2', 's-1'])
  putBridge({ session: teacher })
  expect(orderOf('s-1')).toBeNull()
})
