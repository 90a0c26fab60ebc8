import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { ownerHash } from '../../../main/store/owner-hash'
import { openPendingWipes, type PendingWipe } from '../../../main/store/pending-wipes'
import { folder } from '../../fixtures/folder'

const mine: PendingWipe = { name: ownerHash('17'), reason: 'logout' }
const others: PendingWipe = { name: ownerHash('18'), reason: 'logout' }

/** A list on a disk that can be made to refuse. */
async function setUp(path = join(folder(), 'wipes.json')) {
  const refused = new Set<string>()
  const act = <A extends unknown[], R>(name: string, call: (...given: A) => Promise<R>) => {
    return (...given: A): Promise<R> =>
      refused.has(name) ? Promise.reject(Object.assign(new Error(name), { code: 'EIO' })) : call(...given)
  }
  const disk: Disk = { ...nodeDisk, rename: act('rename', nodeDisk.rename), rm: act('rm', nodeDisk.rm) }
  const logged: unknown[] = []
  const pendingWipes = await openPendingWipes(path, (_event, detail) => void logged.push(detail), disk)
  const found = async () => (await openPendingWipes(path, () => undefined)).list()
  return { path, refused, logged, pendingWipes, found }
}

describe('a pending wipe', () => {
  it('is found at the next start until it is done, once per teacher and reason', async () => {
    const { pendingWipes, found, path } = await setUp()
    const handover: PendingWipe = { ...mine, reason: 'handover' }
    for (const wipe of [mine, others, handover, mine]) await pendingWipes.add(wipe)
    expect(await found()).toEqual([others, handover, mine])
    expect(await pendingWipes.remove(mine)).toBe(true)
    expect(await found()).toEqual([others, handover])
    await pendingWipes.remove(others)
    await pendingWipes.remove(handover)
    expect([await found(), existsSync(path)]).toEqual([[], false])
  })

  it('stays in memory if it cannot be stored, and the error is logged', async () => {
    const { pendingWipes, found, refused, logged } = await setUp()
    refused.add('rename')
    await pendingWipes.add(mine)
    expect([pendingWipes.list(), await found(), logged]).toEqual([[mine], [], [{ detail: 'rename' }]])
  })

  it('can be removed on a full disk', async () => {
    const { pendingWipes, found, refused } = await setUp()
    await pendingWipes.add(mine)
    refused.add('rename')
    expect(await pendingWipes.remove(mine)).toBe(true)
    expect(await found()).toEqual([])
  })

  it('stays pending if the disk refuses its removal', async () => {
    const { pendingWipes, found, refused } = await setUp()
    await pendingWipes.add(mine)
    refused.add('rm').add('rename')
    expect(await pendingWipes.remove(mine)).toBe(false)
    expect([pendingWipes.list(), await found()]).toEqual([[mine], [mine]])
  })
})
