import { appendFileSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { countStartDay } from '../../../main/store/draft-age'
import { type DraftJournal, openDraftJournal } from '../../../main/store/draft-journal'
import { openDrafts } from '../../../main/store/drafts'
import { ownerHash } from '../../../main/store/owner-hash'
import { createKeySeal, type Vault } from '../../../main/store/vault'
import { folder } from '../../fixtures/folder'
import { draftsFolder, passDays } from './drafts-folder'
import { flipped, holds, random, refusing, walkFaults } from './faulty-disk'
import { inMemory, onDisk, type TestFolder } from './test-folders'

const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(9)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}
const memory: Vault = { ...vault, isDurable: false }
const at = (dir: string) => join(dir, 'mine.drafts')

const open = (dir: string, over: { disk?: Disk; vault?: Vault; today?: number; name?: string } = {}) =>
  openDraftJournal({ path: at(dir), name: 'mine', vault, today: 1, disk: nodeDisk, ...over })

/** The drafts of `keys`. */
const values = (journal: DraftJournal, keys = ['a', 'b', 'c']) => keys.map(key => journal.read(key))

/** Writes the drafts a, b and c into a journal, a twice. */
async function type({ dir, disk }: TestFolder): Promise<void> {
  const journal = await open(dir, { disk })
  for (const [key, json] of [
    ['a', '"1"'],
    ['b', '"2"'],
    ['a', '"3"'],
    ['c', '"4"'],
  ] as const) {
    await journal.write(key, json)
  }
}

async function typed(): Promise<string> {
  const testFolder = onDisk()
  await type(testFolder)
  return testFolder.dir
}

const whole = ['"3"', '"2"', '"4"']
/** The values that each key may have after a part of the journal was lost. */
const possible = [new Set(['"1"', '"3"', null]), new Set(['"2"', null]), new Set(['"4"', null])]
const isPossible = (journal: DraftJournal) => values(journal).every((value, index) => possible[index]?.has(value))

