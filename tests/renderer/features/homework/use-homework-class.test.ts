import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHomeworkClass } from '../../../../renderer/features/homework/use-homework-class'
import { teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

it('the class of a homework is shared by its pages, and forgotten when the session ends', () => {
  const fake = putBridge({ session: teacher })
  const results = renderHook(() => useHomeworkClass('501', '2')).result
  const commentary = renderHook(() => useHomeworkClass('501')).result
  const other = renderHook(() => useHomeworkClass('502')).result
  expect([results.current[0], commentary.current[0]]).toEqual(['2', ''])
  act(() => results.current[1]('3'))
  expect([results.current[0], commentary.current[0], other.current[0]]).toEqual(['3', '3', ''])
  act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
  expect([results.current[0], commentary.current[0], other.current[0]]).toEqual(['2', '', ''])
})
