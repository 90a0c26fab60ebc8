import { expect, it } from 'vitest'
import { createReloadLimit } from '../../../main/host/crash-reload-limit'

it('allows three reloads in any five minutes, and counts only allowed ones', () => {
  let now = 0
  const mayRevive = createReloadLimit(() => now)
  const at = (ms: number) => {
    now = ms
    return mayRevive()
  }
  expect([at(0), at(100_000), at(299_999), at(299_999)]).toEqual([true, true, true, false])
  expect([at(300_000), at(399_999), at(400_000), at(599_998)]).toEqual([true, false, true, false])
})
