/** A disk on which any single call can be made to fail, also calls of open files; and test bytes. */
import { readdirSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { vi } from 'vitest'
import type { Disk } from '../../../main/store/disk'
import { skipWaits } from '../../fixtures/skip-waits'
import { onDisk, type TestFolder } from './test-folders'

// Thousands of small writes are slow while other tests use the disk.
vi.setConfig({ testTimeout: 180_000 })

/** The names of temporary files that an interrupted write left in a folder. */
export const orphans = (path: string): string[] => readdirSync(path).filter(name => name.endsWith('.tmp'))

export const codes = ['ENOSPC', 'EIO', 'EBUSY', 'EACCES', 'EPERM'] as const
export type Code = (typeof codes)[number]

export interface Fault {
  /** The index of the failing call: 0 is the first. */
  at: number
  code: Code
  /** Whether all later calls fail too. */
  on?: boolean
}

export interface FaultyDisk {
  disk: Disk
  /** The number of calls. */
  calls(): number
  /** From now on no call fails. */
  heal(): void
}

/** The effect of a failing call: a write stores half of its bytes, a close closes the file. */
const halfDone: Partial<Record<string, (file: FileHandle, data: unknown) => Promise<unknown>>> = {
  writeFile: (file, data) => file.write(Buffer.from(data as string).subarray(0, 9)),
  close: file => file.close(),
}

/** A disk over `sound` that fails as configured, and counts calls. */
function faultyDisk({ at, code, on = false }: Fault, sound: Disk): FaultyDisk {
  let calls = 0
  let well = false
  const fails = () => {
    const number = calls++
    return !well && (on ? number >= at : number === at)
  }
  const refusal = (syscall: string) => Object.assign(new Error(`${code}: ${syscall}`), { code, syscall })

  const watch = (file: FileHandle): FileHandle =>
    new Proxy(file, {
      get(target, name: string) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return async (...args: unknown[]) => {
          if (!fails()) return member.apply(target, args)
          await halfDone[name]?.(target, args[0])
          throw refusal(name)
        }
      },
    })

  const disk = new Proxy(sound, {
    get(target, name: keyof Disk) {
      return async (...args: unknown[]) => {
        if (fails()) throw refusal(name)
        const done: unknown = await (target[name] as (...args: unknown[]) => Promise<unknown>)(...args)
        return name === 'open' ? watch(done as FileHandle) : done
      }
    },
  })
  return {
    disk,
    calls: () => calls,
    heal() {
      well = true
    },
  }
}

/**
 * Walks the index of the failing call, per code and for one failure and many, until no call is left that could fail;
 * each time over the disk of another `place`. What the program waits for a virus scanner passes at once. Gives how many
 * calls failed.
 */
export async function walkFaults(
  run: (fault: Fault, faulty: FaultyDisk, testFolder: TestFolder) => Promise<void>,
  newPlace: () => TestFolder = onDisk,
): Promise<number> {
  let tried = 0
  skipWaits()
  // On the disk it is the calls that matter; each code is tried in memory.
  for (const code of newPlace === onDisk ? codes.slice(0, 1) : codes) {
    // the store retries errors that a virus scanner may cause; a permanent one would take too long here
    for (const on of [false, true]) {
      for (let at = 0; ; at += 1) {
        const fault = { at, code, on }
        const testFolder = newPlace()
        const faulty = faultyDisk(fault, testFolder.disk)
        await run(fault, faulty, testFolder)
        if (faulty.calls() <= at) break
        tried += 1
      }
    }
  }
  return tried
}

/** A disk over `sound` that refuses these calls on these paths until it heals, with a code that is not retried. */
export function refusing(sound: Disk, calls: readonly (keyof Disk)[], paths: readonly string[], code = 'EIO') {
  let well = false
  const disk = new Proxy(sound, {
    get: (target, name: keyof Disk) =>
      calls.includes(name)
        ? async (...args: unknown[]) => {
            if (!well && paths.includes(String(args[0]))) throw Object.assign(new Error(`${code}: ${name}`), { code })
            return (target[name] as (...args: unknown[]) => Promise<unknown>)(...args)
          }
        : target[name],
  })
  const heal = () => {
    well = true
  }
  return { disk, heal }
}

/** Whether a file of the folder has these bytes. */
export const holds = (testFolder: TestFolder, bytes: Uint8Array): boolean =>
  testFolder.names().some(name => testFolder.read(name).equals(Buffer.from(bytes)))

/** Pseudo-random numbers from 0 to below 1, by seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** `bytes` with one flipped bit. */
export function flipped(bytes: Uint8Array, next: () => number): Uint8Array {
  const damaged = Uint8Array.from(bytes)
  const index = Math.floor(next() * damaged.length)
  damaged[index] = (damaged[index] ?? 0) ^ (1 << Math.floor(next() * 8))
  return damaged
}
