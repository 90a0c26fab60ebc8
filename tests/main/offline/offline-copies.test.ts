import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type CacheStorage, createMemoryStorage } from '../../../main/offline/cache-storage'
import { compress, decompress } from '../../../main/offline/compression'
import type { CopyLimits } from '../../../main/offline/copy-limits'
import { createDiskStorage } from '../../../main/offline/disk-cache-storage'
import { createOfflineCopies, type OfflineCopies } from '../../../main/offline/offline-copies'
import { openOfflineCopies } from '../../../main/offline/open-copies'
import { nodeDisk } from '../../../main/store/disk'
import { openVault, type Vault } from '../../../main/store/vault'
import { fakeSecretBox } from '../../fakes/host'
import { nonEmpty } from '../../fixtures/non-empty'

const roomy: CopyLimits = { homeworks: 30, papers: 500, lists: 100, bytes: 1e9 }
const log = () => undefined

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function profile(): Promise<{ root: string; copies: string; vault: Vault }> {
  const root = await mkdtemp(join(tmpdir(), 'hanamaru-copies-'))
  folders.push(root)
  return { root, copies: join(root, 'copies'), vault: await openVault(fakeSecretBox, join(root, 'vault.key')) }
}

/** Copies after a start on a storage, with the teacher `owner` logged in. */
async function start(storage: CacheStorage, owner = 'one', bounds = roomy, clock = () => 1000): Promise<OfflineCopies> {
  const copies = createOfflineCopies({ enabled: true, storage: storage, clock, log, limits: bounds })
  await copies.begin(owner)
  return copies
}

const body = (text: string) => new TextEncoder().encode(text)
const paper = (homework: string, student: string) => ({
  homework_id: homework,
  topic_id: '1',
  student_id: student,
  round: 0,
})

function keepPaper(copies: OfflineCopies, homework: string, student: string, at = 1, text = `paper of ${student}`) {
  copies.add('topic-answer-paper', paper(homework, student), { body: body(text), at })
}

const takePaper = async (copies: OfflineCopies, homework: string, student: string) => {
  const copy = await copies.read('topic-answer-paper', paper(homework, student))
  return copy && { text: new TextDecoder().decode(copy.body), at: copy.at }
}

const list = async (copies: OfflineCopies) => {
  const listed = await copies.list({})
  if (!listed.ok) throw new Error(listed.error.message)
  return listed.value
}

/** All files below a folder, with their bytes. */
async function filesOf(folder: string): Promise<{ path: string; bytes: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async path => ({ path, bytes: await readFile(path) })))
}

const storages: [string, () => Promise<CacheStorage>][] = [
  ['in memory', async () => createMemoryStorage()],
  [
    'on the disk',
    async () => {
      const { vault, copies } = await profile()
      return createDiskStorage(vault, copies)
    },
  ],
]

