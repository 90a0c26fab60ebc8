/** Recordings that are not evaluated yet (DESIGN §11): sealed, complete up to the last write, removed on request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { openRecordingStore } from '../../../main/evaluation/recording-store'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { createKeySeal, openVault, type Vault } from '../../../main/store/vault'
import { folder } from '../../fixtures/folder'

const [yamada, sato] = ['a'.repeat(32), 'b'.repeat(32)] as const
const head = { text: 'I get up.', category: 'read_sentence', at: Date.parse('2026-11-16T12:00:00+09:00') }
const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(4)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}
const frames = (fill: number, count = 10) => new Uint8Array(count * 70).fill(fill)

async function setUp(own: Vault = vault) {
  const path = folder()
  const store = openRecordingStore({ folder: path, vault: own })
  const id = await store.create(yamada, head)
  return { path, store, id, reopened: () => openRecordingStore({ folder: path, vault: own }) }
}

describe('a recording', () => {
  it('is read by the next run with all of its frames in order, and holds no readable text', async () => {
    const { path, store, id, reopened } = await setUp()
    await Promise.all([1, 2, 3].map(fill => store.append(yamada, id, frames(fill))))
    const expected = Buffer.concat([frames(1), frames(2), frames(3)])
    expect(await reopened().list(yamada)).toEqual([{ id, head, frames: expected }])
    const [name = ''] = readdirSync(path)
    expect(readFileSync(join(path, name)).includes('I get up')).toBe(false)
  })

  it('is complete up to the last whole write, wherever a crash cut its file', async () => {
    const { path, store, id, reopened } = await setUp()
    await store.append(yamada, id, frames(1))
    const [name = ''] = readdirSync(path)
    const first = readFileSync(join(path, name)).length
    await store.append(yamada, id, frames(2))
    const whole = readFileSync(join(path, name))
    for (const length of [first, first + 1, first + 4, first + 40, whole.length - 1]) {
      writeFileSync(join(path, name), whole.subarray(0, length))
      expect((await reopened().read(yamada, id))?.frames).toEqual(Buffer.from(frames(1)))
    }
    writeFileSync(join(path, name), whole.with(whole.length - 1, (whole.at(-1) ?? 0) ^ 1))
    expect((await reopened().read(yamada, id))?.frames).toEqual(Buffer.from(frames(1)))
    writeFileSync(join(path, name), whole.subarray(0, 20))
    expect(await reopened().read(yamada, id)).toBeNull()
  })

  it('is whole on a disk that takes a part of each write only', async () => {
    const path = folder()
    const disk: Disk = {
      ...nodeDisk,
      async open(...args) {
        const file = await nodeDisk.open(...args)
        const write = file.write.bind(file) as (bytes: Uint8Array, from: number, size: number, at: number) => unknown
        const half = (bytes: Uint8Array, from: number, size: number, at: number) =>
          write(bytes, from, Math.ceil(size / 2), at)
        return Object.assign(file, { write: half })
      },
    }
    const store = openRecordingStore({ folder: path, vault, disk })
    const id = await store.create(yamada, head)
    for (const fill of [1, 2, 3]) await store.append(yamada, id, frames(fill))
    const reopened = openRecordingStore({ folder: path, vault })
    expect((await reopened.read(yamada, id))?.frames).toEqual(Buffer.concat([frames(1), frames(2), frames(3)]))
  })

  it('belongs to its teacher and to its file', async () => {
    const { path, store, id } = await setUp()
    await store.append(yamada, id, frames(1))
    expect(await store.list(sato)).toEqual([])
    const [name = ''] = readdirSync(path)
    writeFileSync(join(path, name.replace(yamada, sato)), readFileSync(join(path, name)))
    expect(await store.list(sato)).toEqual([])
  })

  it('is gone after its removal; frames that arrive later do not bring it back', async () => {
    const { path, store, id } = await setUp()
    const writing = store.append(yamada, id, frames(1))
    await store.remove(yamada, id)
    await Promise.all([writing, store.append(yamada, id, frames(2))])
    expect([readdirSync(path), await store.read(yamada, id)]).toEqual([[], null])
  })
})

describe('the recordings of a teacher', () => {
  it('are at most ten: the oldest goes', async () => {
    const { store, id } = await setUp()
    for (let at = 1; at <= 10; at++) await store.create(yamada, { ...head, at: head.at + at })
    const kept = await store.list(yamada)
    expect(kept.map(each => each.head.at - head.at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await store.read(yamada, id)).toBeNull()
  })

  it('make room for one that begins after the clock was set back, also if the disk keeps the oldest', async () => {
    const path = folder()
    const rm = vi.fn<typeof nodeDisk.rm>().mockRejectedValue(new Error('EBUSY'))
    const store = openRecordingStore({ folder: path, vault, disk: { ...nodeDisk, rm } })
    for (let at = 1; at <= 10; at++) await store.create(yamada, { ...head, at: head.at + at })
    const id = await store.create(yamada, head)
    expect(rm).toHaveBeenCalledOnce()
    expect(await store.read(yamada, id)).toMatchObject({ head })
    const names = rm.mock.calls.map(([name]) => String(name))
    expect(names).toEqual([expect.not.stringContaining(id)])
  })

  it('are listed by the time at which they began, the oldest first', async () => {
    const store = openRecordingStore({ folder: folder(), vault: await openVault(null, '') })
    for (const minute of [3, 1, 2]) await store.create(yamada, { ...head, at: head.at + minute * 60_000 })
    expect((await store.list(yamada)).map(each => (each.head.at - head.at) / 60_000)).toEqual([1, 2, 3])
  })

  it.each(['on the disk', 'in memory'])('are wiped without those of another teacher: %s', async where => {
    const { path, store, id } = await setUp(where === 'in memory' ? await openVault(null, '') : vault)
    await store.append(yamada, id, frames(1))
    await store.create(sato, head)
    expect(readdirSync(path)).toHaveLength(where === 'in memory' ? 0 : 2)
    await store.wipe(yamada)
    expect([await store.list(yamada), (await store.list(sato)).length]).toEqual([[], 1])
  })

  it('are not called wiped while the disk keeps one of them', async () => {
    const path = folder()
    const refusal = Object.assign(new Error('EIO'), { code: 'EIO' })
    const rm = vi.fn<typeof nodeDisk.rm>().mockRejectedValueOnce(refusal).mockImplementation(nodeDisk.rm)
    const store = openRecordingStore({ folder: path, vault, disk: { ...nodeDisk, rm } })
    for (const at of [0, 1]) await store.create(yamada, { ...head, at: head.at + at })
    await expect(store.wipe(yamada)).rejects.toBe(refusal)
    expect(readdirSync(path), 'the other one is gone').toHaveLength(1)
    await store.wipe(yamada)
    expect(readdirSync(path)).toEqual([])
  })
})
