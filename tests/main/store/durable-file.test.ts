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
import { inMemory, onDisk, type Place } from './test-folders'

const schema = v.object({ word: v.string() })
const fresh = () => ({ word: 'fresh' })
const seal = createKeySeal(new Uint8Array(32).fill(7))

const at = (dir: string) => join(dir, 'kept.bin')
const open = (dir: string, disk?: Disk) => openDurableFile({ path: at(dir), schema, defaultValue: fresh, disk })
const openSealed = (dir: string, disk?: Disk) => openDurableFile({ path: at(dir), schema, defaultValue: fresh, disk, seal })

/** Keeps 'old' and then 'new' in a folder. */
async function keep(opening: typeof open, dir: string, disk?: Disk): Promise<void> {
  const store = await opening(dir, disk)
  await store.set({ word: 'old' })
  await store.set({ word: 'new' })
}

async function kept(opening = open): Promise<string> {
  const dir = folder()
  await keep(opening, dir)
  return dir
}

const forms = [
  { form: 'plain', opening: open },
  { form: 'sealed', opening: openSealed },
]

describe.each(forms)('a kept value, $form', ({ opening }) => {
  it('is a fresh one at first, and writes nothing for that', async () => {
    const dir = folder()
    const store = await opening(dir)
    expect(store.get()).toEqual({ word: 'fresh' })
    expect(store.damage).toBe('none')
    expect(readdirSync(dir)).toEqual([])
  })

  it('is there at the next start, with its copy, for this user only', async () => {
    const dir = await kept(opening)
    const store = await opening(dir)
    expect(store.get()).toEqual({ word: 'new' })
    expect(store.damage).toBe('none')
    expect(readdirSync(dir).sort()).toEqual(['kept.bin', 'kept.bin.last'])
    expect(readFileSync(at(dir))).toEqual(readFileSync(`${at(dir)}.last`))
    if (process.platform !== 'win32') expect(statSync(at(dir)).mode & 0o777).toBe(0o600)
  })

  it('is written once for many that are set together, as the last of them', async () => {
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

  const restoredAtEvery = async (step: number, place: Place) => {
    await keep(opening, place.dir, place.disk)
    const whole = place.read('kept.bin')
    for (let length = 0; length < whole.length; length += step) {
      place.write('kept.bin', whole.subarray(0, length))
      const store = await opening(place.dir, place.disk)
      expect([length, store.get(), store.damage]).toEqual([length, { word: 'new' }, 'restored'])
      expect(place.read('kept.bin').equals(whole)).toBe(true)
      expect((await opening(place.dir, place.disk)).damage).toBe('none')
    }
  }

  it('is restored from its copy at every length that the file may be cut to, and says so', () =>
    restoredAtEvery(1, inMemory()))

  it('is restored from its copy on the disk too', () => restoredAtEvery(17, onDisk()))

  it('is fresh where file and copy are cut, and says so', async () => {
    const place = inMemory()
    await keep(opening, place.dir, place.disk)
    const whole = place.read('kept.bin')
    for (let length = 0; length < whole.length; length += 1) {
      place.write('kept.bin', whole.subarray(0, length))
      place.write('kept.bin.last', whole.subarray(0, length))
      const store = await opening(place.dir, place.disk)
      expect([length, store.get(), store.damage]).toEqual([length, { word: 'fresh' }, 'lost'])
    }
  })

  it('heals a copy that is cut, gone or of another time', async () => {
    const dir = await kept(opening)
    const whole = readFileSync(at(dir))
    const older = await kept(opening)
    await (await opening(older)).set({ word: 'older' })
    for (const copy of [whole.subarray(0, 20), null, readFileSync(at(older))]) {
      if (copy) writeFileSync(`${at(dir)}.last`, copy)
      else rmSync(`${at(dir)}.last`)
      const store = await opening(dir)
      expect([store.get(), store.damage]).toEqual([{ word: 'new' }, 'none'])
      expect(readFileSync(`${at(dir)}.last`)).toEqual(whole)
    }
  })

  const outlivesBits = async (count: number, place: Place) => {
    await keep(opening, place.dir, place.disk)
    const whole = place.read('kept.bin')
    const next = random(20_261_121)
    for (let round = 0; round < count; round += 1) {
      const damaged = flipped(whole, next)
      // copy and file damaged alike: nothing is left but the checksum to tell
      const both = round % 2 === 0
      place.write('kept.bin', damaged)
      place.write('kept.bin.last', both ? damaged : whole)
      const store = await opening(place.dir, place.disk)
      const asIs = [place.read('kept.bin.damaged').equals(damaged), both || place.read('kept.bin').equals(whole)]
      const found = [store.get().word, store.damage, ...asIs].join()
      if (found !== (both ? 'fresh,lost,true,true' : 'new,restored,true,true')) expect.fail(`flip ${round}: ${found}`)
    }
  }

  it('never comes out other than it went in, whichever bit of the file turns', () => outlivesBits(5000, inMemory()))

  it('is restored on the disk too, whichever bit of the file turns', () => outlivesBits(30, onDisk()))
})

describe('what is set aside', () => {
  it('is kept as it was found, the last three times', async () => {
    const dir = await kept()
    for (const damage of ['1', '2', '3', '4', '5']) {
      writeFileSync(at(dir), damage)
      await open(dir)
    }
    const found = ['.damaged', '.damaged.1', '.damaged.2'].map(end => readFileSync(at(dir) + end, 'utf8'))
    expect(found).toEqual(['5', '4', '3'])
    expect(readdirSync(dir).filter(name => name.includes('damaged'))).toHaveLength(3)
  })

  it('goes with the store', async () => {
    const dir = await kept()
    writeFileSync(at(dir), 'damaged')
    const store = await open(dir)
    await store.remove()
    expect(readdirSync(dir)).toEqual([])
    expect(store.get()).toEqual({ word: 'fresh' })
    await store.set({ word: 'again' })
    expect((await open(dir)).get()).toEqual({ word: 'again' })
  })
})

describe('a file that cannot be read for now', () => {
  const either = { merge: (found: { word: string }, set: { word: string }) => ({ word: `${found.word}+${set.word}` }) }
  const opened = (place: Place, disk: Disk, over = {}) =>
    openDurableFile({ path: at(place.dir), schema, defaultValue: fresh, disk, ...over })

  /** 'newer' in the file, 'new' in the copy. */
  async function newer(): Promise<Place> {
    const place = inMemory()
    await keep(open, place.dir, place.disk)
    const copy = place.read('kept.bin.last')
    await (await opened(place, place.disk)).set({ word: 'newer' })
    place.write('kept.bin.last', copy)
    return place
  }

  it('is not written over by its older copy, and is there at the next start', async () => {
    const place = await newer()
    const { disk } = refusing(place.disk, ['readFile', 'rename'], [at(place.dir)])
    const store = await opened(place, disk)
    expect([store.get().word, store.damage]).toEqual(['new', 'unreadable'])
    const next = await opened(place, place.disk)
    expect([next.get().word, next.damage]).toEqual(['newer', 'none'])
  })

  it('is none that is damaged, and not set aside, where nothing is set', async () => {
    const place = await newer()
    const { disk } = refusing(place.disk, ['readFile'], [at(place.dir), `${at(place.dir)}.last`])
    const store = await opened(place, disk)
    expect([store.get().word, store.damage]).toEqual(['fresh', 'unreadable'])
    expect(place.names()).toEqual(['kept.bin', 'kept.bin.last'])
  })

  it('keeps all that is set waiting until it can be read or set aside, and is then read first', async () => {
    const place = await newer()
    const { disk, heal } = refusing(place.disk, ['readFile', 'rename'], [at(place.dir)])
    const store = await opened(place, disk, either)
    const before = place.names().map(name => place.read(name))
    await expect(store.set({ word: 'set' })).rejects.toMatchObject({ code: 'EIO' })
    expect(place.names().map(name => place.read(name))).toEqual(before)
    expect(store.get().word).toBe('set')
    heal()
    await store.set({ word: 'again' })
    expect(store.get().word).toBe('newer+again')
    expect((await opened(place, place.disk)).get().word).toBe('newer+again')
    await store.set({ word: 'last' })
    expect(store.get().word).toBe('last')
  })

  it('has nothing to tell that its copy did not', async () => {
    const place = inMemory()
    await keep(open, place.dir, place.disk)
    const { disk, heal } = refusing(place.disk, ['readFile'], [at(place.dir)])
    const store = await opened(place, disk, either)
    heal()
    await store.set({ word: 'set' })
    expect(store.get().word).toBe('set')
  })

  it.each(['kept.bin', 'kept.bin.last'])('is set aside at the next write where it stays so: %s', async name => {
    const place = await newer()
    const bytes = place.read(name)
    if (name !== 'kept.bin') place.write('kept.bin', bytes.subarray(0, 9))
    const { disk } = refusing(place.disk, ['readFile'], [join(place.dir, name)])
    const store = await opened(place, disk)
    await store.set({ word: 'set' })
    expect(holds(place, bytes)).toBe(true)
    expect((await opened(place, place.disk)).get().word).toBe('set')
    await store.remove()
    expect(place.names()).toEqual([])
  })

  it('is gone when the store is removed, and stays so', async () => {
    const place = await newer()
    const { disk, heal } = refusing(place.disk, ['readFile'], [at(place.dir)])
    const store = await opened(place, disk, either)
    const set = store.set({ word: 'set' })
    await Promise.all([set, store.remove()])
    heal()
    expect([place.names(), store.get().word]).toEqual([[], 'fresh'])
  })

  it('is gone when the store is removed while it is read at last', async () => {
    const place = await newer()
    const { disk, heal } = refusing(place.disk, ['readFile'], [at(place.dir)])
    let removed: Promise<void> | null = null
    const meanwhile: Disk = new Proxy(disk, {
      get: (target, name: keyof Disk) => {
        if (name === 'readFile' && removed === null && well) removed = store.remove()
        return target[name]
      },
    })
    let well = false
    const store = await opened(place, meanwhile, either)
    heal()
    well = true
    await store.set({ word: 'set' })
    expect(removed).not.toBeNull()
    await removed
    expect([place.names(), store.get().word]).toEqual([[], 'fresh'])
  })

  it('is one that its seal refuses for now, though it is whole; a damaged one is not', async () => {
    const place = inMemory()
    await keep(openSealed, place.dir, place.disk)
    const locked = {
      ...seal,
      moody: true,
      open: () => Promise.reject(new Error('the keychain is locked')),
    }
    const store = await opened(place, place.disk, { seal: locked })
    expect([store.get().word, store.damage]).toEqual(['fresh', 'unreadable'])
    const next = await opened(place, place.disk, { seal: { ...seal, moody: true } })
    expect([next.get().word, next.damage]).toEqual(['new', 'none'])
    for (const name of place.names()) place.write(name, place.read(name).subarray(0, 90))
    expect((await opened(place, place.disk, { seal: locked })).damage).toBe('lost')
  })

  it('is sealed anew where its seal asks for that, and for nothing else', async () => {
    const place = inMemory()
    await keep(openSealed, place.dir, place.disk)
    const old = place.read('kept.bin')
    const rotated = {
      ...seal,
      open(sealed: Uint8Array, name: string, onStale?: () => void) {
        onStale?.()
        return seal.open(sealed, name)
      },
    }
    await openSealed(place.dir, place.disk)
    expect(holds(place, old)).toBe(true)
    expect((await opened(place, place.disk, { seal: rotated })).get().word).toBe('new')
    expect(holds(place, old)).toBe(false)
    expect((await openSealed(place.dir, place.disk)).get().word).toBe('new')
  })
})

describe('a damaged file that cannot be set aside', () => {
  it('is not written over before it can', async () => {
    const place = inMemory()
    await keep(open, place.dir, place.disk)
    const damaged = place.read('kept.bin').subarray(0, 30)
    place.write('kept.bin', damaged)
    const { disk, heal } = refusing(place.disk, ['rename'], [at(place.dir)])
    const store = await open(place.dir, disk)
    expect([store.get().word, store.damage, holds(place, damaged)]).toEqual(['new', 'restored', true])
    await expect(store.set({ word: 'set' })).rejects.toMatchObject({ code: 'EIO' })
    heal()
    await store.set({ word: 'set' })
    expect([holds(place, damaged), (await open(place.dir, place.disk)).get().word]).toEqual([true, 'set'])
  })
})

const orphansOf = (place: Place) => place.names().filter(name => name.endsWith('.tmp'))

/** A place in which 'new' was kept before, without a wait for the disk. */
async function filled(place: Place): Promise<void> {
  const made = inMemory()
  await keep(open, made.dir, made.disk)
  for (const name of made.names()) place.write(name, made.read(name))
}

/** The sound disk until `on`, then the one that fails. */
function breaking(sound: Disk, faulty: Disk) {
  let broken = false
  const disk = new Proxy(sound, { get: (_target, name: keyof Disk) => (broken ? faulty[name] : sound[name]) })
  return { disk, on: () => (broken = true) }
}

describe.each([
  ['a disk that refuses', inMemory],
  ['the disk of this machine, where it refuses,', onDisk],
] as const)('%s', (_name, make) => {
  it('leaves the old or the new value at each call of a write, and takes the next write', async () => {
    const tried = await walkFaults(async (fault, faulty, place) => {
      await filled(place)
      const { disk, on } = breaking(place.disk, faulty.disk)
      const store = await open(place.dir, disk)
      on()
      const said = await store.set({ word: 'third' }).then(
        () => 'written',
        (error: { code?: string }) => error.code,
      )
      expect(['written', fault.code]).toContain(said)
      await removeTemporaryFiles(place.dir, place.disk)
      expect(orphansOf(place)).toEqual([])
      const after = await open(place.dir, place.disk)
      expect(after.damage).toBe('none')
      expect(said === 'written' ? ['third'] : ['new', 'third']).toContain(after.get().word)
      faulty.heal()
      await store.set({ word: 'fourth' })
      expect((await open(place.dir, place.disk)).get()).toEqual({ word: 'fourth' })
      expect(orphansOf(place)).toEqual([])
    }, make)
    expect(tried).toBeGreaterThan(make === inMemory ? 100 : 10)
  })

  it('costs no value at any call of an opening that it does not name', async () => {
    await walkFaults(async (_fault, faulty, place) => {
      await filled(place)
      const [damaged, whole] = [place.read('kept.bin').subarray(0, 30), place.read('kept.bin')]
      place.write('kept.bin', damaged)
      const store = await open(place.dir, faulty.disk)
      expect(['restored', 'unreadable']).toContain(store.damage)
      // A copy that could not be read is still there.
      if (store.get().word === 'fresh') expect([store.damage, holds(place, whole)]).toEqual(['unreadable', true])
      else expect(store.get().word).toBe('new')
      expect(holds(place, damaged)).toBe(true)
      faulty.heal()
      await store.set({ word: 'next' })
      expect(holds(place, damaged)).toBe(true)
      expect((await open(place.dir, place.disk)).get()).toEqual({ word: 'next' })
    }, make)
  })

  it('is told of at a removal, which the next one ends', async () => {
    await walkFaults(async (fault, faulty, place) => {
      await filled(place)
      const { disk, on } = breaking(place.disk, faulty.disk)
      const store = await open(place.dir, disk)
      on()
      const said = await store.remove().then(
        () => 'removed',
        (error: { code?: string }) => error.code,
      )
      expect(['removed', fault.code]).toContain(said)
      if (said === 'removed') expect(place.names()).not.toContain('kept.bin')
      // A copy alone would be taken for the last good one at the next start.
      if (place.names().includes('kept.bin.last')) expect(place.names()).toContain('kept.bin')
      faulty.heal()
      await store.remove()
      expect(place.names()).toEqual([])
    }, make)
  })
})
