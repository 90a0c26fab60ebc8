/** Situations that a test cannot create for real: files of other users, owners that do not respond, Windows. */
import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openKeyFileBox } from '../../../../main/host/loopback/key-file-box'
import { lockProfile, ProfileInUse } from '../../../../main/host/start/profile-lock'
import { type Disk, nodeDisk } from '../../../../main/store/disk'
import { temporaryFolder } from '../fixture'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const posix = process.platform !== 'win32'

describe('a key file', () => {
  const ours = { isFile: () => true, mode: 0o100600, uid: process.getuid?.() }
  const others: [string, object][] = [
    ['of another user', { ...ours, uid: (process.getuid?.() ?? 0) + 1 }],
    ['that is no plain file', { ...ours, isFile: () => false }],
    ['that others may read', { ...ours, mode: 0o100644 }],
  ]
  it.runIf(posix).each(others)('%s is not used: a new key is created', async (_what, stat) => {
    const path = join(folder.path, 'host.key')
    const sealed = await (await openKeyFileBox(path))?.seal('x')
    expect(await (await openKeyFileBox(path))?.open(sealed ?? new Uint8Array())).toBe('x')
    const lstat = (async () => stat) as object as Disk['lstat']
    const box = await openKeyFileBox(path, { ...nodeDisk, lstat })
    expect(box).not.toBeNull()
    expect(() => box?.open(sealed ?? new Uint8Array())).toThrow()
  })
})

describe('a profile', () => {
  it.runIf(posix)('whose owner gives no clear response counts as in use, and its socket is kept', async () => {
    const profile = join(folder.path, 'profile')
    mkdirSync(profile)
    const socket = join(profile, 'lock-0000000001-abcdef12')
    writeFileSync(socket, '')
    const connect = vi.spyOn(net, 'connect').mockImplementation(() => {
      const knock = Object.assign(new EventEmitter(), { destroy: () => undefined })
      setImmediate(() => knock.emit('error', Object.assign(new Error('EAGAIN'), { code: 'EAGAIN' })))
      return knock as object as net.Socket
    })
    syncBuiltinESMExports()
    try {
      await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
      expect(existsSync(socket)).toBe(true)
    } finally {
      connect.mockRestore()
      syncBuiltinESMExports()
    }
  })

  it.runIf(posix)('with a path that is too long has its sockets in a folder that only its user may read', async () => {
    const profile = join(realpathSync(folder.path), 'x'.repeat(120))
    const name = createHash('sha256').update(profile).digest('hex').slice(0, 32)
    const elsewhere = `/tmp/hanamaru-${process.getuid?.()}-${name}`
    mkdirSync(elsewhere)
    chmodSync(elsewhere, 0o755)
    try {
      const unlock = await lockProfile(profile)
      expect(statSync(elsewhere).mode & 0o777).toBe(0o700)
      unlock()
    } finally {
      rmSync(elsewhere, { recursive: true, force: true })
    }
  })

  it.runIf(posix)('is locked on Windows by one pipe, whatever the case of its path', async () => {
    const { platform } = process
    const before = process.cwd()
    const profile = join(folder.path, 'Profile')
    // Outside Windows a pipe name is a socket in the current folder.
    process.chdir(folder.path)
    Object.defineProperty(process, 'platform', { value: 'win32' })
    try {
      const unlock = await lockProfile(profile)
      await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
      unlock()
      await vi.waitFor(async () => (await lockProfile(profile))())
    } finally {
      Object.defineProperty(process, 'platform', { value: platform })
      process.chdir(before)
    }
  })
})