describe.each(storages)('copies %s', (_name, storage) => {
  it('return the latest answer with its time, also before it is written', async () => {
    const copies = await start(await storage())
    keepPaper(copies, '7', 'a', 1, 'old')
    keepPaper(copies, '7', 'a', 2, 'new')
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'new', at: 2 })
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'new', at: 2 })
    expect(await copies.has('topic-answer-paper', paper('7', 'a'))).toBe(true)
    expect(await copies.has('topic-answer-paper', paper('7', 'b'))).toBe(false)
    expect(await takePaper(copies, '7', 'b')).toBeNull()
  })

  it('that are removed before they are written do not come back', async () => {
    const copies = await start(await storage())
    keepPaper(copies, '7', 'a')
    keepPaper(copies, '8', 'a')
    await copies.remove({ homework_id: '7' })
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect((await list(copies)).entries.map(entry => entry.homework_id)).toEqual(['8'])
  })

  it('are not available after the session, and are available again to the same teacher', async () => {
    const copies = await start(await storage())
    keepPaper(copies, '7', 'a')
    copies.end()
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect((await list(copies)).entries).toEqual([])
    keepPaper(copies, '7', 'late')
    await copies.begin('one')
    expect(await takePaper(copies, '7', 'a')).not.toBeNull()
    expect(await takePaper(copies, '7', 'late')).toBeNull()
  })

  it('are removed when another teacher logs in', async () => {
    const copies = await start(await storage())
    keepPaper(copies, '7', 'a')
    await copies.flush()
    keepPaper(copies, '7', 'waiting')
    copies.end()
    await copies.begin('two')
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    await copies.flush()
    expect((await list(copies)).entries).toEqual([])
    await copies.begin('one')
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect(await takePaper(copies, '7', 'waiting')).toBeNull()
  })

  it('are removed in the order in which they were opened, whatever the clock showed, also over a restart', async () => {
    const copyKey = await storage()
    const two = { ...roomy, homeworks: 2 }
    const first = await start(copyKey, 'one', two)
    for (const [homework, at] of [
      ['1', 4_000_000],
      ['2', -5],
    ] as const) {
      keepPaper(first, homework, 'a', at)
      await first.flush()
    }
    const copies = await start(copyKey, 'one', two)
    const keptIds = async () => (await list(copies)).entries.map(entry => entry.homework_id)
    expect(await keptIds()).toEqual(['2', '1'])
    keepPaper(copies, '3', 'a', 0)
    expect(await keptIds()).toEqual(['3', '2'])
    keepPaper(copies, '2', 'a', 0)
    expect(await keptIds()).toEqual(['2', '3'])
    keepPaper(copies, '4', 'a', 5)
    expect(await keptIds()).toEqual(['4', '2'])
  })

  it('never have a time in the future or before 1970, whatever the clock shows', async () => {
    const copyKey = await storage()
    let now = 1000
    const copies = await start(copyKey, 'one', roomy, () => now)
    keepPaper(copies, '7', 'late', 4_000_000)
    keepPaper(copies, '8', 'early', -5)
    const listedTimes = async () => [
      (await takePaper(copies, '7', 'late'))?.at,
      (await takePaper(copies, '8', 'early'))?.at,
      ...(await list(copies)).entries.map(({ at }) => at),
    ]
    expect(await listedTimes()).toEqual([1000, 0, 0, 1000])
    await copies.flush()
    expect(await listedTimes()).toEqual([1000, 0, 0, 1000])
    // A clock that is slow for a while has no lasting effect.
    now = 5_000_000
    expect((await listedTimes())[0]).toBe(4_000_000)
  })

  it('are listed by homework, the latest opened first, and removed one by one or all', async () => {
    const copies = await start(await storage())
    copies.add('homework-basic-info', { id: '7' }, { body: body('{}'), at: 5, title: '単語' })
    copies.add('topic-score-overview-x', { homework_id: '7' }, { body: body('{}'), at: 6 })
    copies.add('topic-score-overview-y', { homework_id: '7', page: 1, limit: 100 }, { body: body('{}'), at: 6 })
    copies.add('one-topic-overview', { homework_id: '7', topic_id: '1' }, { body: body('{}'), at: 6 })
    keepPaper(copies, '8', 'a', 9)
    keepPaper(copies, '8', 'b', 8)
    copies.add('team-rows', {}, { body: body('{}'), at: 9 })
    const { entries, ...state } = await list(copies)
    expect(state).toMatchObject({ enabled: true })
    expect(entries).toEqual([
      { homework_id: '8', title: '', at: 8, bytes: expect.any(Number), matrix: false, topics: 0, papers: 2 },
      { homework_id: '7', title: '単語', at: 5, bytes: expect.any(Number), matrix: true, topics: 1, papers: 0 },
    ])
    copies.add('topic-score-overview-x', { homework_id: '8' }, { body: body('{}'), at: 9 })
    expect((await list(copies)).entries[0], 'columns without rows').toMatchObject({ homework_id: '8', matrix: false })
    await copies.remove({ homework_id: '8' })
    expect(await takePaper(copies, '8', 'a')).toBeNull()
    expect((await list(copies)).entries.map(entry => entry.homework_id)).toEqual(['7'])
    expect(await copies.has('team-rows', {})).toBe(true)
    await copies.remove({})
    expect((await list(copies)).entries).toEqual([])
    expect(await copies.has('team-rows', {})).toBe(false)
    keepPaper(copies, '8', 'a')
    await copies.flush()
    expect(await takePaper(copies, '8', 'a')).not.toBeNull()
  })

  it('of the homework opened first are removed if there are too many', async () => {
    const copies = await start(await storage(), 'one', { ...roomy, homeworks: 2, papers: 2 })
    for (const [at, homework] of ['7', '8', '9'].entries()) keepPaper(copies, homework, 'a', at)
    for (const [at, student] of ['b', 'c'].entries()) keepPaper(copies, '9', student, 10 + at)
    await copies.flush()
    expect((await list(copies)).entries.map(entry => [entry.homework_id, entry.papers])).toEqual([
      ['9', 2],
      ['8', 1],
    ])
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect(await takePaper(copies, '9', 'a')).toBeNull()
    expect(await takePaper(copies, '9', 'c')).not.toBeNull()
  })
})

