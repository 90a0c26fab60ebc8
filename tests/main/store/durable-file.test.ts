import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { removeTemporaryFiles } from '../../../main/store/atomic-file'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { openDurableFile } from '../../../main/store/durable-file'
import { createKeySeal } from '../../../main/store/vault'
import { folder } from '../../fixtures/folder'
import { flipped, holds, random, refusing, walkFaults } from './faulty-disk'
import { inMemory, onDisk, type TestFolder } from './test-folders'

const schema = v.object({ word: v.string() })
const fresh = () => ({ word: 'fresh' })
const seal = createKeySeal(new Uint8Array(32).fill(7))

const at = (dir: string) => join(dir, 'kept.bin')
const open = (dir: string, disk?: Disk) => openDurableFile({ path: at(dir), schema, defaultValue: fresh, disk })
const openSealed = (dir: string, disk?: Disk) =>
  openDurableFile({ path: at(dir), schema, defaultValue: fresh, disk, seal })

/** Stores 'old' and then 'new' in a folder. */
async function keep(opening: typeof open, dir: string, disk?: Disk): Promise<void> {
  const store = await opening(dir, disk)
  await store.set({ word: 'old' })
  await store.set({ word: 'new' })
}

async function folderWithFile(opening = open): Promise<string> {
  const dir = folder()
  await keep(opening, dir)
  return dir
}

const forms = [
  { form: 'plain', opening: open },
  { form: 'sealed', opening: openSealed },
]

describe.each(forms)('a durable file, $form', ({ opening }) => {
  it('has the default value at first, and writes no file for it', async () => {
    const dir = folder()
    const store = await opening(dir)
    expect(store.get()).toEqual({ word: 'fresh' })
    expect(store.damage).toBe('none')
    expect(readdirSync(dir)).toEqual([])
  })

  it('exists at the next start with its copy, and only this user can read both', async () => {
    const dir = await folderWithFile(opening)
    const store = await opening(dir)
    expect(store.get()).toEqual({ word: 'new' })
    expect(store.damage).toBe('none')
    expect(readdirSync(dir).sort()).toEqual(['kept.bin', 'kept.bin.last'])
    expect(readFileSync(at(dir))).toEqual(readFileSync(`${at(dir)}.last`))
    if (process.platform !== 'win32') expect(statSync(at(dir)).mode & 0o777).toBe(0o600)
  })

  it('writes the last of several values that are set together, once', async () => {
    const dir = folder()
    let renames = 0
    const rename: Disk['rename'] = (from, to) => {
      renames += 1
      return nodeDisk.rename(from, to)
    }
    const store = await opening(dir, { ...nodeDisk, rename })
    await Promise.all(Array.from({ length: 50 }, (_, number) => store.set({ word: String(number) })))
    expect(store.get()).toEqual({ word: '49' })
    expect((await opening(dir)).get()).toEqual({ word: '49' })
    expect(renames).toBeLessThanOrEqual(4)
  })

  const restoredAtEvery = async (step: number, testFolder: TestFolder) => {
    await keep(opening, testFolder.dir, testFolder.disk)
    const whole = testFolder.read('kept.bin')
    for (let length = 0; length < whole.length; length += step) {
      testFolder.write('kept.bin', whole.subarray(0, length))
      const store = await opening(testFolder.dir, testFolder.disk)
      expect([length, store.get(), store.damage]).toEqual([length, { word: 'new' }, 'restored'])
      expect(testFolder.read('kept.bin').equals(whole)).toBe(true)
      expect((await opening(testFolder.dir, testFolder.disk)).damage).toBe('none')
    }
  }

  it('is restored from its copy at every length of a truncated file, and reports it', () =>
    restoredAtEvery(1, inMemory()))

  it('is restored from its copy on a real disk', () => restoredAtEvery(17, onDisk()))

  it('has the default value if file and copy are truncated, and reports it', async () => {
    const testFolder = inMemory()
    await keep(opening, testFolder.dir, testFolder.disk)
    const whole = testFolder.read('kept.bin')
    for (let length = 0; length < whole.length; length += 1) {
      testFolder.write('kept.bin', whole.subarray(0, length))
      testFolder.write('kept.bin.last', whole.subarray(0, length))
      const store = await opening(testFolder.dir, testFolder.disk)
      expect([length, store.get(), store.damage]).toEqual([length, { word: 'fresh' }, 'lost'])
    }
  })

  it('repairs a copy that is truncated, missing or outdated', async () => {
    const dir = await folderWithFile(opening)
    const whole = readFileSync(at(dir))
    const older = await folderWithFile(opening)
    await (await opening(older)).set({ word: 'older' })
    for (const copy of [whole.subarray(0, 20), null, readFileSync(at(older))]) {
      if (copy) writeFileSync(`${at(dir)}.last`, copy)
      else rmSync(`${at(dir)}.last`)
      const store = await opening(dir)
      expect([store.get(), store.damage]).toEqual([{ word: 'new' }, 'none'])
      expect(readFileSync(`${at(dir)}.last`)).toEqual(whole)
    }
  })

  const outlivesBits = async (count: number, testFolder: TestFolder) => {
    await keep(opening, testFolder.dir, testFolder.disk)
    const whole = testFolder.read('kept.bin')
    const next = random(20_261_121)
    const outcomes = new Set<string>()
    for (let round = 0; round < count; round += 1) {
      const damaged = flipped(whole, next)
      // Copy and file have the same damage: only the checksum can detect it.
      const both = round % 2 === 0
      testFolder.write('kept.bin', damaged)
      testFolder.write('kept.bin.last', both ? damaged : whole)
      const store = await opening(testFolder.dir, testFolder.disk)
      const asIs = [
        testFolder.read('kept.bin.damaged').equals(damaged),
        both || testFolder.read('kept.bin').equals(whole),
      ]
      outcomes.add([both ? 'both' : 'one', store.get().word, store.damage, ...asIs].join())
    }
    expect([...outcomes].sort()).toEqual(['both,fresh,lost,true,true', 'one,new,restored,true,true'])
  }

  it('never returns a wrong value, whichever bit of the file is flipped', () => outlivesBits(5000, inMemory()))

  it('is restored on a real disk, whichever bit of the file is flipped', () => outlivesBits(30, onDisk()))
})