describe('a journal of drafts', () => {
  it('returns the latest draft, also after a restart', async () => {
    const dir = await typed()
    const journal = await open(dir)
    expect(values(journal)).toEqual(whole)
    expect(journal.damage).toBe('none')
    await journal.remove('b')
    expect(values(await open(dir))).toEqual(['"3"', null, '"4"'])
  })

  it('contains no plain text on the disk', async () => {
    const dir = folder()
    await (await open(dir)).write('homework/list', JSON.stringify('秘密の下書き secret'))
    const file = readFileSync(at(dir))
    for (const word of ['secret', 'homework']) {
      expect(file.includes(word)).toBe(false)
      expect(file.includes(Buffer.from(word, 'utf16le'))).toBe(false)
    }
    expect(file.includes('秘密')).toBe(false)
  })

  it('cannot be opened with another name or key, and reports the damage', async () => {
    for (const other of [{ name: 'other' }, { vault: { ...vault, ...createKeySeal(new Uint8Array(32).fill(8)) } }]) {
      const dir = await typed()
      const journal = await open(dir, other)
      expect(values(journal)).toEqual([null, null, null])
      expect(journal.damage).toBe('lost')
    }
  })

  it('removes its file when it is empty, and every file when it is wiped', async () => {
    const dir = await typed()
    appendFileSync(at(dir), 'damage that is set aside')
    const journal = await open(dir)
    expect(readdirSync(dir).sort()).toEqual(['mine.drafts', 'mine.drafts.damaged'])
    for (const key of ['a', 'b', 'c']) await journal.remove(key)
    expect(existsSync(at(dir))).toBe(false)
    await journal.write('a', '1')
    await journal.wipe()
    expect(readdirSync(dir)).toEqual([])
    expect(values(journal)).toEqual([null, null, null])
    await journal.write('a', '5')
    expect(values(await open(dir))).toEqual(['5', null, null])
  })

  it('writes all drafts that change during a write together', async () => {
    const dir = folder()
    const journal = await open(dir)
    await journal.write('a', '0')
    let syncs = 0
    const disk: Disk = {
      ...nodeDisk,
      open: (async (path: string, flags: string, mode: number) => {
        syncs += 1
        return nodeDisk.open(path, flags, mode)
      }) as Disk['open'],
    }
    const counted = await open(dir, { disk })
    syncs = 0
    await Promise.all(Array.from({ length: 100 }, (_, number) => counted.write('a', String(number))))
    expect(syncs).toBeLessThanOrEqual(3)
    expect(values(await open(dir))[0]).toBe('99')
  })

  const tornAtEvery = async (step: number, testFolder: TestFolder) => {
    const { disk } = testFolder
    await type(testFolder)
    const file = testFolder.read('mine.drafts')
    let [seen, tried] = [0, 0]
    for (let length = 0; length < file.length; length += step) {
      testFolder.write('mine.drafts', file.subarray(0, length))
      const journal = await open(testFolder.dir, { disk })
      expect(isPossible(journal)).toBe(true)
      const some = values(journal)[0] !== null
      expect(journal.damage).toBe(some ? 'none' : 'lost')
      if (some) seen += 1
      tried += 1
      await journal.write('d', '"next"')
      const again = await open(testFolder.dir, { disk })
      expect([again.read('d'), ...values(again)]).toEqual(['"next"', ...values(journal)])
    }
    expect(seen).toBeGreaterThan(tried / 2)
    testFolder.write('mine.drafts', Buffer.concat([file, Buffer.alloc(300)]))
    const journal = await open(testFolder.dir, { disk })
    expect([values(journal), journal.damage]).toEqual([whole, 'none'])
  }

  it('ignores a torn end at every length, and reports the damage if nothing is left', () => tornAtEvery(1, inMemory()))

  it('removes a torn end from the disk', () => tornAtEvery(19, onDisk()))

  it('returns no wrong value for any flipped bit, keeps readable records, and reports the damage', async () => {
    const testFolder = inMemory()
    await type(testFolder)
    const file = testFolder.read('mine.drafts')
    const next = random(33)
    let partly = 0
    for (let round = 0; round < 3_000; round += 1) {
      testFolder.write('mine.drafts', flipped(file, next))
      const journal = await open(testFolder.dir, { disk: testFolder.disk })
      if (!isPossible(journal) || journal.damage === 'none') expect.fail(`flip ${round}: ${values(journal)}`)
      if (values(journal).some(value => value !== null)) partly += 1
    }
    expect(partly).toBeGreaterThan(2_500)
  })

  it('copies a damaged file aside unchanged, and is repaired at the next start', async () => {
    const dir = await typed()
    const file = readFileSync(at(dir))
    const next = random(34)
    for (let round = 0; round < 40; round += 1) {
      const damaged = flipped(file, next)
      writeFileSync(at(dir), damaged)
      const journal = await open(dir)
      expect(journal.damage).not.toBe('none')
      expect(readFileSync(`${at(dir)}.damaged`)).toEqual(Buffer.from(damaged))
      const again = await open(dir)
      expect([values(again), again.damage]).toEqual([values(journal), 'none'])
    }
  })

  it('keeps the records after a damaged one', async () => {
    const dir = await typed()
    const file = readFileSync(at(dir))
    file[30] = (file[30] ?? 0) ^ 1
    writeFileSync(at(dir), file)
    const journal = await open(dir)
    expect([values(journal), journal.damage]).toEqual([whole, 'restored'])
  })

  it('with a damaged record and a torn end is damaged, and copied aside', async () => {
    const dir = await typed()
    const file = readFileSync(at(dir)).subarray(0, -1)
    file[30] = (file[30] ?? 0) ^ 1
    writeFileSync(at(dir), file)
    const journal = await open(dir)
    expect([values(journal), journal.damage]).toEqual([['"3"', '"2"', null], 'restored'])
    expect(readFileSync(`${at(dir)}.damaged`)).toEqual(file)
  })

  it.each([
    ['fewer bytes than a length has are a torn end', 7, 'none'],
    ['bytes that are no length are damage', 8, 'restored'],
  ])('keeps its drafts before what follows them: %s', async (_what, length, damage) => {
    const dir = await typed()
    appendFileSync(at(dir), Buffer.alloc(length, 0xab))
    const journal = await open(dir)
    expect([values(journal), journal.damage]).toEqual([whole, damage])
  })

  it('names its drafts in the order in which they were written last', async () => {
    const journal = await open(await typed())
    await journal.write('b', '"5"')
    expect(journal.keys('')).toEqual(['a', 'c', 'b'])
    expect(journal.keys('b')).toEqual(['b'])
  })

  it('accepts no record that was moved within the journal', async () => {
    const dir = folder()
    const journal = await open(dir)
    await journal.write('a', '"1"')
    const first = readFileSync(at(dir))
    await journal.write('a', '"2"')
    writeFileSync(at(dir), Buffer.concat([readFileSync(at(dir)), first]))
    const replayed = await open(dir)
    expect([replayed.read('a'), replayed.damage]).toEqual(['"2"', 'restored'])
  })

  it.each([
    ['the disk', inMemory, 60],
    ['this machine’s own disk', onDisk, 5],
  ] as const)(
    'is old or new if %s refuses any call of a write; the refusal is reported, and the next write succeeds',
    async (_name, make, least) => {
      const tried = await walkFaults(async (fault, faulty, testFolder) => {
        const { dir, disk: sound } = testFolder
        await type(testFolder)
        let broken = false
        const disk = new Proxy(sound, {
          get: (_target, name: keyof Disk) => (broken ? faulty.disk[name] : sound[name]),
        })
        const journal = await open(dir, { disk })
        broken = true
        const outcome = await journal.write('a', '"new"').then(
          () => 'written',
          (error: { code?: string }) => error.code,
        )
        expect(['written', fault.code]).toContain(outcome)
        expect(journal.read('a')).toBe('"new"')
        const after = await open(dir, { disk: sound })
        expect(outcome === 'written' ? ['"new"'] : ['"new"', '"3"']).toContain(after.read('a'))
        expect(values(after, ['b', 'c'])).toEqual(['"2"', '"4"'])
        faulty.heal()
        await journal.write('b', '"later"')
        expect(values(await open(dir, { disk: sound }))).toEqual(['"new"', '"later"', '"4"'])
        expect(testFolder.names().filter(name => name.endsWith('.tmp'))).toEqual([])
      }, make)
      expect(tried).toBeGreaterThan(least)
    },
  )

  it('loses no draft without reporting it if any call during the opening fails', async () => {
    await walkFaults(async (_fault, faulty, testFolder) => {
      const { dir, disk } = testFolder
      await type(testFolder)
      const file = testFolder.read('mine.drafts')
      file[30] = (file[30] ?? 0) ^ 1
      testFolder.write('mine.drafts', file)
      const journal = await open(dir, { disk: faulty.disk })
      expect(['restored', 'unreadable']).toContain(journal.damage)
      expect(values(journal)).toEqual(journal.damage === 'unreadable' ? [null, null, null] : whole)
      expect(holds(testFolder, file)).toBe(true)
      faulty.heal()
      await journal.write('d', '5')
      const again = await open(dir, { disk })
      for (const one of [journal, again]) expect(values(one, ['a', 'b', 'c', 'd'])).toEqual([...whole, '5'])
      expect(holds(testFolder, file)).toBe(true)
    }, inMemory)
  })

  describe('that cannot be read now', () => {
    const outcomeOfWrite = async () => {
      const testFolder = inMemory()
      await type(testFolder)
      const before = testFolder.read('mine.drafts')
      const { disk, heal } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir)])
      const journal = await open(testFolder.dir, { disk })
      expect([values(journal), journal.damage]).toEqual([[null, null, null], 'unreadable'])
      return { testFolder, before, journal, heal }
    }

    it('is not changed, and is merged with new drafts when it can be read', async () => {
      const { testFolder, before, journal, heal } = await outcomeOfWrite()
      await expect(journal.write('b', '"typed"')).rejects.toMatchObject({ code: 'EIO' })
      await expect(journal.remove('c')).rejects.toMatchObject({ code: 'EIO' })
      expect([journal.read('b'), testFolder.read('mine.drafts')]).toEqual(['"typed"', before])
      heal()
      await journal.write('d', '5')
      const again = await open(testFolder.dir, { disk: testFolder.disk })
      for (const one of [journal, again]) {
        expect(values(one, ['a', 'b', 'c', 'd'])).toEqual(['"3"', '"typed"', null, '5'])
      }
      expect(again.damage).toBe('none')
    })

    it('is read at the first request after it can be read', async () => {
      const { journal, heal } = await outcomeOfWrite()
      await journal.refresh()
      expect(values(journal)).toEqual([null, null, null])
      heal()
      await journal.refresh()
      expect(values(journal)).toEqual(whole)
    })

    it('keeps all of its drafts and of the new ones, also above the limits', async () => {
      const { journal, heal } = await outcomeOfWrite()
      const last = 1999
      for (let number = 0; number <= last; number += 1) void journal.write(`k${number}`, '0').catch(() => undefined)
      await journal.whenIdle()
      heal()
      await journal.refresh()
      expect(values(journal, ['b', 'a', 'c', 'k0', `k${last}`])).toEqual(['"2"', '"3"', '"4"', '0', '0'])
    })

    it('takes a draft that becomes shorter, although all together are above the limits', async () => {
      const { journal, heal } = await outcomeOfWrite()
      const long = JSON.stringify('x'.repeat(249_998))
      for (let number = 0; number < 64; number += 1) void journal.write(`k${number}`, long).catch(() => undefined)
      await journal.whenIdle()
      heal()
      await journal.refresh()
      await expect(journal.write('more', '1')).rejects.toThrow('No room')
      await journal.write('a', '1')
      expect(values(journal, ['a', 'b', 'k63'])).toEqual(['1', '"2"', long])
    })

    it('is removed by a wipe, together with new drafts', async () => {
      const { testFolder, journal, heal } = await outcomeOfWrite()
      const written = journal.write('b', '"typed"').catch(() => undefined)
      await Promise.all([written, journal.wipe()])
      heal()
      await journal.refresh()
      expect([testFolder.names(), values(journal)]).toEqual([[], [null, null, null]])
    })

    it('is removed by a wipe while it is being read', async () => {
      const testFolder = inMemory()
      await type(testFolder)
      const { disk, heal } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir)])
      let wiped: Promise<void> | null = null
      const readFile = (async (path: string) => {
        const read = await disk.readFile(path)
        wiped ??= journal.wipe()
        return read
      }) as Disk['readFile']
      const meanwhile: Disk = { ...disk, readFile }
      const journal = await open(testFolder.dir, { disk: meanwhile })
      heal()
      await journal.refresh()
      expect(wiped).not.toBeNull()
      await wiped
      expect([testFolder.names(), values(journal)]).toEqual([[], [null, null, null]])
    })
  })

  it('stores day 0 if the count of days cannot be read, and such drafts never get too old', async () => {
    const testFolder = inMemory()
    await (await open(testFolder.dir, { disk: testFolder.disk, today: 0 })).write('a', '1')
    const later = await open(testFolder.dir, { disk: testFolder.disk, today: 61 })
    expect(later.read('a')).toBe('1')
  })

  it('that is damaged is not replaced before it is copied aside', async () => {
    const testFolder = inMemory()
    await type(testFolder)
    const damaged = testFolder.read('mine.drafts')
    damaged[30] = (damaged[30] ?? 0) ^ 1
    testFolder.write('mine.drafts', damaged)
    let well = false
    const disk: Disk = new Proxy(testFolder.disk, {
      get: (target, name: keyof Disk) =>
        name === 'rename' && !well
          ? () => Promise.reject(Object.assign(new Error('held'), { code: 'EIO' }))
          : target[name],
    })
    const journal = await open(testFolder.dir, { disk })
    expect([values(journal), journal.damage]).toEqual([whole, 'restored'])
    await expect(journal.write('d', '5')).rejects.toThrow('held')
    expect(testFolder.read('mine.drafts')).toEqual(damaged)
    well = true
    await journal.write('d', '6')
    expect(testFolder.read('mine.drafts.damaged')).toEqual(damaged)
    const again = await open(testFolder.dir, { disk: testFolder.disk })
    expect(values(again, ['a', 'b', 'c', 'd'])).toEqual([...whole, '6'])
  })

  it('that is damaged and wiped is not copied aside by a later write', async () => {
    const testFolder = inMemory()
    await type(testFolder)
    testFolder.write('mine.drafts', testFolder.read('mine.drafts').fill(1, 30, 31))
    const rename = () => Promise.reject(Object.assign(new Error('held'), { code: 'EIO' }))
    const disk: Disk = { ...testFolder.disk, rename }
    const journal = await open(testFolder.dir, { disk })
    expect(journal.damage).toBe('restored')
    await journal.wipe()
    disk.rename = testFolder.disk.rename
    await journal.write('d', '5')
    expect(testFolder.names()).toEqual(['mine.drafts'])
  })

  it('does not grow with outdated records', async () => {
    const dir = folder()
    const journal = await open(dir)
    const long = JSON.stringify('あ'.repeat(5_000))
    for (let round = 0; round < 60; round += 1) await journal.write(`k${round % 3}`, long)
    expect(readFileSync(at(dir)).length).toBeLessThan(200_000)
    expect(values(await open(dir), ['k0', 'k1', 'k2'])).toEqual([long, long, long])
  })

  it('takes 2,000 texts with their comments, and refuses more instead of dropping an old one', async () => {
    const dir = folder()
    const journal = await open(dir)
    const saved = JSON.stringify({ notes: 'あ'.repeat(2_300), isSaved: true })
    await Promise.all(Array.from({ length: 2_000 }, (_, number) => journal.write(`notes/${number}`, saved)))
    await expect(journal.write('more', '1')).rejects.toThrow('No room')
    // A draft that is there already can be changed.
    await journal.write('notes/0', '2')
    const again = await open(dir)
    expect(values(again, ['notes/0', 'notes/1', 'notes/1999', 'more'])).toEqual(['2', saved, saved, null])
    await again.remove('notes/1')
    await again.write('more', '1')
    expect(again.read('more')).toBe('1')
  })

  it('removes drafts after 60 days of use', async () => {
    const dir = folder()
    await (await open(dir)).write('old', '5')
    const again = await open(dir, { today: 60 })
    expect(again.read('old')).toBe('5')
    await again.write('young', '1')
    expect(values(await open(dir, { today: 61 }), ['old', 'young'])).toEqual([null, '1'])
  })

  it('with drafts of a later day than today (the count was lost) removes nothing', async () => {
    const dir = folder()
    await (await open(dir, { today: 300 })).write('a', '"1"')
    expect(values(await open(dir, { today: 1 }), ['a'])).toEqual(['"1"'])
  })

  it('refuses what exceeds 16 MB in all, but not a draft that becomes shorter', async () => {
    const journal = await open(folder(), { vault: memory })
    const long = JSON.stringify('x'.repeat(249_998))
    for (let number = 0; number < 64; number += 1) await journal.write(`k${number}`, long)
    await expect(journal.write('more', '1')).rejects.toThrow('No room')
    await expect(journal.write('k0', `${long} `)).rejects.toThrow('No room')
    expect([journal.read('k0'), journal.read('k63'), journal.read('more')]).toEqual([long, long, null])
    await journal.write('k0', '"short"')
    await journal.write('more', '1')
    expect(values(journal, ['k0', 'k1', 'more'])).toEqual(['"short"', long, '1'])
  })
})