describe('copies on the disk', () => {
  it('are there after a restart for the same teacher, and contain no plain text', async () => {
    const { root, vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a', 3, 'ひみつの答案 secret-answer'.repeat(20))
    await first.flush()
    for (const { path, bytes } of nonEmpty(await filesOf(root))) {
      expect(bytes.includes('secret-answer'), path).toBe(false)
      expect(bytes.includes('topic-answer-paper'), path).toBe(false)
    }
    const again = await openVault(fakeSecretBox, join(root, 'vault.key'))
    const second = await start(createDiskStorage(again, folder))
    expect(await takePaper(second, '7', 'a')).toMatchObject({ at: 3 })
    const other = await start(createDiskStorage(again, folder), 'two')
    expect(await takePaper(other, '7', 'a')).toBeNull()
    expect(await filesOf(folder)).toEqual([])
  })

  it('that are damaged are removed without the others', async () => {
    const { vault, copies: folder } = await profile()
    const copies = await start(createDiskStorage(vault, folder))
    keepPaper(copies, '7', 'a')
    await copies.flush()
    const before = new Set((await filesOf(folder)).map(({ path }) => path))
    keepPaper(copies, '7', 'b')
    await copies.flush()
    const added = (await filesOf(folder)).find(({ path }) => !before.has(path))
    if (!added) throw new Error('no file was written')
    added.bytes[40] = (added.bytes[40] ?? 0) ^ 1
    await writeFile(added.path, added.bytes)
    expect(await takePaper(copies, '7', 'b')).toBeNull()
    expect(await takePaper(copies, '7', 'a')).not.toBeNull()
    await copies.flush()
    expect(await copies.has('topic-answer-paper', paper('7', 'b'))).toBe(false)
    expect((await filesOf(folder)).map(({ path }) => path)).not.toContain(added.path)
  })

  it('that cannot be read are not removed if a newer one is stored meanwhile', async () => {
    const memory = createMemoryStorage()
    const gate = () => {
      let open = () => {}
      const opened = new Promise<void>(resolve => {
        open = resolve
      })
      return { open, opened }
    }
    const [writing, written, damage] = [gate(), gate(), gate()]
    let isSlow = false
    const copies = await start({
      ...memory,
      async readPart(...part) {
        if (!isSlow) return memory.readPart(...part)
        await damage.opened
        throw new Error('damaged')
      },
      async writePart(...part) {
        writing.open()
        if (isSlow) await written.opened
        return memory.writePart(...part)
      },
    })
    keepPaper(copies, '7', 'a')
    await copies.flush()
    isSlow = true
    const reading = takePaper(copies, '7', 'a')
    await new Promise(setImmediate)
    keepPaper(copies, '7', 'a', 2, 'a newer one')
    const flushed = copies.flush()
    await writing.opened
    damage.open()
    expect(await reading).toBeNull()
    written.open()
    await flushed
    isSlow = false
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'a newer one', at: 2 })
  })

  it('cannot replace each other', async () => {
    const { vault, copies: folder } = await profile()
    const copies = await start(createDiskStorage(vault, folder))
    const files: string[] = []
    for (const student of ['a', 'b']) {
      const before = new Set((await filesOf(folder)).map(({ path }) => path))
      keepPaper(copies, '7', student)
      await copies.flush()
      files.push(
        ...(await filesOf(folder)).map(({ path }) => path).filter(path => !before.has(path) && !/index/.test(path)),
      )
    }
    const [one = '', other = ''] = files
    await writeFile(one, await readFile(other))
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect(await takePaper(copies, '7', 'b')).not.toBeNull()
    await copies.flush()
  })

  it('whose index is lost are removed without the others, and the next start removes files that a crash left', async () => {
    const { vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a')
    await first.flush()
    const [damagedFolder = ''] = await readdir(folder)
    keepPaper(first, '8', 'a')
    await first.flush()
    const [whole = ''] = (await readdir(folder)).filter(name => name !== damagedFolder)
    for (const name of ['index.bin', 'index.bin.last']) await writeFile(join(folder, damagedFolder, name), 'x')
    await writeFile(join(folder, whole, '0123456789abcdef'), 'x')
    await writeFile(join(folder, whole, 'index.bin.0123456789ab.tmp'), 'x')
    await writeFile(join(folder, 'stray'), 'x')
    const second = await start(createDiskStorage(vault, folder))
    expect(await takePaper(second, '8', 'a')).not.toBeNull()
    expect(await takePaper(second, '7', 'a')).toBeNull()
    expect(await readdir(folder)).toEqual([whole])
    const names = (await readdir(join(folder, whole))).filter(name => !/^[0-9a-f]{16}$/.test(name))
    expect(names.sort()).toEqual(['index.bin', 'index.bin.last'])
    expect(await readdir(join(folder, whole))).toHaveLength(3)
  })

  it('are removed completely by a wipe, also those that are being written', async () => {
    const { vault, copies: folder } = await profile()
    const copies = await start(createDiskStorage(vault, folder))
    keepPaper(copies, '7', 'a')
    await copies.flush()
    keepPaper(copies, '7', 'b')
    const writing = copies.flush()
    await copies.wipe()
    await writing
    expect(await filesOf(folder)).toEqual([])
    await copies.begin('one')
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect(await takePaper(copies, '7', 'b')).toBeNull()
  })

  it('that the disk refuses do not affect other copies', async () => {
    const { vault, copies: folder } = await profile()
    let full = false
    const disk = {
      ...nodeDisk,
      open: (async (...given: Parameters<typeof nodeDisk.open>) => {
        if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'open' })
        return nodeDisk.open(...given)
      }) as typeof nodeDisk.open,
    }
    const copies = await start(createDiskStorage(vault, folder, disk))
    keepPaper(copies, '7', 'a')
    await copies.flush()
    full = true
    keepPaper(copies, '7', 'a', 2, 'newer')
    keepPaper(copies, '7', 'b')
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'paper of a', at: 1 })
    expect(await takePaper(copies, '7', 'b')).toBeNull()
    full = false
    keepPaper(copies, '7', 'b')
    await copies.flush()
    expect(await takePaper(copies, '7', 'b')).not.toBeNull()
  })

  it('whose index cannot be read now stay until a start can read it', async () => {
    const { vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a')
    await first.flush()
    const files = await filesOf(folder)
    keepPaper(first, '8', 'a')
    await first.flush()
    const isHeld = (path: unknown) => files.some(file => file.path === path)
    const readFile = ((...given: Parameters<typeof nodeDisk.readFile>) =>
      isHeld(given[0])
        ? Promise.reject(Object.assign(new Error('held'), { code: 'EIO' }))
        : nodeDisk.readFile(...given)) as typeof nodeDisk.readFile
    const copiesOfBlockedDisk = await start(createDiskStorage(vault, folder, { ...nodeDisk, readFile }))
    expect(await takePaper(copiesOfBlockedDisk, '7', 'a')).toBeNull()
    expect(await takePaper(copiesOfBlockedDisk, '8', 'a'), 'the others can be read').not.toBeNull()
    expect((await list(copiesOfBlockedDisk)).entries).toMatchObject([{ homework_id: '8' }])
    expect((await filesOf(folder)).filter(({ path }) => isHeld(path))).toEqual(files)
    expect(await takePaper(await start(createDiskStorage(vault, folder)), '7', 'a')).not.toBeNull()
  })
})

