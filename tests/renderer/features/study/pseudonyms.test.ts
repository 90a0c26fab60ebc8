/** A hidden student has one number on all pages, until the session ends. */
import { beforeEach, expect, it } from 'vitest'
import { pseudonymOf } from '../../../../renderer/features/study/pseudonyms'
import { teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

beforeEach(() => void putBridge({ session: teacher }))

it('is counted by who is shown first, whatever the page and its order', () => {
  expect(['s-30', 's-2', 's-30', 's-1', 's-2'].map(pseudonymOf)).toEqual([1, 2, 1, 3, 2])
})

it('begins again after the session, so that nothing is known of the students before', () => {
  expect(pseudonymOf('s-1')).toBe(1)
})
