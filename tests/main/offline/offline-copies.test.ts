import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type CacheStorage, createMemoryStorage } from '../../../main/offline/cache-storage'
import type { CopyLimits } from '../../../main/offline/copy-limits'
import { createDiskStorage } from '../../../main/offline/disk-cache-storage'
import { createOfflineCopies, type OfflineCopies } from '../../../main/offline/offline-copies'
import { openOfflineCopies } from '../../../main/offline/open-copies'
import { nodeDisk } from '../../../main/store/disk'
import { openVault, type Vault } from '../../../main/store/vault'
import { fakeSecretBox } from '../../fakes/host'

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

/** Copies of a fresh start on a shelf, with the teacher `owner` logged in. */
async function start(shelf: CacheStorage, owner = 'one', bounds = roomy, clock = () => 1000): Promise<OfflineCopies> {
  const copies = createOfflineCopies({ enabled: true, storage: shelf, clock, log, limits: bounds })
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

const shelves: [string, () => Promise<CacheStorage>][] = [
  ['in memory', async () => createMemoryStorage()],
  [
    'on the disk',
    async () => {
      const { vault, copies } = await profile()
      return createDiskStorage(vault, copies)
    },
  ],
]

describe.each(shelves)('copies %s', (_name, shelf) => {
  it('give back what was kept last, with its time, also before it is written', async () => {
    const copies = await start(await shelf())
    keepPaper(copies, '7', 'a', 1, 'old')
    keepPaper(copies, '7', 'a', 2, 'new')
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'new', at: 2 })
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'new', at: 2 })
    expect(await copies.has('topic-answer-paper', paper('7', 'a'))).toBe(true)
    expect(await copies.has('topic-answer-paper', paper('7', 'b'))).toBe(false)
    expect(await takePaper(copies, '7', 'b')).toBeNull()
  })

  it('are served to nobody once the session is over, and to the same teacher after it', async () => {
    const copies = await start(await shelf())
    keepPaper(copies, '7', 'a')
    copies.end()
    expect(await takePaper(copies, '7', 'a')).toBeNull()
    expect((await list(copies)).entries).toEqual([])
    keepPaper(copies, '7', 'late')
    await copies.begin('one')
    expect(await takePaper(copies, '7', 'a')).not.toBeNull()
    expect(await takePaper(copies, '7', 'late')).toBeNull()
  })

  it('go when another teacher logs in', async () => {
    const copies = await start(await shelf())
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

  it('go in the order in which they were opened, whatever the clock said, over a restart too', async () => {
    const place = await shelf()
    const two = { ...roomy, homeworks: 2 }
    const first = await start(place, 'one', two)
    for (const [homework, at] of [
      ['1', 4_000_000],
      ['2', -5],
    ] as const) {
      keepPaper(first, homework, 'a', at)
      await first.flush()
    }
    const copies = await start(place, 'one', two)
    const kept = async () => (await list(copies)).entries.map(entry => entry.homework_id)
    expect(await kept()).toEqual(['2', '1'])
    keepPaper(copies, '3', 'a', 0)
    expect(await kept()).toEqual(['3', '2'])
    keepPaper(copies, '2', 'a', 0)
    expect(await kept()).toEqual(['2', '3'])
    keepPaper(copies, '4', 'a', 5)
    expect(await kept()).toEqual(['4', '2'])
  })

  it('are of no time to come, and of none before the first, whatever the clock says', async () => {
    const place = await shelf()
    let now = 1000
    const copies = await start(place, 'one', roomy, () => now)
    keepPaper(copies, '7', 'late', 4_000_000)
    keepPaper(copies, '8', 'early', -5)
    const told = async () => [
      (await takePaper(copies, '7', 'late'))?.at,
      (await takePaper(copies, '8', 'early'))?.at,
      ...(await list(copies)).entries.map(({ at }) => at),
    ]
    expect(await told()).toEqual([1000, 0, 0, 1000])
    await copies.flush()
    expect(await told()).toEqual([1000, 0, 0, 1000])
    // A clock that is behind for a while leaves no mark.
    now = 5_000_000
    expect((await told())[0]).toBe(4_000_000)
  })

  it('are listed by homework, the last opened first, and removed one by one or all', async () => {
    const copies = await start(await shelf())
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

  it('of the homework opened first go where there are too many', async () => {
    const copies = await start(await shelf(), 'one', { ...roomy, homeworks: 2, papers: 2 })
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
  it('are there after a restart for the same teacher, and hold nothing that can be read', async () => {
    const { root, vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a', 3, 'ひみつの答案 secret-answer'.repeat(20))
    await first.flush()
    for (const { path, bytes } of await filesOf(root)) {
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

  it('that are damaged are dropped alone', async () => {
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

  it('cannot stand in for each other', async () => {
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

  it('whose index is lost go alone, and what a crash left in a folder goes with the next start', async () => {
    const { vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a')
    await first.flush()
    const [lost = ''] = await readdir(folder)
    keepPaper(first, '8', 'a')
    await first.flush()
    const [whole = ''] = (await readdir(folder)).filter(name => name !== lost)
    for (const name of ['index.bin', 'index.bin.last']) await writeFile(join(folder, lost, name), 'x')
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

  it('are gone to the last byte after a wipe, also those on their way', async () => {
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

  it('that the disk refuses cost themselves alone', async () => {
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

  it('whose index cannot be read for now stay for a start at which it can', async () => {
    const { vault, copies: folder } = await profile()
    const first = await start(createDiskStorage(vault, folder))
    keepPaper(first, '7', 'a')
    await first.flush()
    const files = await filesOf(folder)
    const readFile = (() =>
      Promise.reject(Object.assign(new Error('held'), { code: 'EIO' }))) as typeof nodeDisk.readFile
    const held = await start(createDiskStorage(vault, folder, { ...nodeDisk, readFile }))
    expect(await takePaper(held, '7', 'a')).toBeNull()
    expect(await filesOf(folder)).toEqual(files)
    expect(await takePaper(await start(createDiskStorage(vault, folder)), '7', 'a')).not.toBeNull()
  })
})

describe('copies that wait for the disk', () => {
  it('have an end: what comes above it is not copied, until they are gone', async () => {
    const copies = await start(createMemoryStorage())
    const large = new Uint8Array(17 * 1024 * 1024)
    const keep = (student: string) => copies.add('topic-answer-paper', paper('7', student), { body: large, at: 1 })
    const waits = (student: string) => copies.has('topic-answer-paper', paper('7', student))
    // A newer one of the same takes no room of its own.
    for (const student of ['a', 'a', 'b']) keep(student)
    expect([await waits('a'), await waits('b')]).toEqual([true, false])
    await copies.wipe()
    await copies.begin('one')
    keep('b')
    expect(await waits('b')).toBe(true)
    await copies.wipe()
  })
})

describe('while a copy is on its way', () => {
  /** A shelf that does something once, as the first copy has just been put there. */
  const during = (act: () => void): CacheStorage => {
    const shelf = createMemoryStorage()
    let first = true
    return {
      ...shelf,
      async writePart(...given) {
        await shelf.writePart(...given)
        if (first) act()
        first = false
      },
    }
  }

  it('another teacher who logs in is told of none', async () => {
    const begun: Promise<void>[] = []
    const copies = await start(during(() => begun.push(copies.begin('two'))))
    keepPaper(copies, '7', 'a')
    await copies.flush()
    expect(begun).toHaveLength(1)
    await Promise.all(begun)
    expect((await list(copies)).entries).toEqual([])
    expect(await copies.has('topic-answer-paper', paper('7', 'a'))).toBe(false)
  })

  it('a newer one that comes is the one that stays', async () => {
    const copies = await start(during(() => keepPaper(copies, '7', 'a', 2, 'newer')))
    keepPaper(copies, '7', 'a', 1, 'older')
    await copies.flush()
    await copies.flush()
    expect(await takePaper(copies, '7', 'a')).toEqual({ text: 'newer', at: 2 })
  })
})

describe('what the shelf refuses', () => {
  /** A shelf that refuses calls on some books; a restart finds it well again. */
  const refusing = async (over: (shelf: CacheStorage) => Partial<CacheStorage>, bounds = roomy) => {
    const { vault, copies: folder } = await profile()
    const shelf = createDiskStorage(vault, folder)
    const copies = await start({ ...shelf, ...over(shelf) }, 'one', bounds)
    const restarted = () => start(createDiskStorage(vault, folder), 'one', bounds)
    return { copies, restarted }
  }
  const held = () => Promise.reject(new Error('held by a scanner'))

  it('to drop costs nothing that was taken meanwhile, over a restart', async () => {
    const { copies, restarted } = await refusing(() => ({ removeHomework: held }), { ...roomy, homeworks: 1 })
    keepPaper(copies, '7', 'a')
    await copies.flush()
    keepPaper(copies, '8', 'a')
    await copies.flush()
    expect(await takePaper(await restarted(), '8', 'a')).not.toBeNull()
  })

  it('to drop of one book, or one part, does not keep the others', async () => {
    const bounds = { ...roomy, papers: 1 }
    const { copies, restarted } = await refusing(() => ({ removePart: held }), bounds)
    for (const student of ['a', 'b', 'c']) keepPaper(copies, '7', student)
    await copies.flush()
    const again = await restarted()
    expect(await takePaper(again, '7', 'c')).not.toBeNull()
    expect((await list(again)).entries).toMatchObject([{ homework_id: '7', papers: 1 }])
  })

  it('to do at all, as where the program is killed, leaves all that was noted before it dropped anything', async () => {
    const calls: string[] = []
    const { copies } = await refusing(
      shelf => ({
        async writeIndex(book) {
          calls.push(`note ${book.homework}`)
          await shelf.writeIndex(book)
        },
        async removeHomework(book) {
          calls.push(`drop ${book.homework}`)
          await shelf.removeHomework(book)
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

  it('to note of one book costs that book alone', async () => {
    const { copies, restarted } = await refusing(shelf => ({
      writeIndex: book => (book.homework === '7' ? held() : shelf.writeIndex(book)),
    }))
    for (const homework of ['7', '8']) keepPaper(copies, homework, 'a')
    await copies.flush()
    const again = await restarted()
    expect(await takePaper(again, '7', 'a')).toBeNull()
    expect(await takePaper(again, '8', 'a')).not.toBeNull()
  })
})

describe('a configuration without copies', () => {
  it('keeps nothing, and wipes what an earlier one kept', async () => {
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
    expect(await list(second)).toEqual({ enabled: false, kept: false, entries: [] })
  })

  it('is as good as a host that cannot encrypt, for what lies on the disk', async () => {
    const { root, vault, copies: folder } = await profile()
    const first = await openOfflineCopies({ enabled: true, vault, profile: root, clock: Date.now, log })
    await first.begin('one')
    keepPaper(first, '7', 'a')
    await first.flush()
    expect((await list(first)).kept).toBe(true)
    const bare = await openVault(null, join(root, 'vault.key'))
    const second = await openOfflineCopies({ enabled: true, vault: bare, profile: root, clock: Date.now, log })
    expect(await filesOf(folder)).toEqual([])
    await second.begin('one')
    keepPaper(second, '7', 'b')
    await second.flush()
    expect(await takePaper(second, '7', 'b')).not.toBeNull()
    expect((await list(second)).kept).toBe(false)
    expect(await filesOf(folder)).toEqual([])
  })
})
