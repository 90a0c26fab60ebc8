/** Drafts while a journal is being opened or written. */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { openDrafts } from '../../../main/store/drafts'
import { ownerHash } from '../../../main/store/owner-hash'
import { createKeySeal, type Vault } from '../../../main/store/vault'
import { draftsFolder, passDays } from './drafts-folder'

const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(9)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}
const mine = ownerHash('17')

it('returns no journal to a session that was wiped while its journal was opened', async () => {
  const drafts = await openDrafts({ folder: draftsFolder(), vault, clock: () => 0 })
  const begun = drafts.begin(2, mine)
  const journal = drafts.journalOf(2, 'write')
  const ended = drafts.end(true)
  expect(await journal).toBeNull()
  await Promise.all([begun, ended])
})

it('finishes the writes of one teacher’s journal before it opens the next teacher’s', async () => {
  const dir = draftsFolder()
  const calls: string[] = []
  let go = () => {}
  let renameAllowed: Promise<void> | undefined
  const disk: Disk = {
    ...nodeDisk,
    async rename(...args) {
      await renameAllowed
      calls.push('written')
      return nodeDisk.rename(...args)
    },
    readFile: (async (...args: Parameters<Disk['readFile']>) => {
      calls.push('opened')
      return nodeDisk.readFile(...args)
    }) as Disk['readFile'],
  }
  const drafts = await openDrafts({ folder: dir, vault, clock: () => 0, disk })
  await drafts.begin(2, mine)
  calls.length = 0
  renameAllowed = new Promise<void>(done => {
    go = done
  })
  const writing = (await drafts.journalOf(2, 'write'))?.write('a', '"1"')
  await drafts.end(false)
  const next = drafts.begin(4, ownerHash('18'))
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(calls).toEqual([])
  go()
  await Promise.all([writing, next])
  expect(calls).toEqual(['written', 'opened'])
  expect(readdirSync(dir)).toHaveLength(1)
})

it('removes a draft after 60 days of use, also from a journal that newer drafts keep', async () => {
  const [dir, day] = [draftsFolder(), 86_400_000]
  let now = 0
  const start = async (days: number) => {
    if (now > 0) passDays(dir, days - 1)
    now += day
    const drafts = await openDrafts({ folder: dir, vault, clock: () => now })
    await drafts.begin(2, mine)
    const journal = await drafts.journalOf(2, 'write')
    if (!journal) throw new Error('no journal')
    return journal
  }
  await (await start(1)).write('old', '"1"')
  await (await start(49)).write('new', '"2"')
  const journal = await start(11)
  expect([journal.read('old'), journal.read('new')]).toEqual([null, '"2"'])
})
