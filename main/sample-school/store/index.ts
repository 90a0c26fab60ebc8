/** The store of the changing data: in memory, or in a data directory with a seed file and a journal. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { day } from '../../../shared/domain/time'
import { createWorld } from '../data/create-world'
import type { Size } from '../data/world-types'
import { applyEntry, type Entry, emptyState, type School } from './changes/index'
import { type Journal, memoryJournal, openJournal } from './journal'
import { writeAtomically } from './write-atomically'

export interface Store extends School {
  /** Writes the entry to the journal, then applies it. */
  commit(entry: Entry): void
  /** How many entries were written since the store was opened. */
  commits(): number
  close(): void
}

const seedFile = v.object({ format: v.literal(1), seed: v.number(), size: v.string(), epoch: v.number() })

/** If the school was last opened longer ago than this, its dates move forward by whole weeks. */
const staleMs = 28 * day

function freshEpoch(epoch: number, now: number): number {
  return now - epoch > staleMs ? epoch + Math.floor((now - epoch) / (7 * day)) * 7 * day : epoch
}

function readEpoch(path: string, seed: number, size: Size, now: number, warn: (line: string) => void): number {
  if (existsSync(path)) {
    try {
      const read = v.parse(seedFile, JSON.parse(readFileSync(path, 'utf8')))
      return freshEpoch(read.epoch, now)
    } catch {
      renameSync(path, `${path}.damaged`)
      warn(`${path}: damaged, set aside; the dates of the school start again from now`)
    }
  }
  writeAtomically(path, `${JSON.stringify({ format: 1, seed, size, epoch: now })}\n`)
  return now
}

/** Opens the school of this seed and size and applies its journal; without a directory it exists in memory only. */
export function openStore(
  options: { dataDir?: string; seed: number; size: Size; now: number },
  warn: (line: string) => void,
): Store {
  const { dataDir, seed, size, now } = options
  let journal: Journal = memoryJournal()
  let epoch = now
  if (dataDir !== undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    epoch = readEpoch(join(dataDir, `${size}-${seed}.json`), seed, size, now, warn)
    journal = openJournal(join(dataDir, `${size}-${seed}.journal`), warn)
  }
  const school: School = { world: createWorld(seed, size, epoch), state: emptyState() }
  for (const entry of journal.entries) applyEntry(school, entry)
  let commits = 0
  return {
    ...school,
    commit(entry) {
      journal.append(entry)
      commits++
      applyEntry(school, entry)
    },
    commits: () => commits,
    close: () => journal.close(),
  }
}
