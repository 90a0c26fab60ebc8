/** Files that are either the old or the new one, never half (DESIGN §11): temp file, fsync, rename. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The end of a temporary file's name; nobody else's look like that. */
const temporary = /.\.[0-9a-f]{12}\.tmp$/

/** Writes all of `data`, readable by this user only; throws and leaves the old file where the disk refuses. */
export async function writeAtomic(path: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temp = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temp, 'wx', 0o600)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temp, path)
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
}

/** Removes what writes that a crash broke off left in `folder`. To be run before anything is written there; never throws. */
export async function sweepTemporary(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (temporary.test(name)) await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}

/** The file's bytes, or null where there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null
    throw error
  }
}
