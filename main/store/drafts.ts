/**
 * What teachers type, each in a journal of his own (DESIGN §3, §5, §11): kept over a 401, an idle end and a restart; wiped by a
 * chosen logout. A draft is written by the session in which it was typed: no other teacher's journal is ever in reach of it.
 */
import { join } from 'node:path'
import { limits } from '../../shared/domain/limits'
import { removeFiles, removeTemporaryFiles } from './atomic-file'
import { damagedPaths } from './damaged-file'
import { type Disk, nodeDisk } from './disk'
import { countStartDay } from './draft-age'
import { type DraftJournal, openDraftJournal } from './draft-journal'
import type { Damage } from './durable-file'
import type { Vault } from './vault'

export interface Drafts {
  /** The session of who goes by this `ownerName` begins, or was restored. Ends when his journal is open, with what was found of it. */
  begin(generation: number, name: string): Promise<Damage>
  /**
   * The present session ends, at once. With `wipe` nothing of it is left when the promise is kept: the disk is touched once
   * `noted` is. Rejects where it refuses.
   */
  end(wipe: boolean, noted?: Promise<unknown>): Promise<void>
  /**
   * The journal of the session of this generation, or null where it is not the present one. To write, the last one will do
   * where it was not wiped: what was typed just before a 401 arrives after it.
   */
  journalOf(generation: number, act: 'read' | 'write'): Promise<DraftJournal | null>
  /** Removes the journal of who is not there, by `ownerName`. Rejects where the disk refuses; it is then read by nobody. */
  wipeJournal(name: string): Promise<void>
  /** Ends when all is on the disk, or was refused. */
  close(): Promise<void>
}

export interface DraftParts {
  /** Ours alone, and so is the file beside it, with `.json` at its end. */
  folder: string
  vault: Vault
  /** Milliseconds since 1970; it may be wrong. */
  clock(): number
  disk?: Disk
}

interface Shelf {
  name: string
  generation: number
  state: 'present' | 'ended' | 'wiped'
  journal: Promise<DraftJournal>
}

/**
 * Counts this start as a day of use, and removes the journals of teachers who have not come for so many that none of their
 * drafts would be kept. A file is known by its time of change: whoever writes makes it anew. Gives today; never throws.
 */
async function sweepOld({ folder, clock, disk = nodeDisk }: DraftParts): Promise<number> {
  const marks = new Map<string, string>()
  for (const name of await disk.readdir(folder).catch(() => [])) {
    const found = await disk.lstat(join(folder, name)).catch(() => null)
    if (found?.isFile()) marks.set(join(folder, name), String(found.mtimeMs))
  }
  const { today, ages } = await countStartDay(`${folder}.json`, clock, [...new Set(marks.values())], disk)
  for (const [path, mark] of marks) {
    const old = (ages.get(mark) ?? 0) >= limits.drafts.days
    if (old) await disk.rm(path, { force: true }).catch(() => undefined)
  }
  return today
}

/** Opens the drafts in their folder; of its files only that of who logs in is read. Never throws. */
export async function openDrafts(parts: DraftParts): Promise<Drafts> {
  const { folder, vault, disk = nodeDisk } = parts
  await removeTemporaryFiles(folder, disk)
  const today = await sweepOld(parts)
  let shelf: Shelf | null = null
  /** Memory alone holds the drafts of who may come again. */
  const held = new Map<string, DraftJournal>()
  /** What should be gone, and could not be removed. */
  const unwanted = new Set<string>()
  const pathOf = (name: string) => join(folder, `${name}.drafts`)

  const open = async (name: string): Promise<DraftJournal> => {
    const known = held.get(name)
    if (known) return known
    const journal = await openDraftJournal({ path: pathOf(name), name, vault, today, disk })
    if (unwanted.delete(name)) await journal.wipe().catch(() => undefined)
    if (!vault.isDurable) held.set(name, journal)
    return journal
  }

  return {
    async begin(generation, name) {
      const before = shelf
      // One journal at a time: its file has one writer.
      const journal =
        before?.name === name
          ? before.journal
          : Promise.resolve(before?.journal)
              .then(left => left?.whenIdle())
              .then(() => open(name))
      shelf = { name, generation, state: 'present', journal }
      const { damage } = await journal
      return before?.name === name ? 'none' : damage
    },
    async end(wipe, noted) {
      const ending = shelf
      if (ending === null) return
      if (wipe) ending.state = 'wiped'
      else if (ending.state === 'present') ending.state = 'ended'
      if (!wipe) return
      await noted
      await (await ending.journal).wipe()
    },
    async journalOf(generation, act) {
      if (shelf?.generation !== generation) return null
      const allowed = shelf.state === 'present' || (act === 'write' && shelf.state === 'ended')
      if (!allowed) return null
      const asked = shelf
      const journal = await asked.journal
      await journal.refresh()
      // What was wiped while the journal opened stays so.
      return asked.state === 'wiped' ? null : journal
    },
    async wipeJournal(name) {
      if (shelf?.name === name) return (await shelf.journal).wipe()
      const path = pathOf(name)
      unwanted.add(name)
      await removeFiles([path, ...damagedPaths(path)], disk)
      unwanted.delete(name)
    },
    async close() {
      await (await shelf?.journal)?.whenIdle()
    },
  }
}