describe('a file that is set aside', () => {
  it('is kept unchanged, for the last three damages', async () => {
    const dir = await folderWithFile()
    for (const damage of ['1', '2', '3', '4', '5']) {
      writeFileSync(at(dir), damage)
      await open(dir)
    }
    const found = ['.damaged', '.damaged.1', '.damaged.2'].map(end => readFileSync(at(dir) + end, 'utf8'))
    expect(found).toEqual(['5', '4', '3'])
    expect(readdirSync(dir).filter(name => name.includes('damaged'))).toHaveLength(3)
  })

  it('is removed with the store', async () => {
    const dir = await folderWithFile()
    writeFileSync(at(dir), 'damaged')
    const store = await open(dir)
    await store.remove()
    expect(readdirSync(dir)).toEqual([])
    expect(store.get()).toEqual({ word: 'fresh' })
    await store.set({ word: 'again' })
    expect((await open(dir)).get()).toEqual({ word: 'again' })
  })
})

describe('a file that cannot be read now', () => {
  const either = { merge: (found: { word: string }, set: { word: string }) => ({ word: `${found.word}+${set.word}` }) }
  const opened = (testFolder: TestFolder, disk: Disk, over = {}) =>
    openDurableFile({ path: at(testFolder.dir), schema, defaultValue: fresh, disk, ...over })

  /** 'newer' in the file, 'new' in the copy. */
  async function newer(): Promise<TestFolder> {
    const testFolder = inMemory()
    await keep(open, testFolder.dir, testFolder.disk)
    const copy = testFolder.read('kept.bin.last')
    await (await opened(testFolder, testFolder.disk)).set({ word: 'newer' })
    testFolder.write('kept.bin.last', copy)
    return testFolder
  }

  it('is not replaced by its older copy, and is there at the next start', async () => {
    const testFolder = await newer()
    const { disk } = refusing(testFolder.disk, ['readFile', 'rename'], [at(testFolder.dir)])
    const store = await opened(testFolder, disk)
    expect([store.get().word, store.damage]).toEqual(['new', 'unreadable'])
    const next = await opened(testFolder, testFolder.disk)
    expect([next.get().word, next.damage]).toEqual(['newer', 'none'])
  })

  it('does not count as damaged, and is not set aside if nothing is set', async () => {
    const testFolder = await newer()
    const { disk } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir), `${at(testFolder.dir)}.last`])
    const store = await opened(testFolder, disk)
    expect([store.get().word, store.damage]).toEqual(['fresh', 'unreadable'])
    expect(testFolder.names()).toEqual(['kept.bin', 'kept.bin.last'])
  })

  it('delays every write until it can be read or set aside, and is then read first', async () => {
    const testFolder = await newer()
    const { disk, heal } = refusing(testFolder.disk, ['readFile', 'rename'], [at(testFolder.dir)])
    const store = await opened(testFolder, disk, either)
    const before = testFolder.names().map(name => testFolder.read(name))
    await expect(store.set({ word: 'set' })).rejects.toMatchObject({ code: 'EIO' })
    expect(testFolder.names().map(name => testFolder.read(name))).toEqual(before)
    expect(store.get().word).toBe('set')
    heal()
    await store.set({ word: 'again' })
    expect(store.get().word).toBe('newer+again')
    expect((await opened(testFolder, testFolder.disk)).get().word).toBe('newer+again')
    await store.set({ word: 'last' })
    expect(store.get().word).toBe('last')
  })

  it('is not merged if it equals its copy', async () => {
    const testFolder = inMemory()
    await keep(open, testFolder.dir, testFolder.disk)
    const { disk, heal } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir)])
    const store = await opened(testFolder, disk, either)
    heal()
    await store.set({ word: 'set' })
    expect(store.get().word).toBe('set')
  })

  it.each(['kept.bin', 'kept.bin.last'])('is set aside at the next write if it is still unreadable: %s', async name => {
    const testFolder = await newer()
    const bytes = testFolder.read(name)
    if (name !== 'kept.bin') testFolder.write('kept.bin', bytes.subarray(0, 9))
    const { disk } = refusing(testFolder.disk, ['readFile'], [join(testFolder.dir, name)])
    const store = await opened(testFolder, disk)
    await store.set({ word: 'set' })
    expect(holds(testFolder, bytes)).toBe(true)
    expect((await opened(testFolder, testFolder.disk)).get().word).toBe('set')
    await store.remove()
    expect(testFolder.names()).toEqual([])
  })

  it('is removed with the store, and does not come back', async () => {
    const testFolder = await newer()
    const { disk, heal } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir)])
    const store = await opened(testFolder, disk, either)
    const set = store.set({ word: 'set' })
    await Promise.all([set, store.remove()])
    heal()
    expect([testFolder.names(), store.get().word]).toEqual([[], 'fresh'])
  })

  it('is removed if the store is removed while the file is being read', async () => {
    const testFolder = await newer()
    const { disk, heal } = refusing(testFolder.disk, ['readFile'], [at(testFolder.dir)])
    let removed: Promise<void> | null = null
    const meanwhile: Disk = new Proxy(disk, {
      get: (target, name: keyof Disk) => {
        if (name === 'readFile' && removed === null && well) removed = store.remove()
        return target[name]
      },
    })
    let well = false
    const store = await opened(testFolder, meanwhile, either)
    heal()
    well = true
    await store.set({ word: 'set' })
    expect(removed).not.toBeNull()
    await removed
    expect([testFolder.names(), store.get().word]).toEqual([[], 'fresh'])
  })

  it('is a whole file that its seal refuses now; a damaged file is not', async () => {
    const testFolder = inMemory()
    await keep(openSealed, testFolder.dir, testFolder.disk)
    const locked = {
      ...seal,
      mayFailTransiently: true,
      open: () => Promise.reject(new Error('the keychain is locked')),
    }
    const store = await opened(testFolder, testFolder.disk, { seal: locked })
    expect([store.get().word, store.damage]).toEqual(['fresh', 'unreadable'])
    const next = await opened(testFolder, testFolder.disk, { seal: { ...seal, mayFailTransiently: true } })
    expect([next.get().word, next.damage]).toEqual(['new', 'none'])
    for (const name of testFolder.names()) testFolder.write(name, testFolder.read(name).subarray(0, 90))
    expect((await opened(testFolder, testFolder.disk, { seal: locked })).damage).toBe('lost')
  })

  it('is sealed again only if its seal asks for it', async () => {
    const testFolder = inMemory()
    await keep(openSealed, testFolder.dir, testFolder.disk)
    const old = testFolder.read('kept.bin')
    const rotated = {
      ...seal,
      open(sealed: Uint8Array, name: string, onStale?: () => void) {
        onStale?.()
        return seal.open(sealed, name)
      },
    }
    await openSealed(testFolder.dir, testFolder.disk)
    expect(holds(testFolder, old)).toBe(true)
    expect((await opened(testFolder, testFolder.disk, { seal: rotated })).get().word).toBe('new')
    expect(holds(testFolder, old)).toBe(false)
    expect((await openSealed(testFolder.dir, testFolder.disk)).get().word).toBe('new')
  })
})

