/** A disk of which any single call can be made to fail, those of open files too; and bytes to try it on. */
import { readdirSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { vi } from 'vitest'
import type { Disk } from '../../../main/store/disk'
import { passWaits } from '../../fixtures/waits'
import { onDisk, type Place } from './test-folders'

// Thousands of small writes wait for the disk as long as others keep it busy.
vi.setConfig({ testTimeout: 180_000 })

/** The names in a folder that a write which broke off has left. */
export const orphans = (path: string): string[] => readdirSync(path).filter(name => name.endsWith('.tmp'))

export const codes = ['ENOSPC', 'EIO', 'EBUSY', 'EACCES', 'EPERM'] as const
export type Code = (typeof codes)[number]

export interface Fault {
  /** Which call fails: 0 is the first. */
  at: number
  code: Code
  /** That call and all after it. */
  on?: boolean
}

export interface FaultyDisk {
  disk: Disk
  /** How many calls there were. */
  calls(): number
  /** From now on the disk is well. */
  heal(): void
}

/** What stands half done when a call fails: half of the bytes are written, a file is closed all the same. */
const halfDone: Partial<Record<string, (file: FileHandle, data: unknown) => Promise<unknown>>> = {
  writeFile: (file, data) => file.write(Buffer.from(data as string).subarray(0, 9)),
  close: file => file.close(),
}

/** A disk over `sound` that fails as told, and counts. */
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
 * Walks the index of the failing call, per code and for one failure and many, until no call is left that could fail; each time
 * over the disk of another `place`. What the program waits for a virus scanner passes at once. Gives how many calls failed.
 */
export async function walkFaults(
  run: (fault: Fault, faulty: FaultyDisk, place: Place) => Promise<void>,
  newPlace: () => Place = onDisk,
): Promise<number> {
  let tried = 0
  passWaits()
  // On the disk it is the calls that matter; each code is tried in memory.
  for (const code of newPlace === onDisk ? codes.slice(0, 1) : codes) {
    // what a virus scanner may cause is waited for: for ever would take too long here
    for (const on of [false, true]) {
      for (let at = 0; ; at += 1) {
        const fault = { at, code, on }
        const place = newPlace()
        const faulty = faultyDisk(fault, place.disk)
        await run(fault, faulty, place)
        if (faulty.calls() <= at) break
        tried += 1
      }
    }
  }
  return tried
}

/** A disk over `sound` that refuses these calls on these paths, by a code that is not waited for, until it heals. */
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

/** Whether a file of the place is made of these bytes. */
export const holds = (place: Place, bytes: Uint8Array): boolean =>
  place.names().some(name => place.read(name).equals(Buffer.from(bytes)))

/** Numbers from 0 to under 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** `bytes` with one bit turned. */
export function flipped(bytes: Uint8Array, next: () => number): Uint8Array {
  const damaged = Uint8Array.from(bytes)
  const index = Math.floor(next() * damaged.length)
  damaged[index] = (damaged[index] ?? 0) ^ (1 << Math.floor(next() * 8))
  return damaged
}
