/**
 * Stores uploaded and spoken sound files, named by a hash of their content: on disk with a data directory, else in
 * memory.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SoundKind } from '../../../shared/domain/recitation'
import { writeAtomically } from './write-atomically'

/** The maximum total size in bytes. */
const maxBytes = { disk: 400 * 1024 * 1024, memory: 100 * 1024 * 1024 }

const validName = /^[0-9a-f]{32}\.(wav|mp3|m4a)$/

export interface Sounds {
  /** Stores a file and returns its name; null if there is no room for it. */
  store(bytes: Uint8Array, kind: SoundKind): string | null
  read(name: string): Uint8Array<ArrayBuffer> | null
  /** Removes the files that are not in `used`. */
  removeUnused(used: ReadonlySet<string>): void
}

interface SoundFiles {
  names(): string[]
  size(name: string): number
  write(name: string, bytes: Uint8Array): void
  read(name: string): Uint8Array<ArrayBuffer> | null
  remove(name: string): void
}

function memoryFiles(): SoundFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    names: () => [...files.keys()],
    size: name => files.get(name)?.length ?? 0,
    write: (name, bytes) => void files.set(name, new Uint8Array(bytes)),
    read: name => files.get(name) ?? null,
    remove: name => void files.delete(name),
  }
}

function diskFiles(folder: string): SoundFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const place = (name: string) => join(folder, name)
  return {
    names: () => readdirSync(folder),
    size: name => statSync(place(name)).size,
    write: (name, bytes) => writeAtomically(place(name), bytes),
    read: name => (existsSync(place(name)) ? new Uint8Array(readFileSync(place(name))) : null),
    remove: name => rmSync(place(name), { force: true }),
  }
}

/** Opens the sound files in a folder; without a folder they are kept in memory. */
export function openSounds(folder: string | undefined): Sounds {
  const files = folder === undefined ? memoryFiles() : diskFiles(folder)
  const room = folder === undefined ? maxBytes.memory : maxBytes.disk
  return {
    store(bytes, kind) {
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`
      const names = files.names()
      if (names.includes(name)) return name
      const usedBytes = names.reduce((sum, one) => sum + files.size(one), 0)
      if (usedBytes + bytes.length > room) return null
      files.write(name, bytes)
      return name
    },
    // The name becomes part of a path: accept only names that `keep` creates.
    read: name => (validName.test(name) ? files.read(name) : null),
    removeUnused(used) {
      for (const name of files.names()) if (!used.has(name)) files.remove(name)
    },
  }
}
