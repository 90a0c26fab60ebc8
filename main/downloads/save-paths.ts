/**
 * The paths of exported files: two exports never write one file, and an existing file is replaced only if the teacher
 * allowed it.
 */
import { format, parse } from 'node:path'
import type { SaveTarget } from '../host/host'
import { type Disk, exists } from '../store/disk'

/** `name (2).xlsx`, `name (3).xlsx` … */
export function numberedPath(path: string, number: number): string {
  if (number < 2) return path
  const { dir, name, ext } = parse(path)
  return format({ dir, name: `${name} (${number})`, ext })
}

/** The path with this extension: replaces `.xls`, `.xlsx` or `.xlsm`, and is added to any other name. */
export function withExtension(path: string, extension: string): string {
  const { dir, name, base, ext } = parse(path)
  if (ext.toLowerCase() === `.${extension}`) return path
  const isWorkbook = /^\.xls[xm]?$/i.test(ext)
  return format({ dir, name: isWorkbook ? name : base, ext: `.${extension}` })
}

/** The paths that running exports have reserved. Names that differ only in case are equal, as on Windows. */
export function createPathReservations(disk: Disk) {
  const reserved = new Set<string>()
  const key = (path: string) => path.toLowerCase()

  return {
    /**
     * Reserves the chosen path, or the next numbered name that is neither reserved nor in use. Only a file at the
     * chosen path itself is replaced, if the teacher allowed it and the file exists now.
     */
    async reserve({ path, replace }: SaveTarget): Promise<SaveTarget> {
      for (let number = 1; ; number += 1) {
        const next = numberedPath(path, number)
        if (reserved.has(key(next))) continue
        reserved.add(key(next))
        if (!(await exists(disk, next))) return { path: next, replace: false }
        if (replace && number === 1) return { path: next, replace: true }
        reserved.delete(key(next))
      }
    },
    release(path: string): void {
      reserved.delete(key(path))
    },
  }
}