describe('a damaged file that cannot be set aside', () => {
  it('is not replaced before it can be set aside', async () => {
    const testFolder = inMemory()
    await keep(open, testFolder.dir, testFolder.disk)
    const damaged = testFolder.read('kept.bin').subarray(0, 30)
    testFolder.write('kept.bin', damaged)
    const { disk, heal } = refusing(testFolder.disk, ['rename'], [at(testFolder.dir)])
    const store = await open(testFolder.dir, disk)
    expect([store.get().word, store.damage, holds(testFolder, damaged)]).toEqual(['new', 'restored', true])
    await expect(store.set({ word: 'set' })).rejects.toMatchObject({ code: 'EIO' })
    heal()
    await store.set({ word: 'set' })
    expect([holds(testFolder, damaged), (await open(testFolder.dir, testFolder.disk)).get().word]).toEqual([
      true,
      'set',
    ])
  })
})

const orphansOf = (testFolder: TestFolder) => testFolder.names().filter(name => name.endsWith('.tmp'))

/** A folder in memory that already stores 'new'. */
async function filled(testFolder: TestFolder): Promise<void> {
  const made = inMemory()
  await keep(open, made.dir, made.disk)
  for (const name of made.names()) testFolder.write(name, made.read(name))
}

/** The working disk until `on`, then the failing one. */
function breaking(sound: Disk, faulty: Disk) {
  let broken = false
  const disk = new Proxy(sound, { get: (_target, name: keyof Disk) => (broken ? faulty[name] : sound[name]) })
  return { disk, on: () => (broken = true) }
}

