/**
 * Files that must not outlive the run that makes them, wherever they stand: their paths are written down in the profile before
 * they are made (DESIGN §11). What stands there at the start was left by a crash.
 */
import * as v from 'valibot'
import { readIfThere, writeAtomic } from './atomic-file'

/** More than a teacher ever has at once; the oldest are forgotten first. */
const maxPaths = 100

const schema = v.array(v.string())

export interface PathJournal {
  /** What stands there now, the oldest first. */
  paths(): readonly string[]
  /** Ends when the path is written down. */
  add(path: string): Promise<void>
  remove(path: string): Promise<void>
}

async function read(file: string): Promise<string[]> {
  try {
    const bytes = await readIfThere(file)
    const found = v.safeParse(schema, bytes === null ? [] : JSON.parse(new TextDecoder().decode(bytes)))
    return found.success ? found.output : []
  } catch {
    return []
  }
}

/** Opens the journal at `file`. Never throws: one that cannot be read or written costs a sweep, not what it serves. */
export async function openPathJournal(file: string): Promise<PathJournal> {
  let paths = await read(file)
  let last = Promise.resolve()
  const change = (next: string[]) => {
    paths = next.slice(-maxPaths)
    const data = `${JSON.stringify(paths, null, 2)}\n`
    last = last.then(() => writeAtomic(file, data)).catch(() => undefined)
    return last
  }
  return {
    paths: () => paths,
    add: path => change([...paths, path]),
    remove: path => change(paths.filter(each => each !== path)),
  }
}
