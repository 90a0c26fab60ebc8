import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SavedFile } from '../../../main/downloads/history-entry'
import { openPartFile, removeLeftoverParts } from '../../../main/downloads/part-file'
import { createPathReservations } from '../../../main/downloads/save-paths'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import type { PathJournal } from '../../../main/store/path-journal'
import { folder as newFolder } from '../../fixtures/folder'

afterEach(() => void vi.restoreAllMocks())

const bytes = (text: string) => new TextEncoder().encode(text)
const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'test' })

const unnoted = async () => undefined

/** Windows writes names in order by itself. */
const folderSync = process.platform === 'win32' ? [] : ['sync of the folder']

/** A folder, a journal in memory, and a disk that records its calls; `over` replaces some of its functions. */
function setUp(over: (disk: Disk, note: (call: string) => void) => Partial<Disk> = () => ({})) {
  const folder = newFolder()
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const stored: Partial<Disk> = {
    async open(...[path, flags, mode]: Parameters<Disk['open']>) {
      const ofFolder = path === folder
      if (!ofFolder) note(`open ${flags} ${Number(mode).toString(8)}`)
      const file = await nodeDisk.open(path, flags, mode)
      const sync = file.sync.bind(file)
      return Object.assign(file, {
        sync: () => {
          note(ofFolder ? 'sync of the folder' : 'sync')
          return sync()
        },
      })
    },
    rename(from, to) {
      note('rename')
      return nodeDisk.rename(from, to)
    },
  }
  const disk = { ...nodeDisk, ...stored }
  Object.assign(disk, over({ ...disk }, note))
  const paths: string[] = []
  const journal: PathJournal = {
    paths: () => [...paths],
    async add(path) {
      note(existsSync(path) ? 'noted too late' : 'noted')
      paths.push(path)
    },
    async remove(path) {
      if (!paths.includes(path)) return
      note('forgotten')
      paths.splice(paths.indexOf(path), 1)
    },
  }
  return { folder, disk, journal, paths, calls, path: join(folder, 'a.xlsx'), files: () => readdirSync(folder).sort() }
}