describe('copies that wait for the disk', () => {
  it('may wait up to 32 MB', async () => {
    const copies = await start(createMemoryStorage())
    const keep = (student: string, bytes: number) =>
      copies.add('topic-answer-paper', paper('7', student), { body: new Uint8Array(bytes), at: 1 })
    keep('a', 32 * 1024 * 1024)
    keep('b', 1)
    const waits = (student: string) => copies.has('topic-answer-paper', paper('7', student))
    expect([await waits('a'), await waits('b')]).toEqual([true, false])
    await copies.wipe()
  })

  it('have a limit: further answers are not copied until those are written', async () => {
    const copies = await start(createMemoryStorage())
    const large = new Uint8Array(17 * 1024 * 1024)
    const keep = (student: string) => copies.add('topic-answer-paper', paper('7', student), { body: large, at: 1 })
    const waits = (student: string) => copies.has('topic-answer-paper', paper('7', student))
    // A newer answer of the same request replaces the older one.
    for (const student of ['a', 'a', 'b']) keep(student)
    expect([await waits('a'), await waits('b')]).toEqual([true, false])
    await copies.wipe()
    await copies.begin('one')
    keep('b')
    expect(await waits('b')).toBe(true)
    await copies.wipe()
  })
})

describe('while a copy is being written', () => {
  /** A storage that calls a function once, just after the first copy was written. */
  const during = (act: () => void): CacheStorage => {
    const storage = createMemoryStorage()
    let first = true
    return {
      ...storage,
      async writePart(...given) {
        await storage.writePart(...given)
        if (first) act()
        first = false
      },
    }
  }

  it('another teacher who logs in gets none', async () => {
    const begun: Promise<void>[] = []
    const copies = await start(during(() => begun.push(copies.begin('two'))))
    keepPaper(copies, '7', 'a')
    await copies.flush()
    expect(begun).toHaveLength(1)
    await Promise.all(begun)
    expect((await list(copies)).entries).toEqual([])
    expect(await copies.has('topic-answer-paper', paper('7', 'a'))).toBe(false)
  })

  it('a newer one that arrives replaces it', async () => {
    const copies = await start(during(() => keepPaper(copies, '7', 'a', 2, 'newer')))
    keepPaper(copies, '7', 'a', 1, 'older')
    await copies.flush()
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'newer', at: 2 })
  })
})

