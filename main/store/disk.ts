/**
 * The file system functions of stores and downloads, in one object so that tests can make any single call fail (DESIGN
 * §11).
 */
import { access, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'

export const nodeDisk = { access, lstat, mkdir, open, readdir, readFile, rename, rm }

export type Disk = typeof nodeDisk

/** The code of a system error; undefined for any other. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** Whether a file or folder exists at `path`. */
export async function exists(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.access(path)
    return true
  } catch {
    return false
  }
}

/** Pauses between the tries, in milliseconds: virus scanners lock new files for a moment. */
const retryWaits = [50, 200, 500]
const busyCodes = new Set(['EBUSY', 'EPERM', 'EACCES'])

/** Retries `act` while a virus scanner may lock the file, in total for less than a second. Throws the last error. */
export async function retryWhileFileBusy<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of retryWaits) {
    try {
      return await act()
    } catch (error) {
      if (!busyCodes.has(errorCode(error) ?? '')) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
  return act()
}