describe('the drafts of teachers', () => {
  const mine = ownerHash('17')
  const others = ownerHash('18')
  const start = (dir: string, over: { vault?: Vault; clock?: () => number } = {}) =>
    openDrafts({ folder: dir, vault, clock: Date.now, ...over })
  const day = 86_400_000
  let date = 0
  /** Starts the program after this many more days of use. */
  function startAfter(dir: string, days: number) {
    passDays(dir, days - 1)
    date += day
    return start(dir, { clock: () => date })
  }
  const write = async (drafts: Awaited<ReturnType<typeof start>>, generation: number, json = '"typed"') =>
    (await drafts.journalOf(generation, 'write'))?.write('a', json) ?? 'refused'
  const read = async (drafts: Awaited<ReturnType<typeof start>>, generation: number) =>
    (await drafts.journalOf(generation, 'read'))?.read('a') ?? null

  it.each([
    ['on the disk', vault],
    ['in memory', memory],
  ])('are kept over an end that the teacher did not choose, %s', async (_where, of) => {
    const dir = draftsFolder()
    const drafts = await start(dir, { vault: of })
    await drafts.begin(2, mine)
    await write(drafts, 2)
    await drafts.end(false)
    await drafts.begin(4, mine)
    expect(await read(drafts, 4)).toBe('"typed"')
    await drafts.end(false)
    const next = await start(dir, { vault: of })
    await next.begin(2, mine)
    expect(await read(next, 2)).toBe(of.isDurable ? '"typed"' : null)
    expect(readdirSync(dir)).toHaveLength(of.isDurable ? 1 : 0)
  })

  it('are removed by a chosen logout, also from the disk', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir)
    await drafts.begin(2, mine)
    await write(drafts, 2)
    await drafts.end(true)
    expect(readdirSync(dir)).toEqual([])
    expect(await write(drafts, 2)).toBe('refused')
    await drafts.begin(4, mine)
    expect(await read(drafts, 4)).toBeNull()
  })

  it('are never visible to another teacher', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir)
    await drafts.begin(2, mine)
    await write(drafts, 2)
    await drafts.end(false)
    await drafts.begin(4, others)
    expect(await read(drafts, 4)).toBeNull()
    // a late page of the first teacher
    expect(await read(drafts, 2)).toBeNull()
    expect(await write(drafts, 2, '"late"')).toBe('refused')
    await write(drafts, 4, '"his"')
    await drafts.end(false)
    await drafts.begin(6, mine)
    expect(await read(drafts, 6)).toBe('"typed"')
  })

  it('accept a write just after a 401, but no read', async () => {
    const drafts = await start(draftsFolder())
    await drafts.begin(2, mine)
    await drafts.end(false)
    expect(await write(drafts, 2, '"last"')).not.toBe('refused')
    expect(await read(drafts, 2)).toBeNull()
    await drafts.begin(4, mine)
    expect(await read(drafts, 4)).toBe('"last"')
    expect(await write(drafts, 2, '"late"')).toBe('refused')
    expect([await read(drafts, 1), await read(drafts, 5)]).toEqual([null, null])
  })

  it('are there for a teacher who logs in again after another teacher', async () => {
    const drafts = await start(draftsFolder())
    void drafts.begin(2, mine)
    const first = write(drafts, 2)
    void drafts.begin(4, others)
    await drafts.begin(6, mine)
    await first
    expect(['"typed"', null]).toContain(await read(drafts, 6))
    await write(drafts, 6, '"again"')
    await drafts.close()
    expect(await read(drafts, 6)).toBe('"again"')
  })

  it('have file names without the teacher’s name, and are removed after 60 days of use', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir, { clock: () => 0 })
    await drafts.begin(2, mine)
    await write(drafts, 2)
    const [name = ''] = readdirSync(dir)
    expect(name).toMatch(/^[0-9a-f]{32}\.drafts$/)
    writeFileSync(join(dir, 'x.drafts.0123456789ab.tmp'), '')
    // The first day with this modification time.
    await startAfter(dir, 1)
    await startAfter(dir, 59)
    expect(readdirSync(dir)).toEqual([name])
    await startAfter(dir, 1)
    expect(readdirSync(dir)).toEqual([])
  })

  it('of a teacher who logs in again stay, even if others never do', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir)
    await drafts.begin(2, mine)
    await write(drafts, 2)
    await drafts.begin(4, others)
    await write(drafts, 4)
    await startAfter(dir, 1)
    const again = await startAfter(dir, 30)
    await again.begin(2, mine)
    await write(again, 2, '"later"')
    const last = await startAfter(dir, 30)
    expect(readdirSync(dir)).toHaveLength(1)
    await last.begin(2, mine)
    expect(await read(last, 2)).toBe('"later"')
  })

  describe('with a wrong clock', () => {
    const right = Date.UTC(2026, 10, 16)
    const [late, early] = [Date.UTC(2099, 0, 1), Date.UTC(1980, 0, 1)]

    it.each([
      ['ahead', late],
      ['behind', early],
    ])('%s at one start, are all there, then and after it', async (_how, wrong) => {
      const dir = draftsFolder()
      const drafts = await start(dir, { clock: () => right })
      await drafts.begin(2, mine)
      await write(drafts, 2)
      await drafts.close()
      for (const now of [wrong, right, right + 86_400_000]) {
        const next = await start(dir, { clock: () => now })
        await next.begin(2, mine)
        expect(await read(next, 2)).toBe('"typed"')
      }
    })

    it.each([
      ['ahead', late],
      ['behind', early],
    ])('%s while they are typed, are there by the right one', async (_how, wrong) => {
      const dir = draftsFolder()
      const drafts = await start(dir, { clock: () => wrong })
      await drafts.begin(2, mine)
      await write(drafts, 2)
      const [name = ''] = readdirSync(dir)
      utimesSync(join(dir, name), wrong / 1000, wrong / 1000)
      for (const now of [right, right + 86_400_000]) {
        const next = await start(dir, { clock: () => now })
        await next.begin(2, mine)
        expect(await read(next, 2)).toBe('"typed"')
      }
      // After enough days of use they are deleted.
      await startAfter(dir, 60)
      expect(readdirSync(dir)).toEqual([])
    })

    it('and many starts on one date, do not age', async () => {
      const dir = draftsFolder()
      const drafts = await start(dir, { clock: () => early })
      await drafts.begin(2, mine)
      await write(drafts, 2)
      const [name] = readdirSync(dir)
      for (let time = 1; time < 70; time += 1) {
        // Another teacher types each time, so that the count is stored.
        const other = join(dir, 'other.drafts')
        writeFileSync(other, '')
        utimesSync(other, time, time)
        await start(dir, { clock: () => early + time * 60_000 })
      }
      expect(readdirSync(dir)).toContain(name)
    })
  })

  it('stay if the days cannot be counted', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir)
    await drafts.begin(2, mine)
    await write(drafts, 2)
    const open = ((path: string, flags: string, mode: number) =>
      path.startsWith(`${dir}.json`)
        ? Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS' }))
        : nodeDisk.open(path, flags, mode)) as Disk['open']
    for (let time = 0; time < 70; time += 1) {
      await openDrafts({ folder: dir, vault, clock: () => time * day, disk: { ...nodeDisk, open } })
    }
    expect(readdirSync(dir)).toHaveLength(1)
  })

  it('age again once the count can be read', async () => {
    const { dir, disk } = inMemory()
    const path = join(dir, 'drafts.json')
    for (const date of [1, 2, 3]) await countStartDay(path, () => date * day, [], disk)
    const { disk: blockedDisk } = refusing(disk, ['readFile'], [path, `${path}.last`])
    expect((await countStartDay(path, () => 4 * day, ['mark'], blockedDisk)).today).toBe(0)
    expect((await countStartDay(path, () => 5 * day, [], disk)).today).toBe(4)
  })

  it('use a count file without names that is written once a day', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir, { clock: () => 0 })
    await drafts.begin(2, mine)
    await write(drafts, 2)
    await start(dir, { clock: () => 2 * day })
    const file = readFileSync(`${dir}.json`, 'utf8')
    expect(file).not.toContain(readdirSync(dir)[0]?.split('.')[0])
    const calls: string[] = []
    const rename: Disk['rename'] = async (from, to) => {
      calls.push(basename(String(to)))
      return nodeDisk.rename(from, to)
    }
    await openDrafts({ folder: dir, vault, clock: () => 2 * day, disk: { ...nodeDisk, rename } })
    expect(calls).toEqual([])
    await openDrafts({ folder: dir, vault, clock: () => 3 * day, disk: { ...nodeDisk, rename } })
    expect(calls).toEqual([`${basename(dir)}.json`, `${basename(dir)}.json.last`])
  })

  it('report their damage at login', async () => {
    const dir = draftsFolder()
    const drafts = await start(dir)
    expect(await drafts.begin(2, mine)).toBe('none')
    await write(drafts, 2)
    const [name = ''] = readdirSync(dir)
    writeFileSync(join(dir, name), 'damaged')
    const restarted = await start(dir)
    expect(await restarted.begin(2, mine)).toBe('lost')
    expect(await restarted.begin(4, mine), 'once').toBe('none')
  })

  it('of an absent teacher that the disk does not remove now are wiped before anybody can read them', async () => {
    const dir = draftsFolder()
    const before = await start(dir)
    await before.begin(2, mine)
    await write(before, 2)
    await before.close()
    writeFileSync(join(dir, `${mine}.drafts.damaged`), 'old')
    let isBusy = true
    const rm: Disk['rm'] = async (...args) => {
      if (isBusy) throw Object.assign(new Error('EIO'), { code: 'EIO' })
      return nodeDisk.rm(...args)
    }
    const drafts = await openDrafts({ folder: dir, vault, clock: Date.now, disk: { ...nodeDisk, rm } })
    await expect(drafts.wipeJournal(mine)).rejects.toThrow('EIO')
    isBusy = false
    await drafts.begin(2, mine)
    expect(await read(drafts, 2)).toBeNull()
    expect(readdirSync(dir)).toEqual([])
    await write(drafts, 2)
    writeFileSync(join(dir, `${mine}.drafts.damaged`), 'old')
    await drafts.begin(4, others)
    await drafts.wipeJournal(mine)
    expect(readdirSync(dir)).toEqual([])
  })
})
