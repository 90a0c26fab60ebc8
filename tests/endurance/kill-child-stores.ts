/** Further stores for kill-child.ts: offline copies, and exports with their history. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createExportHistoryStorage, openExportHistory } from '../../main/downloads/export-history'
import { openPartFile, removeLeftoverParts } from '../../main/downloads/part-file'
import { inspectFile } from '../../main/downloads/saved-file'
import { openRecordingStore } from '../../main/evaluation/recording-store'
import { openOfflineCopies } from '../../main/offline/open-copies'
import { nodeDisk } from '../../main/store/disk'
import type { Log } from '../../main/store/log'
import { openPathJournal } from '../../main/store/path-journal'
import type { Vault } from '../../main/store/vault'

/** A store that is written again and again. */
export interface Written {
  /** The content at the start: the number of a write, 0 if none, -1 if it is damaged. */
  found: number
  /** Resolves when it is on the disk. */
  write(n: number): Promise<unknown>
}

/** The `ownerHash` of a teacher. */
const teacher = 'a'.repeat(32)

interface Parts {
  profile: string
  vault: Vault
  log: Log
  /** A text that `numberOf` can check for completeness. */
  textOf(n: number): string
  numberOf(text: string | null): number
}

/** The answers of two homeworks, each with its own cache. */
export async function openCopiesOf({ profile, vault, log, textOf, numberOf }: Parts): Promise<Record<string, Written>> {
  const copies = await openOfflineCopies({ enabled: true, vault, profile, clock: () => 1, log })
  await copies.begin('mine')
  const store = async (id: string): Promise<Written> => {
    const copy = await copies.read('homework-basic-info', { id })
    return {
      found: numberOf(copy && new TextDecoder().decode(copy.body)),
      write(n) {
        copies.add('homework-basic-info', { id }, { body: new TextEncoder().encode(textOf(n)), at: 1, title: id })
        return copies.flush()
      },
    }
  }
  return { 'copy 1': await store('1'), 'copy 2': await store('2') }
}

/** A recording per run: each write adds the frames of half a second. */
export async function openRecordingsOf({ profile, vault }: Parts): Promise<Written> {
  const folder = join(profile, 'recordings')
  const store = openRecordingStore({ folder, vault })
  const framesOf = (n: number) => new Uint8Array(25 * 70).fill(n % 251)
  const stored = await store.list(teacher)
  const numberOf = ({ head, frames }: (typeof stored)[number]): number => {
    const count = frames.length / (25 * 70)
    const expected = Array.from({ length: count }, (_, at) => framesOf(head.at + at + 1))
    return Buffer.concat(expected).equals(frames) ? head.at + count : -1
  }
  const numbers = stored.map(numberOf)
  const found = numbers.includes(-1) ? -1 : Math.max(0, ...numbers)
  const id = await store.create(teacher, { text: 'a', category: 'read_sentence', at: found })
  return { found, write: n => store.append(teacher, id, framesOf(n)) }
}

/** The number of finished files that stay. */
const keptFiles = 3

/**
 * Exports: each file is written under a temporary name, stored in the history and renamed; the oldest is removed with
 * its entry.
 */
export async function openExports({ profile, vault, log, textOf }: Parts): Promise<Written> {
  const folder = join(profile, 'downloads')
  const journal = await openPathJournal(join(profile, 'exports.json'))
  await removeLeftoverParts(nodeDisk, journal)
  const history = await openExportHistory(createExportHistoryStorage(vault, profile), 'mine', log)
  const facts = (n: number) => ({
    id: String(n),
    kind: 'score-sheet' as const,
    request: { homework_id: '1' },
    title: 'T',
    name: `${n}.xlsx`,
    at: n,
  })

  const found = async (): Promise<number> => {
    let last = 0
    const known = new Set<string>()
    for (const { at, state, file } of history.entries()) {
      if (!file || state !== 'done') continue
      const found = await inspectFile(nodeDisk, file)
      if (found === 'changed') return -1
      if (found === 'same') last = Math.max(last, at)
      known.add(file.path)
    }
    // A part file, an empty claimed name, or a file without an entry.
    const names = await readdir(folder).catch(() => [])
    return history.isLost || names.some(name => !known.has(join(folder, name))) ? -1 : last
  }

  return {
    found: await found(),
    async write(n) {
      await history.put({ ...facts(n), state: 'running' })
      const part = await openPartFile(nodeDisk, join(folder, `${n}.xlsx`), journal)
      for (let piece = 0; piece < 3; piece += 1) await part.write(new TextEncoder().encode(textOf(n + piece)))
      const place = { path: join(folder, `${n}.xlsx`), replace: false }
      const file = await part.moveIntoPlace(place, stored =>
        history.put({ ...facts(n), state: 'running', file: stored }),
      )
      await history.put({ ...facts(n), state: 'done', file })
      for (const old of history.entries().filter(({ at }) => at <= n - keptFiles)) {
        if (old.file) await rm(old.file.path, { force: true })
        await history.remove(old.id)
      }
    },
  }
}
