/**
 * The drafts of all teachers, one journal per teacher (DESIGN §3, §5, §11). Drafts survive a 401, an idle end and a
 * restart; a chosen logout wipes them. A draft is written only through the session in which it was typed, so it never
 * gets into the journal of another teacher.
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
  /**
   * Call when a session begins or was restored. `name` is the `ownerHash`. Resolves with the journal's damage when it
   * is open.
   */
  begin(generation: number, name: string): Promise<Damage>
  /**
   * Ends the current session immediately. With `wipe`, waits for `recorded` (the pending wipe is on the disk), then
   * removes the journal; resolves when nothing of it is left, rejects if the disk refuses.
   */
  end(wipe: boolean, recorded?: Promise<unknown>): Promise<void>
  /**
   * The journal of the session with this generation, or null if it is not the current session. For `write`, the last
   * session is accepted too, unless it was wiped: text typed just before a 401 arrives after it.
   */
  journalOf(generation: number, act: 'read' | 'write'): Promise<DraftJournal | null>
  /**
   * Removes the journal of a teacher who is not logged in, by `ownerHash`. Rejects if the disk refuses; the journal is
   * then wiped before anybody can read it.
   */
  wipeJournal(name: string): Promise<void>
  /** Resolves when every write has succeeded or failed. */
  close(): Promise<void>
}

export interface DraftParts {
  /** Only this module uses the folder, and the file beside it with the same name and `.json`. */
  folder: string
  vault: Vault
  /** Milliseconds since 1970; it may be wrong. */
  clock(): number
  disk?: Disk
}

interface TeacherJournal {
  name: string
  generation: number
  state: 'present' | 'ended' | 'wiped'
  journal: Promise<DraftJournal>
}

/**
 * Counts this start as a day of use, and removes journals that were not written for so many days that all their drafts
 * are too old. The modification time identifies a file, because each write changes it. Returns today's number; never
 * throws.
 */
async function removeOldJournals({ folder, clock, disk = nodeDisk }: DraftParts): Promise<number> {
  const modifiedTimes = new Map<string, string>()
  for (const name of await disk.readdir(folder).catch(() => [])) {
    const found = await disk.lstat(join(folder, name)).catch(() => null)
    if (found?.isFile()) modifiedTimes.set(join(folder, name), String(found.mtimeMs))
  }
  const { today, ages } = await countStartDay(`${folder}.json`, clock, [...new Set(modifiedTimes.values())], disk)
  for (const [path, modifiedTime] of modifiedTimes) {
    const old = (ages.get(modifiedTime) ?? 0) >= limits.drafts.days
    if (old) await disk.rm(path, { force: true }).catch(() => undefined)
  }
  return today
}

/** Opens the folder of drafts. Reads only the file of the teacher who logs in. Never throws. */
export async function openDrafts(parts: DraftParts): Promise<Drafts> {
  const { folder, vault, disk = nodeDisk } = parts
  await removeTemporaryFiles(folder, disk)
  const today = await removeOldJournals(parts)
  let current: TeacherJournal | null = null
  /**
   * Journals by name if the vault is not durable: memory is then the only place of drafts that a later login may need.
   */
  const journalsInMemory = new Map<string, DraftJournal>()
  /** Names of journals that should be removed and could not be: they are wiped before they are used again. */
  const journalsToWipe = new Set<string>()
  const pathOf = (name: string) => join(folder, `${name}.drafts`)

  const open = async (name: string): Promise<DraftJournal> => {
    const existing = journalsInMemory.get(name)
    if (existing) return existing
    const journal = await openDraftJournal({ path: pathOf(name), name, vault, today, disk })
    if (journalsToWipe.delete(name)) await journal.wipe().catch(() => undefined)
    if (!vault.isDurable) journalsInMemory.set(name, journal)
    return journal
  }

  return {
    async begin(generation, name) {
      const before = current
      // Close the last journal first: a file must have one writer.
      const journal =
        before?.name === name
          ? before.journal
          : Promise.resolve(before?.journal)
              .then(last => last?.whenIdle())
              .then(() => open(name))
      current = { name, generation, state: 'present', journal }
      const { damage } = await journal
      return before?.name === name ? 'none' : damage
    },
    async end(wipe, recorded) {
      const ending = current
      if (ending === null) return
      if (wipe) ending.state = 'wiped'
      else if (ending.state === 'present') ending.state = 'ended'
      if (!wipe) return
      await recorded
      await (await ending.journal).wipe()
    },
    async journalOf(generation, act) {
      if (current?.generation !== generation) return null
      const allowed = current.state === 'present' || (act === 'write' && current.state === 'ended')
      if (!allowed) return null
      const requested = current
      const journal = await requested.journal
      await journal.refresh()
      // The session may have been wiped while its journal was opened.
      return requested.state === 'wiped' ? null : journal
    },
    async wipeJournal(name) {
      if (current?.name === name) return (await current.journal).wipe()
      const path = pathOf(name)
      journalsToWipe.add(name)
      await removeFiles([path, ...damagedPaths(path)], disk)
      journalsToWipe.delete(name)
    },
    async close() {
      await (await current?.journal)?.whenIdle()
    },
  }
}
