import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { ownerHash } from '../../../main/store/owner-hash'
import { type PendingWipe, openPendingWipes } from '../../../main/store/pending-wipes'
import { folder } from '../../fixtures/folder'

const mine: PendingWipe = { name: ownerHash('17'), reason: 'logout' }
const others: PendingWipe = { name: ownerHash('18'), reason: 'logout' }

/** A list on a disk that can be told to refuse. */
async function setUp(path = join(folder(), 'wipes.json')) {
  const refused = new Set<string>()
  const act = <A extends unknown[], R>(name: string, call: (...given: A) => Promise<R>) => {
    return (...given: A): Promise<R> =>
      refused.has(name) ? Promise.reject(Object.assign(new Error(name), { code: 'EIO' })) : call(...given)
  }
  const disk: Disk = { ...nodeDisk, rename: act('rename', nodeDisk.rename), rm: act('rm', nodeDisk.rm) }
  const logged: unknown[] = []
  const owed = await openPendingWipes(path, (_event, detail) => void logged.push(detail), disk)
  const found = async () => (await openPendingWipes(path, () => undefined)).list()
  return { path, refused, logged, owed, found }
}

describe('what is owed', () => {
  it('is found at the next start, each end of a session of a teacher once, until it is done', async () => {
    const { owed, found, path } = await setUp()
    const handover: PendingWipe = { ...mine, reason: 'handover' }
    for (const debt of [mine, others, handover, mine]) await owed.add(debt)
    expect(await found()).toEqual([others, handover, mine])
    expect(await owed.remove(mine)).toBe(true)
    expect(await found()).toEqual([others, handover])
    await owed.remove(others)
    await owed.remove(handover)
    expect([await found(), existsSync(path)]).toEqual([[], false])
  })

  it('is remembered until the program ends where it cannot be written, and that is logged', async () => {
    const { owed, found, refused, logged } = await setUp()
    refused.add('rename')
    await owed.add(mine)
    expect([owed.list(), await found(), logged]).toEqual([[mine], [], [{ detail: 'rename' }]])
  })

  it('is struck on a full disk as well', async () => {
    const { owed, found, refused } = await setUp()
    await owed.add(mine)
    refused.add('rename')
    expect(await owed.remove(mine)).toBe(true)
    expect(await found()).toEqual([])
  })

  it('stays owed here where the disk does not let it be struck', async () => {
    const { owed, found, refused } = await setUp()
    await owed.add(mine)
    refused.add('rm').add('rename')
    expect(await owed.remove(mine)).toBe(false)
    expect([owed.list(), await found()]).toEqual([[mine], [mine]])
  })
})
