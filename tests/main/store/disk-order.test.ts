/** The order of the stores' file system calls. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openConf } from '../../../main/host/loopback/settings-library'
import { readFileIfExists, removeFiles, writeAtomic } from '../../../main/store/atomic-file'
import { addChecksum } from '../../../main/store/checksum-frame'
import { type Disk, nodeDisk, retryWhileFileBusy } from '../../../main/store/disk'
import { openDraftJournal } from '../../../main/store/draft-journal'
import { openSettings } from '../../../main/store/settings'
import { openVault } from '../../../main/store/vault'
import { fakeSecretBox } from '../../fakes/host'
import { folder } from '../../fixtures/folder'
import { skipWaits } from '../../fixtures/skip-waits'
import { orphans } from './faulty-disk'

/** A disk that records each call with the file's name, without its random part. */
function recordingDisk(fault?: (call: string) => void): { disk: Disk; calls: string[] } {
  const calls: string[] = []
  const plain = (path: unknown) => basename(String(path)).replace(/[0-9a-f]{12}(?=\.tmp$)/, 'N')
  const note = (call: string) => {
    calls.push(call)
    fault?.(call)
  }
  const watch = (file: FileHandle, path: string): FileHandle =>
    new Proxy(file, {
      get(target, name: string) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          note(`${name} ${path}`)
          return member.apply(target, args) as unknown
        }
      },
    })
  const disk = new Proxy(nodeDisk, {
    get(target, name: keyof Disk) {
      return async (...args: unknown[]) => {
        const path = plain(args[0])
        if (name === 'open') note(`open ${path} ${String(args[1])}`)
        else if (name === 'rename') note(`rename ${path} ${plain(args[1])}`)
        else note(`${name} ${path}`)
        const done: unknown = await (target[name] as (...args: unknown[]) => Promise<unknown>)(...args)
        return name === 'open' ? watch(done as FileHandle, path) : done
      }
    },
  })
  return { disk, calls }
}

const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'x' })

describe('an atomic write', () => {
  it('writes a new file, syncs it, closes it, renames it and syncs the folder, in this order', async () => {
    const dir = folder()
    const { disk, calls } = recordingDisk()
    await writeAtomic(join(dir, 'a'), 'text', disk)
    const name = basename(dir)
    expect(calls).toEqual([
      `mkdir ${name}`,
      'open a.N.tmp wx',
      'writeFile a.N.tmp',
      'sync a.N.tmp',
      'close a.N.tmp',
      'rename a.N.tmp a',
      ...(process.platform === 'win32' ? [] : [`open ${name} r`, `sync ${name}`, `close ${name}`]),
    ])
  })

  it.each([
    ['EIO', 'told'],
    ['EACCES', 'written'],
    ['EPERM', 'written'],
  ])('in a folder that cannot be opened (%s) is %s', async (code, said) => {
    if (process.platform === 'win32') return
    const dir = folder()
    const { disk } = recordingDisk(call => {
      if (call === `open ${basename(dir)} r`) throw refusal(code)
    })
    const written = writeAtomic(join(dir, 'a'), 'text', disk).then(
      () => 'written',
      () => 'told',
    )
    expect(await written).toBe(said)
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('text')
  })

  it('creates files and folders that only this user can read', async () => {
    if (process.platform === 'win32') return
    const dir = folder()
    await writeAtomic(join(dir, 'made', 'a'), 'text')
    expect(statSync(join(dir, 'made')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dir, 'made', 'a')).mode & 0o777).toBe(0o600)
  })

  it('keeps the old file and removes the temporary file if the disk refuses, and rejects', async () => {
    for (const at of ['writeFile', 'sync', 'rename']) {
      const dir = folder()
      await writeAtomic(join(dir, 'a'), 'old')
      const { disk } = recordingDisk(call => {
        if (call.startsWith(at)) throw refusal('ENOSPC')
      })
      await expect(writeAtomic(join(dir, 'a'), 'new', disk), at).rejects.toThrow('ENOSPC')
      expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('old')
      expect(orphans(dir), at).toEqual([])
    }
  })

  it('throws for a file that cannot be read, instead of returning null', async () => {
    const { disk } = recordingDisk(() => {
      throw refusal('EIO')
    })
    await expect(readFileIfExists('/x', disk)).rejects.toThrow('EIO')
  })
})

describe('a removal of files', () => {
  it('syncs the folder before it resolves', async () => {
    if (process.platform === 'win32') return
    const dir = folder()
    writeFileSync(join(dir, 'a'), '')
    const { disk, calls } = recordingDisk()
    await removeFiles([join(dir, 'a')], disk)
    expect(calls.at(0)).toBe('rm a')
    expect(calls).toContain(`sync ${basename(dir)}`)
  })

  it('tries all files and throws the first error', async () => {
    const dir = folder()
    for (const name of ['a', 'b']) writeFileSync(join(dir, name), '')
    const { disk } = recordingDisk(call => {
      if (call === 'rm a') throw refusal('EIO')
    })
    await expect(removeFiles([join(dir, 'a'), join(dir, 'b')], disk)).rejects.toThrow('EIO')
    expect(readdirSync(dir)).toEqual(['a'])
  })
})

describe('a file that a virus scanner holds', () => {
  const tried = async (code: string, times: number) => {
    let count = 0
    const result = await retryWhileFileBusy(async () => {
      if (count++ < times) throw refusal(code)
      return 'done'
    }).catch((error: Error) => error.message)
    return [result, count]
  }

  it.each(['EBUSY', 'EPERM', 'EACCES'])('is retried (%s), but only for a limited time', async code => {
    const waits = skipWaits()
    expect(await tried(code, 2)).toEqual(['done', 3])
    expect(waits).toEqual([50, 200])
    expect(await tried(code, 100)).toEqual([code, 4])
    expect(waits.slice(2)).toEqual([50, 200, 500])
  })

  it.each(['ENOSPC', 'EIO', 'EROFS', 'ENOENT'])('is not retried for other errors (%s)', async code => {
    expect(await tried(code, 100)).toEqual([code, 1])
  })
})

describe('settings', () => {
  it('count as damaged if the device code is not valid', async () => {
    const dir = folder()
    const file = addChecksum(Buffer.from('{"deviceCode":"not a code"}'))
    for (const name of ['settings.json', 'settings.json.last']) writeFileSync(join(dir, name), file)
    const settings = await openSettings(dir, openConf)
    expect(settings.damage).toBe('lost')
    expect(settings.get().deviceCode).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a draft', () => {
  it('is synced before its write resolves', async () => {
    const dir = folder()
    const vault = await openVault(fakeSecretBox, join(dir, 'key'))
    mkdirSync(join(dir, 'drafts'))
    const { disk, calls } = recordingDisk()
    const path = join(dir, 'drafts', 'a')
    const journal = await openDraftJournal({ path, name: 'a', vault, today: 1, disk })
    await journal.write('one', '"1"')
    calls.length = 0
    await journal.write('two', '"2"')
    expect(calls).toEqual(['open a r+', 'write a', 'datasync a', 'close a'])
  })
})