it('a teacher who logs in while the copies of another one are loaded gets none of those', async () => {
  const storage = createMemoryStorage()
  const first = await start(storage)
  keepPaper(first, '7', 'a')
  await first.flush()
  const loading: (() => void)[] = []
  const slow: CacheStorage = {
    ...storage,
    async load(owner) {
      const found = owner === 'one' ? await storage.load(owner) : []
      if (owner === 'one') await new Promise<void>(done => loading.push(done))
      return found
    },
  }
  const copies = createOfflineCopies({ enabled: true, storage: slow, clock: () => 1000, log, limits: roomy })
  const begun = [copies.begin('one')]
  await expect.poll(() => loading).toHaveLength(1)
  begun.push(copies.begin('two'))
  loading[0]?.()
  await Promise.all(begun)
  expect(await copies.has('topic-answer-paper', paper('7', 'a'))).toBe(false)
  expect((await list(copies)).entries).toEqual([])
})

it('a copy is not unpacked to more than 64 MB', async () => {
  const mebibyte = 1024 * 1024
  const unpacked = async (bytes: number) =>
    decompress(await compress(new Uint8Array(bytes))).then(
      ({ length }) => length,
      () => 'refused',
    )
  expect([await unpacked(64 * mebibyte), await unpacked(64 * mebibyte + 1)]).toEqual([64 * mebibyte, 'refused'])
})

