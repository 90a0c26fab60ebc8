/** What stores and downloads ask of the file system: one object, so that tests can let any single call fail (DESIGN §11). */
import { access, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'

export const nodeDisk = { access, lstat, mkdir, open, readdir, readFile, rename, rm }

export type Disk = typeof nodeDisk

/** The code of a system error; undefined for any other. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** Whether something stands at `path`. */
export async function exists(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.access(path)
    return true
  } catch {
    return false
  }
}

/** Virus scanners hold new files for a moment, in milliseconds. */
const patience = [50, 200, 500]
const momentary = new Set(['EBUSY', 'EPERM', 'EACCES'])

/** Tries again, for less than a second in all, what a virus scanner may stand in the way of; throws the last error. */
export async function retryWhileFileBusy<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of patience) {
    try {
      return await act()
    } catch (error) {
      if (!momentary.has(errorCode(error) ?? '')) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
  return act()
}