describe('a part file', () => {
  it('is stored in the journal, created for this user only, synced and renamed, in this order', async () => {
    const { disk, journal, paths, calls, path, files } = setUp()
    const part = await openPartFile(disk, path, journal)
    expect(files()).toEqual([expect.stringMatching(/^a\.xlsx\.hanamaru-[0-9a-f]{8}\.part$/)])
    await part.write(bytes('whole'))
    const states: SavedFile[] = []
    const result = await part.moveIntoPlace({ path, replace: false }, async file => {
      states.push(file)
      await new Promise(resolve => setImmediate(resolve))
      calls.push('told')
    })
    expect(states).toEqual([result])
    expect(calls).toEqual([
      ...['noted', 'open wx+ 600', 'sync', 'noted', 'open wx 600', 'told', 'rename'],
      ...[...folderSync, 'forgotten', 'forgotten'],
    ])
    expect(result).toMatchObject({ path, bytes: 5 })
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(paths).toEqual([])
    await part.discard()
    expect(readFileSync(path, 'utf8')).toBe('whole')
    expect(files()).toEqual(['a.xlsx'])
  })

  it('replaces the file that the teacher chose, and is then removed from the journal', async () => {
    const { disk, journal, paths, calls, path, files } = setUp()
    writeFileSync(path, 'old')
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('new'))
    await part.moveIntoPlace({ path, replace: true }, unnoted)
    expect(calls).toEqual(['noted', 'open wx+ 600', 'sync', 'rename', ...folderSync, 'forgotten'])
    expect([readFileSync(path, 'utf8'), files(), paths]).toEqual(['new', ['a.xlsx'], []])
  })

  it('takes no name that is in use', async () => {
    const { disk, journal, paths, path, files } = setUp()
    writeFileSync(path, 'mine')
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('new'))
    expect((await part.moveIntoPlace({ path, replace: false }, unnoted)).path).toMatch(/a \(2\)\.xlsx$/)
    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect([files(), paths]).toEqual([['a (2).xlsx', 'a.xlsx'], []])
  })

  it('takes no name that another program takes at the last moment, and removes it from the journal', async () => {
    const { disk, journal, paths, path, files } = setUp(({ access }) => ({
      async access(asked) {
        await access(asked).catch(error => {
          if (asked === path) writeFileSync(path, '')
          throw error
        })
      },
    }))
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('new'))
    expect((await part.moveIntoPlace({ path, replace: false }, unnoted)).path).toMatch(/a \(2\)\.xlsx$/)
    expect([readFileSync(path, 'utf8'), files(), paths]).toEqual(['', ['a (2).xlsx', 'a.xlsx'], []])
  })

  it('never stores the empty file of another program in the journal', async () => {
    const { disk, journal, path } = setUp()
    writeFileSync(path, '')
    const stored: string[] = []
    const part = await openPartFile(disk, path, { ...journal, add: async each => void stored.push(each) })
    await part.moveIntoPlace({ path, replace: false }, unnoted)
    expect(stored.map(each => basename(each))).toEqual([expect.stringMatching(/\.part$/), 'a (2).xlsx'])
  })

  it('stays in the journal, with the claimed name, if the folder cannot be synced', async () => {
    if (process.platform === 'win32') return
    const { folder, disk, journal, paths, path } = setUp(({ open }) => ({
      async open(...args: Parameters<Disk['open']>) {
        const file = await open(...args)
        return args[0] === folder ? Object.assign(file, { sync: () => Promise.reject(refusal('EIO')) }) : file
      },
    }))
    const part = await openPartFile(disk, path, journal)
    const name = paths[0]
    await part.write(bytes('whole'))
    await expect(part.moveIntoPlace({ path, replace: false }, unnoted)).rejects.toThrow('EIO')
    await part.discard()
    expect(paths).toEqual([name, path])
    await removeLeftoverParts(disk, journal)
    expect([readFileSync(path, 'utf8'), paths]).toEqual(['whole', []])
  })

  it('can be saved in a folder that can be written to but not opened', async () => {
    const { folder, disk, journal, paths, path } = setUp(({ open }) => ({
      open: (...args: Parameters<Disk['open']>) =>
        args[0] === folder ? Promise.reject(refusal('EACCES')) : open(...args),
    }))
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('whole'))
    expect(await part.moveIntoPlace({ path, replace: false }, unnoted)).toMatchObject({ path })
    expect([readFileSync(path, 'utf8'), paths]).toEqual(['whole', []])
  })

  it('is written completely, also if the disk takes few bytes at a time', async () => {
    const { disk, journal, path } = setUp(({ open }) => ({
      async open(...args: Parameters<Disk['open']>) {
        const file = await open(...args)
        const write = file.write.bind(file) as FileHandle['write']
        const few = (data: Uint8Array, offset: number, length: number, position: number) =>
          write(data, offset, Math.min(length, 3), position)
        return Object.assign(file, { write: few })
      },
    }))
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('eleven bytes'))
    expect(part.size()).toBe(12)
    await part.moveIntoPlace({ path, replace: false }, unnoted)
    expect(readFileSync(path, 'utf8')).toBe('eleven bytes')
  })

  it('leaves no file if it is discarded', async () => {
    const { disk, journal, paths, path, files } = setUp()
    const part = await openPartFile(disk, path, journal)
    await part.write(bytes('half'))
    await part.discard()
    expect([files(), paths]).toEqual([[], []])
  })

  it('leaves no empty file under the claimed name if the rename fails', async () => {
    const { disk, journal, paths, path, files } = setUp(() => ({ rename: () => Promise.reject(refusal('EIO')) }))
    const part = await openPartFile(disk, path, journal)
    await expect(part.moveIntoPlace({ path, replace: false }, unnoted)).rejects.toThrow('EIO')
    expect(files()).toEqual([expect.stringMatching(/\.part$/)])
    await part.discard()
    expect([files(), paths]).toEqual([[], []])
  })

  it('does not remove a claimed name that another program has written into', async () => {
    const { disk, journal, paths, path, files } = setUp(() => ({
      async rename() {
        writeFileSync(path, 'theirs')
        throw refusal('EIO')
      },
    }))
    const part = await openPartFile(disk, path, journal)
    await expect(part.moveIntoPlace({ path, replace: false }, unnoted)).rejects.toThrow('EIO')
    await part.discard()
    expect([readFileSync(path, 'utf8'), files(), paths]).toEqual(['theirs', ['a.xlsx'], []])
  })

  it('throws the first error, and keeps the claimed name in the journal if it cannot be removed', async () => {
    const { disk, journal, paths, path } = setUp(({ rm }) => ({
      rename: () => Promise.reject(refusal('EIO')),
      rm: (...args) => (args[0] === path ? Promise.reject(refusal('EROFS')) : rm(...args)),
    }))
    const part = await openPartFile(disk, path, journal)
    await expect(part.moveIntoPlace({ path, replace: false }, unnoted)).rejects.toThrow('EIO')
    await part.discard()
    expect(paths).toEqual([path])
  })

  it('does not remove the file that it was to replace, even an empty one', async () => {
    const { disk, journal, paths, path, files } = setUp(() => ({ rename: () => Promise.reject(refusal('EIO')) }))
    writeFileSync(path, '')
    const part = await openPartFile(disk, path, journal)
    await expect(part.moveIntoPlace({ path, replace: true }, unnoted)).rejects.toThrow('EIO')
    await part.discard()
    expect([files(), paths]).toEqual([['a.xlsx'], []])
  })

  it('that cannot be created is removed from the journal', async () => {
    const { disk, journal, paths, path } = setUp(() => ({ open: () => Promise.reject(refusal('ENOSPC')) }))
    await expect(openPartFile(disk, path, journal)).rejects.toThrow('ENOSPC')
    expect(paths).toEqual([])
  })
})

