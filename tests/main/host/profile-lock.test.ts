import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockProfile, ProfileInUse } from '../../../main/host/profile-lock'
import { temporaryFolder } from './fixture'

let folder: ReturnType<typeof temporaryFolder>
let profile: string
beforeEach(() => {
  folder = temporaryFolder()
  profile = join(folder.path, 'deep', 'profile')
})
afterEach(() => folder.remove())

it('makes the profile for its user alone, and frees it', () => {
  const unlock = lockProfile(profile)
  expect(statSync(profile).mode & 0o777).toBe(0o700)
  expect(() => lockProfile(profile)).toThrow(ProfileInUse)
  unlock()
  lockProfile(profile)()
})

it('refuses while another process lives, and names it', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' })
  try {
    lockProfile(profile)()
    const lock = join(profile, `lock-${other.pid}`)
    writeFileSync(lock, '')
    expect(() => lockProfile(profile)).toThrow(`process ${other.pid}`)
    expect(existsSync(join(profile, `lock-${process.pid}`))).toBe(false)
    // A lock from before the machine was started last belongs to a process that had the same id.
    utimesSync(lock, 1000, 1000)
    lockProfile(profile)()
    expect(existsSync(lock)).toBe(false)
  } finally {
    other.kill()
  }
})

it('takes over from a dead process', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  lockProfile(profile)()
  writeFileSync(join(profile, `lock-${dead}`), '')
  lockProfile(profile)()
  expect(existsSync(join(profile, `lock-${dead}`))).toBe(false)
})
