import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPart, sweepParts } from '../../../main/downloads/part-file'
import { createPlaces } from '../../../main/downloads/places'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import type { PathJournal } from '../../../main/store/path-journal'
import { folder as newFolder } from '../../fixtures/folder'

const bytes = (text: string) => new TextEncoder().encode(text)
const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'test' })

/** A folder, a journal in memory, and a disk that notes its calls; `over` takes the place of some. */
function setUp(over: (disk: Disk, note: (call: string) => void) => Partial<Disk> = () => ({})) {
  const folder = newFolder()
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const noted: Partial<Disk> = {
    async open(...[path, flags, mode]: Parameters<Disk['open']>) {
      note(`open ${flags} ${Number(mode).toString(8)}`)
      const file = await nodeDisk.open(path, flags, mode)
      const sync = file.sync.bind(file)
      return Object.assign(file, {
        sync: () => {
          note('sync')
          return sync()
        },
      })
    },
    rename(from, to) {
      note('rename')
      return nodeDisk.rename(from, to)
    },
  }
  const disk = { ...nodeDisk, ...noted }
  Object.assign(disk, over({ ...disk }, note))
  const paths: string[] = []
  const journal: PathJournal = {
    paths: () => [...paths],
    async add(path) {
      note(existsSync(path) ? 'noted too late' : 'noted')
      paths.push(path)
    },
    async remove(path) {
      paths.splice(paths.indexOf(path), 1)
    },
  }
  return { folder, disk, journal, paths, calls, path: join(folder, 'a.xlsx'), files: () => readdirSync(folder).sort() }
}

describe('a part', () => {
  it('is noted, new, its user’s alone, on the disk, and then in its place, in this order', async () => {
    const { disk, journal, paths, calls, path, files } = setUp()
    const part = await openPart(disk, path, journal)
    expect(files()).toEqual([expect.stringMatching(/^a\.xlsx\.hanamaru-[0-9a-f]{8}\.part$/)])
    await part.write(bytes('whole'))
    const kept = await part.keep({ path, replace: false })
    expect(calls).toEqual(['noted', 'open wx+ 600', 'sync', 'open wx 600', 'rename'])
    expect(kept).toMatchObject({ path, bytes: 5 })
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(paths).toEqual([])
    await part.discard()
    expect(readFileSync(path, 'utf8')).toBe('whole')
    expect(files()).toEqual(['a.xlsx'])
  })

  it('takes the place of the file that the teacher chose, and is then not noted', async () => {
    const { disk, journal, paths, calls, path, files } = setUp()
    writeFileSync(path, 'old')
    const part = await openPart(disk, path, journal)
    await part.write(bytes('new'))
    await part.keep({ path, replace: true })
    expect(calls).toEqual(['noted', 'open wx+ 600', 'sync', 'rename'])
    expect([readFileSync(path, 'utf8'), files(), paths]).toEqual(['new', ['a.xlsx'], []])
  })

  it('takes no name that a file has', async () => {
    const { disk, journal, path, files } = setUp()
    writeFileSync(path, 'mine')
    const part = await openPart(disk, path, journal)
    await part.write(bytes('new'))
    expect((await part.keep({ path, replace: false })).path).toMatch(/a \(2\)\.xlsx$/)
    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect(files()).toEqual(['a (2).xlsx', 'a.xlsx'])
  })

  it('is written to its last byte, also where the disk takes few at a time', async () => {
    const { disk, journal, path } = setUp(({ open }) => ({
      async open(...args: Parameters<Disk['open']>) {
        const file = await open(...args)
        const write = file.write.bind(file) as FileHandle['write']
        const few = (data: Uint8Array, offset: number, length: number, position: number) =>
          write(data, offset, Math.min(length, 3), position)
        return Object.assign(file, { write: few })
      },
    }))
    const part = await openPart(disk, path, journal)
    await part.write(bytes('eleven bytes'))
    expect(part.size()).toBe(12)
    await part.keep({ path, replace: false })
    expect(readFileSync(path, 'utf8')).toBe('eleven bytes')
  })

  it('leaves nothing where it is thrown away', async () => {
    const { disk, journal, paths, path, files } = setUp()
    const part = await openPart(disk, path, journal)
    await part.write(bytes('half'))
    await part.discard()
    expect([files(), paths]).toEqual([[], []])
  })

  it('leaves no empty file under the name that it could not take', async () => {
    const { disk, journal, path, files } = setUp(() => ({ rename: () => Promise.reject(refusal('EIO')) }))
    const part = await openPart(disk, path, journal)
    await expect(part.keep({ path, replace: false })).rejects.toThrow('EIO')
    expect(files()).toEqual([expect.stringMatching(/\.part$/)])
    await part.discard()
    expect(files()).toEqual([])
  })

  it('that cannot be made is not noted for ever', async () => {
    const { disk, journal, paths, path } = setUp(() => ({ open: () => Promise.reject(refusal('ENOSPC')) }))
    await expect(openPart(disk, path, journal)).rejects.toThrow('ENOSPC')
    expect(paths).toEqual([])
  })
})

describe('the sweep', () => {
  it('removes parts of ours, and waits for a drive that is not there', async () => {
    const { folder, disk, journal, paths, files } = setUp()
    const [ours, foreign] = [join(folder, 'a.xlsx.hanamaru-0123abcd.part'), join(folder, 'b.xlsx')]
    const away = join(folder, 'usb', 'c.xlsx.hanamaru-0123abcd.part')
    for (const path of [ours, foreign]) writeFileSync(path, '')
    paths.push(ours, foreign, away)
    await sweepParts(disk, journal)
    expect(files()).toEqual([basename(foreign)])
    expect(paths).toEqual([away])
  })
})

describe('a place', () => {
  it('is held by one download, whatever its case, until it is given back', async () => {
    const { folder, disk } = setUp()
    const places = createPlaces(disk)
    const hold = (name: string, replace = false) => places.hold({ path: join(folder, name), replace })
    expect((await hold('a.xlsx')).path).toBe(join(folder, 'a.xlsx'))
    expect((await hold('A.XLSX')).path).toBe(join(folder, 'A (2).XLSX'))
    places.release(join(folder, 'a.xlsx'))
    expect((await hold('A.xlsx')).path).toBe(join(folder, 'A.xlsx'))
  })

  it('of a file that is there is replaced only where that was said, and only the chosen one', async () => {
    const { folder, disk } = setUp()
    for (const name of ['a.xlsx', 'a (2).xlsx']) writeFileSync(join(folder, name), '')
    const places = createPlaces(disk)
    const path = join(folder, 'a.xlsx')
    expect(await places.hold({ path, replace: false })).toEqual({ path: join(folder, 'a (3).xlsx'), replace: false })
    expect(await places.hold({ path, replace: true })).toEqual({ path, replace: true })
    expect(await places.hold({ path, replace: true })).toEqual({ path: join(folder, 'a (4).xlsx'), replace: false })
  })
})