describe('the removal of leftover parts', () => {
  it('removes part files of this program, and waits for a drive that is not connected', async () => {
    const { folder, disk, journal, paths, files } = setUp()
    const [ours, foreign] = [join(folder, 'a.xlsx.hanamaru-0123abcd.part'), join(folder, 'b.xlsx')]
    const away = join(folder, 'usb', 'c.xlsx.hanamaru-0123abcd.part')
    for (const path of [ours, foreign]) writeFileSync(path, '')
    paths.push(ours, foreign, away)
    writeFileSync(foreign, 'theirs')
    await removeLeftoverParts(disk, journal)
    expect(files()).toEqual([basename(foreign)])
    expect(paths).toEqual([away])
  })

  it('removes a claimed name only if it is an empty plain file of this user, and always removes it from the journal', async () => {
    const [foreign, special] = ['c.xlsx', 'd.xlsx']
    const { folder, disk, journal, paths, files } = setUp(({ lstat }) => ({
      lstat: (async (path: string) => {
        const found = Object.assign(await lstat(path), { uid: basename(path) === foreign ? 1001 : 1000 })
        return basename(path) === special ? Object.assign(found, { isFile: () => false }) : found
      }) as Disk['lstat'],
    }))
    // Not the number of the user who runs the tests: root's is 0.
    if (process.getuid) vi.spyOn(process, 'getuid').mockReturnValue(1000)
    const at = (name: string) => join(folder, name)
    for (const name of ['a.xlsx', foreign, special]) writeFileSync(at(name), '')
    writeFileSync(at('b.xlsx'), 'written into')
    paths.push(...['a.xlsx', 'b.xlsx', foreign, special, 'gone.xlsx'].map(at))
    await removeLeftoverParts(disk, journal)
    const others = process.platform === 'win32' ? [] : [foreign]
    expect([files(), paths]).toEqual([['b.xlsx', ...others, special], []])
  })

  it('tries again later if a claimed name cannot be removed now', async () => {
    const { folder, disk, journal, paths } = setUp(() => ({ rm: () => Promise.reject(refusal('EBUSY')) }))
    writeFileSync(join(folder, 'a.xlsx'), '')
    paths.push(join(folder, 'a.xlsx'))
    await removeLeftoverParts(disk, journal)
    expect(paths).toHaveLength(1)
  })
})

describe('a path', () => {
  it('is reserved by one export, whatever its case, until it is released', async () => {
    const { folder, disk } = setUp()
    const places = createPathReservations(disk)
    const hold = (name: string, replace = false) => places.reserve({ path: join(folder, name), replace })
    expect((await hold('a.xlsx')).path).toBe(join(folder, 'a.xlsx'))
    expect((await hold('A.XLSX')).path).toBe(join(folder, 'A (2).XLSX'))
    places.release(join(folder, 'a.xlsx'))
    expect((await hold('A.xlsx')).path).toBe(join(folder, 'A.xlsx'))
  })

  it('of an existing file is replaced only if the teacher allowed it, and only the chosen path', async () => {
    const { folder, disk } = setUp()
    for (const name of ['a.xlsx', 'a (2).xlsx']) writeFileSync(join(folder, name), '')
    const places = createPathReservations(disk)
    const path = join(folder, 'a.xlsx')
    expect(await places.reserve({ path, replace: false })).toEqual({ path: join(folder, 'a (3).xlsx'), replace: false })
    expect(await places.reserve({ path, replace: true })).toEqual({ path, replace: true })
    expect(await places.reserve({ path, replace: true })).toEqual({ path: join(folder, 'a (4).xlsx'), replace: false })
  })
})
