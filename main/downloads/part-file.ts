/** A file on its way: written beside its place under a name of its own, and renamed when whole (DESIGN §11). */
import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { SavePlace } from '../host/host'
import { type Disk, errorCode } from './disk'
import { numbered } from './places'

/** Ours alone: browsers, too, leave `.part` files in the downloads folder. The number is the process that writes it. */
const pattern = /\.hanamaru-(\d+)-[0-9a-f]{8}\.part$/

const partName = (path: string): string => `${path}.hanamaru-${process.pid}-${randomBytes(4).toString('hex')}.part`

/** Virus scanners hold new files for a moment. */
const patience = [50, 200, 500]
const momentary = new Set(['EBUSY', 'EPERM', 'EACCES'])

async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of patience) {
    try {
      return await act()
    } catch (error) {
      if (!momentary.has(errorCode(error) ?? '')) throw error
      await setTimeout(wait)
    }
  }
  return act()
}

/** Makes an empty file of the first free name; throws what the disk says but for names that are taken. */
async function claim(disk: Disk, path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = numbered(path, number)
    try {
      await (await disk.open(candidate, 'wx', 0o600)).close()
      return candidate
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

export interface PartFile {
  /** Bytes written so far. */
  size(): number
  write(chunk: Uint8Array): Promise<void>
  /** Bytes of what was written. */
  read(position: number, length: number): Promise<Uint8Array>
  /** Puts the file in its place, whole and on the disk; the path that it has at last. */
  keep(place: SavePlace): Promise<string>
  /** Leaves nothing behind; of no effect once the file is kept. */
  discard(): Promise<void>
}

/** Opens the part beside `path`, whose folder is made where it is missing. */
export async function openPart(disk: Disk, path: string): Promise<PartFile> {
  await disk.mkdir(dirname(path), { recursive: true })
  const part = partName(path)
  const file: FileHandle = await disk.open(part, 'wx+', 0o600)
  let size = 0
  let open = true
  let kept = false

  const close = async () => {
    if (!open) return
    open = false
    await file.close()
  }

  return {
    size: () => size,
    async write(chunk) {
      let offset = 0
      while (offset < chunk.length) {
        const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset, size)
        offset += bytesWritten
        size += bytesWritten
      }
    },
    async read(position, length) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, position)
      return bytes.subarray(0, bytesRead)
    },
    async keep(place) {
      await file.sync()
      await close()
      if (place.replace) {
        await patiently(() => disk.rename(part, place.path))
        kept = true
        return place.path
      }
      const claimed = await claim(disk, place.path)
      try {
        await patiently(() => disk.rename(part, claimed))
      } catch (error) {
        await disk.rm(claimed, { force: true })
        throw error
      }
      kept = true
      return claimed
    },
    async discard() {
      if (kept) return
      // The error that led here matters more than one of tidying; what stays is swept at the next start.
      await close().catch(() => undefined)
      await disk.rm(part, { force: true }).catch(() => undefined)
    },
  }
}

/** Whether a process of this number runs; one that may not be asked does. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Removes the parts that a crash left in `folder`: only ours, and none that a running program still writes. */
export async function sweepParts(disk: Disk, folder: string): Promise<void> {
  let names: string[]
  try {
    names = await disk.readdir(folder)
  } catch {
    return
  }
  for (const name of names) {
    const owner = pattern.exec(name)?.[1]
    if (owner === undefined || (Number(owner) !== process.pid && alive(Number(owner)))) continue
    // What cannot be removed now is tried again at the next start.
    await disk.rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}
