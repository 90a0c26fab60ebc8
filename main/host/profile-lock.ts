/**
 * One running instance owns a profile (DESIGN §11). Each puts a file with its process id in the name, *then* looks for the
 * files of others: of two that start together each sees the other, so at most one runs. A file of a dead process counts for nothing.
 */
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join, resolve } from 'node:path'

/** Another instance that runs has this profile. */
export class ProfileInUse extends Error {
  constructor(profile: string, pid: number) {
    super(`the profile ${profile} is in use by process ${pid}: end that one first, or give another --profile`)
    this.name = 'ProfileInUse'
  }
}

const pattern = /^lock-(\d{1,10})$/
const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** Profiles that this very process holds. */
const held = new Set<string>()

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Alive, but another user's.
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the file was written since this machine started: ids are given out again after that. */
function isCurrent(path: string): boolean {
  const startedAt = Date.now() - uptime() * 1000
  const found = statSync(path, { throwIfNoEntry: false })
  // A second of slack for the rounding of both clocks.
  return found !== undefined && found.mtimeMs >= startedAt - 1000
}

/** The id of another living owner, or null; what the dead left is removed. */
function otherOwner(profile: string): number | null {
  for (const name of readdirSync(profile)) {
    const pid = Number(pattern.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(pid) || pid === process.pid) continue
    const path = join(profile, name)
    if (runs(pid) && isCurrent(path)) return pid
    rmSync(path, { force: true })
  }
  return null
}

/** Makes the profile folder (mode 0700) and locks it; returns the unlocking. Throws ProfileInUse. */
export function lockProfile(folder: string): () => void {
  const profile = resolve(folder)
  if (held.has(profile)) throw new ProfileInUse(profile, process.pid)
  mkdirSync(profile, { recursive: true, mode: 0o700 })
  chmodSync(profile, 0o700)
  const own = join(profile, `lock-${process.pid}`)
  writeFileSync(own, '', { mode: 0o600 })
  const owner = otherOwner(profile)
  if (owner !== null) {
    rmSync(own, { force: true })
    throw new ProfileInUse(profile, owner)
  }
  held.add(profile)
  return () => {
    held.delete(profile)
    rmSync(own, { force: true })
  }
}
