/**
 * Files that the browser has a copy of, and that therefore go with the session (docs/network.md §7): their paths are written
 * down before the first byte leaves, so that what a crash kept from being removed goes with the next start (DESIGN §11).
 */
import { dirname, join } from 'node:path'
import { type Disk, nodeDisk, retryWhileFileBusy } from '../../store/disk'
import { openPathJournal } from '../../store/path-journal'

export interface DownloadedFiles {
  /** Ends when the path is written down: from now on the file goes at the next start at the latest. */
  markForRemoval(path: string): Promise<void>
  /** The file at this path is to stay. */
  unmark(path: string): Promise<void>
  /** Removes a file; one that the disk does not give up stays noted. Never throws. */
  remove(path: string): Promise<void>
}

/** Opens the list of a profile, and removes what an earlier run left of it in `folder`, the only one that it removes from. */
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
