/** What listens to the lock, e.g. the player and the recorder, which stop. */
import { expect, it } from 'vitest'
import { onLock } from '../../../renderer/bridge/index'
import { teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

it('says each lock once, also that of a session whose predecessor ended at its locked screen', () => {
  const fake = putBridge({ session: teacher })
  const told: boolean[] = []
  const stop = onLock(isLocked => told.push(isLocked))
  const tell = (generation: number, isLocked: boolean, hasRunningExport = false) =>
    fake.emit('lock.changed', { generation, isLocked, hasRunningExport })
  tell(1, true)
  tell(1, true, true)
  expect(told).toEqual([true])
  // the next teacher logs in, which is no event of the lock
  tell(2, true)
  expect(told).toEqual([true, true])
  tell(2, false)
  tell(3, false)
  expect(told).toEqual([true, true, false])
  stop()
  tell(3, true)
  expect(told).toEqual([true, true, false])
})