describe('if the storage refuses', () => {
  /** A storage that refuses calls for some caches, until a restart. */
  const refusing = async (over: (storage: CacheStorage) => Partial<CacheStorage>, bounds = roomy) => {
    const { vault, copies: folder } = await profile()
    const storage = createDiskStorage(vault, folder)
    const copies = await start({ ...storage, ...over(storage) }, 'one', bounds)
    const restarted = () => start(createDiskStorage(vault, folder), 'one', bounds)
    return { copies, restarted }
  }
  const refuse = () => Promise.reject(new Error('held by a scanner'))

  it('a removal, answers that were stored meanwhile are kept over a restart', async () => {
    const { copies, restarted } = await refusing(() => ({ removeHomework: refuse }), { ...roomy, homeworks: 1 })
    keepPaper(copies, '7', 'a')
    await copies.flush()
    keepPaper(copies, '8', 'a')
    await copies.flush()
    expect(await takePaper(await restarted(), '8', 'a')).not.toBeNull()
  })

  it('a removal of one homework or answer, the others are still removed', async () => {
    const bounds = { ...roomy, papers: 1 }
    const { copies, restarted } = await refusing(() => ({ removePart: refuse }), bounds)
    for (const student of ['a', 'b', 'c']) keepPaper(copies, '7', student)
    await copies.flush()
    const again = await restarted()
    expect(await takePaper(again, '7', 'c')).not.toBeNull()
    expect((await list(again)).entries).toMatchObject([{ homework_id: '7', papers: 1 }])
  })

  it('every removal, as if the program was killed, all indexes were written before', async () => {
    const calls: string[] = []
    const { copies } = await refusing(
      storage => ({
        async writeIndex(cache) {
          calls.push(`note ${cache.homework}`)
          await storage.writeIndex(cache)
        },
        async removeHomework(cache) {
          calls.push(`drop ${cache.homework}`)
          await storage.removeHomework(cache)
        },
      }),
      { ...roomy, homeworks: 1 },
    )
    for (const homework of ['7', '8']) {
      keepPaper(copies, homework, 'a')
      await copies.flush()
    }
    expect(calls).toEqual(['note 7', 'note 8', 'drop 7'])
  })

  it('to write one index, only that homework is lost', async () => {
    const { copies, restarted } = await refusing(storage => ({
      writeIndex: cache => (cache.homework === '7' ? refuse() : storage.writeIndex(cache)),
    }))
    for (const homework of ['7', '8']) keepPaper(copies, homework, 'a')
    await copies.flush()
    const again = await restarted()
    expect(await takePaper(again, '7', 'a')).toBeNull()
    expect(await takePaper(again, '8', 'a')).not.toBeNull()
  })
})

describe('a configuration without copies', () => {
  it('stores nothing, and wipes the copies of an earlier configuration', async () => {
    const { root, vault, copies: folder } = await profile()
    const first = await openOfflineCopies({ enabled: true, vault, profile: root, clock: Date.now, log })
    await first.begin('one')
    keepPaper(first, '7', 'a')
    await first.flush()
    expect(await filesOf(folder)).not.toEqual([])
    const second = await openOfflineCopies({ enabled: false, vault, profile: root, clock: Date.now, log })
    expect(await filesOf(folder)).toEqual([])
    await second.begin('one')
    keepPaper(second, '7', 'a')
    expect(await takePaper(second, '7', 'a')).toBeNull()
    expect(await list(second)).toEqual({ enabled: false, isDurable: false, entries: [] })
  })

  it('removes copies from the disk, as a host without encryption does', async () => {
    const { root, vault, copies: folder } = await profile()
    const first = await openOfflineCopies({ enabled: true, vault, profile: root, clock: Date.now, log })
    await first.begin('one')
    keepPaper(first, '7', 'a')
    await first.flush()
    expect((await list(first)).isDurable).toBe(true)
    const bare = await openVault(null, join(root, 'vault.key'))
    const second = await openOfflineCopies({ enabled: true, vault: bare, profile: root, clock: Date.now, log })
    expect(await filesOf(folder)).toEqual([])
    await second.begin('one')
    keepPaper(second, '7', 'b')
    await second.flush()
    expect(await takePaper(second, '7', 'b')).not.toBeNull()
    expect((await list(second)).isDurable).toBe(false)
    expect(await filesOf(folder)).toEqual([])
  })
})
