import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  lastPlayedKind,
  setCommenting,
  setLastPlayedKind,
  useKeptTab,
  wasCommenting,
} from '../../../renderer/results/view-choices'
import { teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

const openTab = () => renderHook(() => useKeptTab('eiken-exam', 'answer')).result

it('what a teacher chose in one paper is expected in the next, and forgotten when the session ends', () => {
  const fake = putBridge({ session: teacher })
  const tab = openTab()
  act(() => tab.current[1]('sheet'))
  setLastPlayedKind('model')
  setCommenting(true)
  expect([openTab().current[0], lastPlayedKind(), wasCommenting()]).toEqual(['sheet', 'model', true])
  act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
  expect([openTab().current[0], lastPlayedKind(), wasCommenting()]).toEqual(['answer', 'recording', false])
})
