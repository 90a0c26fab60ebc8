/**
 * The files that the browser has downloaded and that are therefore removed when the session ends (docs/network.md §7).
 * Their paths are journalled before the first byte is sent, so that the next start removes them after a crash (DESIGN
 * §11).
 */
import { dirname, join } from 'node:path'
import { type Disk, nodeDisk, retryWhileFileBusy } from '../../store/disk'
import { openPathJournal } from '../../store/path-journal'

export interface DownloadedFiles {
  /**
   * Journals the path: the file will be removed at the next start at the latest. Resolves when the journal is written.
   */
  markForRemoval(path: string): Promise<void>
  /** Removes the path from the journal: the file is kept. */
  unmark(path: string): Promise<void>
  /** Removes a file. A file that cannot be removed stays in the journal. Never throws. */
  remove(path: string): Promise<void>
}

/**
 * Opens the journal of a profile and removes the files that an earlier run left in `folder`. Files elsewhere are never
 * removed.
 */
export async function openDownloadedFiles(
  profile: string,
  folder: string,
  disk: Disk = nodeDisk,
): Promise<DownloadedFiles> {
  const journal = await openPathJournal(join(profile, 'taken.json'), disk)
  const remove = (path: string) =>
    retryWhileFileBusy(() => disk.rm(path, { force: true })).then(
      () => journal.remove(path),
      () => undefined,
    )
  for (const path of journal.paths()) await (dirname(path) === folder ? remove(path) : journal.remove(path))
  return { markForRemoval: journal.add, unmark: journal.remove, remove }
}