describe.each([
  ['a disk that refuses', inMemory],
  ['the disk of this machine, where it refuses,', onDisk],
] as const)('%s', (_name, make) => {
  it('leaves the old or the new value if any call of a write fails, and accepts the next write', async () => {
    const tried = await walkFaults(async (fault, faulty, testFolder) => {
      await filled(testFolder)
      const { disk, on } = breaking(testFolder.disk, faulty.disk)
      const store = await open(testFolder.dir, disk)
      on()
      const outcome = await store.set({ word: 'third' }).then(
        () => 'written',
        (error: { code?: string }) => error.code,
      )
      expect(['written', fault.code]).toContain(outcome)
      await removeTemporaryFiles(testFolder.dir, testFolder.disk)
      expect(orphansOf(testFolder)).toEqual([])
      const after = await open(testFolder.dir, testFolder.disk)
      expect(after.damage).toBe('none')
      expect(outcome === 'written' ? ['third'] : ['new', 'third']).toContain(after.get().word)
      faulty.heal()
      await store.set({ word: 'fourth' })
      expect((await open(testFolder.dir, testFolder.disk)).get()).toEqual({ word: 'fourth' })
      expect(orphansOf(testFolder)).toEqual([])
    }, make)
    expect(tried).toBeGreaterThan(make === inMemory ? 100 : 10)
  })

  it('loses no value without reporting it if any call of an opening fails', async () => {
    await walkFaults(async (_fault, faulty, testFolder) => {
      await filled(testFolder)
      const [damaged, whole] = [testFolder.read('kept.bin').subarray(0, 30), testFolder.read('kept.bin')]
      testFolder.write('kept.bin', damaged)
      const store = await open(testFolder.dir, faulty.disk)
      expect(['restored', 'unreadable']).toContain(store.damage)
      // A copy that could not be read still exists.
      if (store.get().word === 'fresh') expect([store.damage, holds(testFolder, whole)]).toEqual(['unreadable', true])
      else expect(store.get().word).toBe('new')
      expect(holds(testFolder, damaged)).toBe(true)
      faulty.heal()
      await store.set({ word: 'next' })
      expect(holds(testFolder, damaged)).toBe(true)
      expect((await open(testFolder.dir, testFolder.disk)).get()).toEqual({ word: 'next' })
    }, make)
  })

  it('makes a removal reject, and the next removal finishes it', async () => {
    await walkFaults(async (fault, faulty, testFolder) => {
      await filled(testFolder)
      const { disk, on } = breaking(testFolder.disk, faulty.disk)
      const store = await open(testFolder.dir, disk)
      on()
      const outcome = await store.remove().then(
        () => 'removed',
        (error: { code?: string }) => error.code,
      )
      expect(['removed', fault.code]).toContain(outcome)
      if (outcome === 'removed') expect(testFolder.names()).not.toContain('kept.bin')
      // The next start would restore a copy without its file.
      if (testFolder.names().includes('kept.bin.last')) expect(testFolder.names()).toContain('kept.bin')
      faulty.heal()
      await store.remove()
      expect(testFolder.names()).toEqual([])
    }, make)
  })
})
