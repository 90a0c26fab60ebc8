/** Folders for tests of stores: on the disk, or in memory, where thousands of writes need no fsync. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { folder } from '../../fixtures/folder'

export interface TestFolder {
  /** The folder's path. */
  dir: string
  disk: Disk
  read(name: string): Buffer
  write(name: string, bytes: Uint8Array): void
  /** The names of its files, sorted. */
  names(): string[]
}

/** A new folder on the disk, removed after the test. */
export function onDisk(): TestFolder {
  const dir = folder()
  return {
    dir,
    disk: nodeDisk,
    read: name => readFileSync(join(dir, name)),
    write: (name, bytes) => writeFileSync(join(dir, name), bytes),
    names: () => readdirSync(dir).sort(),
  }
}

const refusal = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: in memory, ${syscall}`), { code, syscall })

/** An open file. Its bytes stay reachable after a rename, as on a disk. */
function handleOf(file: { bytes: Buffer }): FileHandle {
  let position = 0
  const put = (bytes: Uint8Array, at: number) => {
    const whole = Buffer.alloc(Math.max(file.bytes.length, at + bytes.length))
    whole.set(file.bytes)
    whole.set(bytes, at)
    file.bytes = whole
  }
  const write = async (bytes: Uint8Array, from = 0, length = bytes.length - from, at?: number) => {
    put(bytes.subarray(from, from + length), at ?? position)
    if (at === undefined) position += length
    return { bytesWritten: length, buffer: bytes }
  }
  const handle: Partial<FileHandle> = {
    write: write as FileHandle['write'],
    writeFile: async data => void (await write(Buffer.from(data as string | Uint8Array))),
    sync: async () => undefined,
    datasync: async () => undefined,
    close: async () => undefined,
  }
  return handle as FileHandle
}

/** A new folder in memory. test-folders.test.ts compares it with a folder on the disk. */
export function inMemory(): TestFolder {
  const dir = join('/', 'memory')
  const files = new Map<string, { bytes: Buffer }>()
  const folders = new Set([dir])
  const fileAt = (path: string, syscall: string) => {
    const file = files.get(path)
    if (!file) throw refusal('ENOENT', syscall)
    return file
  }
  const namesIn = (path: string) =>
    [...files.keys(), ...folders].filter(each => each !== path && dirname(each) === path).map(each => basename(each))

  const open = async (path: string, flags: string) => {
    if (folders.has(path)) return handleOf({ bytes: Buffer.alloc(0) })
    if (flags === 'wx') {
      if (files.has(path)) throw refusal('EEXIST', 'open')
      if (!folders.has(dirname(path))) throw refusal('ENOENT', 'open')
      files.set(path, { bytes: Buffer.alloc(0) })
    }
    return handleOf(fileAt(path, 'open'))
  }
  const rename = async (from: string, to: string) => {
    files.set(to, fileAt(from, 'rename'))
    files.delete(from)
  }
  const disk: Disk = {
    ...nodeDisk,
    access: async path => void (folders.has(String(path)) || fileAt(String(path), 'access')),
    mkdir: (async (path: string) => void folders.add(path)) as Disk['mkdir'],
    open: open as Disk['open'],
    readdir: (async (path: string) => namesIn(path)) as Disk['readdir'],
    readFile: (async (path: string) => Buffer.from(fileAt(path, 'open').bytes)) as Disk['readFile'],
    rename: rename as Disk['rename'],
    rm: async (path, options) => {
      if (!files.delete(String(path)) && !options?.force) throw refusal('ENOENT', 'rm')
    },
  }
  return {
    dir,
    disk,
    read: name => Buffer.from(fileAt(join(dir, name), 'open').bytes),
    write: (name, bytes) => void files.set(join(dir, name), { bytes: Buffer.from(bytes) }),
    names: () => namesIn(dir).sort(),
  }
}
