/** Where files go: two downloads never write one file, and what is there is replaced only where the teacher said so. */
import { format, parse } from 'node:path'
import type { SaveTarget } from '../host/host'
import { type Disk, exists } from '../store/disk'

/** `name (2).xlsx`, `name (3).xlsx` … */
export function numberedPath(path: string, number: number): string {
  if (number < 2) return path
  const { dir, name, ext } = parse(path)
  return format({ dir, name: `${name} (${number})`, ext })
}

/** The path with this extension instead of another of a sheet, or added to what has none. */
export function withExtension(path: string, extension: string): string {
  const { dir, name, base, ext } = parse(path)
  if (ext.toLowerCase() === `.${extension}`) return path
  const known = /^\.xlsx?$/i.test(ext)
  return format({ dir, name: known ? name : base, ext: `.${extension}` })
}

/** Names held by running downloads. Case does not tell names apart on Windows. */
export function createPathReservations(disk: Disk) {
  const held = new Set<string>()
  const key = (path: string) => path.toLowerCase()

  return {
    /**
     * Holds the chosen place, or the next name after it that no download holds and no file has. Only the chosen place
     * itself is replaced, where the teacher said so and a file stands there now.
     */
    async reserve({ path, replace }: SaveTarget): Promise<SaveTarget> {
      for (let number = 1; ; number += 1) {
        const next = numberedPath(path, number)
        if (held.has(key(next))) continue
        held.add(key(next))
        if (!(await exists(disk, next))) return { path: next, replace: false }
        if (replace && number === 1) return { path: next, replace: true }
        held.delete(key(next))
      }
    },
    release(path: string): void {
      held.delete(key(path))
    },
  }
}
