import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockProfile, ProfileInUse } from '../../../../main/host/start/profile-lock'
import { temporaryFolder } from '../fixture'

let folder: ReturnType<typeof temporaryFolder>
let profile: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = temporaryFolder()
  profile = join(folder.path, 'deep', 'profile')
})
afterEach(() => {
  vi.useRealTimers()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  folder.remove()
})

const locks = () => readdirSync(profile).filter(name => name.startsWith('lock-'))
const nameOf = (pid = 0, random = '00000000') => `lock-${String(pid).padStart(10, '0')}-${random}`

/** Starts another process that locks the profile like this program. */
async function owner(): Promise<{ child: ChildProcess; name: string }> {
  const listen = "require('node:net').createServer().listen(process.argv[1] + '/' + name(), () => console.log(name()))"
  const name = `const name = () => 'lock-' + String(process.pid).padStart(10, '0') + '-00000000'`
  mkdirSync(profile, { recursive: true })
  const child = spawn(process.execPath, ['-e', `${name};${listen}`, profile], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return { child, name: nameOf(child.pid) }
}

it('creates the profile for its user alone, and unlocks it', async () => {
  const unlock = await lockProfile(profile)
  expect(statSync(profile).mode & 0o777).toBe(0o700)
  await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
  unlock()
  ;(await lockProfile(profile))()
  expect(locks()).toEqual([])
})

it('refuses while another process runs, and names it, whatever the clock says', async () => {
  const { child, name } = await owner()
  // The clock is set one year ahead, and back to before the machine was started.
  for (const at of ['2040-01-01', '1990-01-01']) {
    vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
    utimesSync(join(profile, name), 1000, 1000)
    await expect(lockProfile(profile)).rejects.toThrow(`すでに動いています（プロセス ${child.pid}）。`)
    expect(locks()).toEqual([name])
  }
})

it('refuses while the other process hangs', async () => {
  const { child } = await owner()
  child.kill('SIGSTOP')
  await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
})

it('takes over from a process that was killed', async () => {
  const { child, name } = await owner()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(locks()).toEqual([name])
  const unlock = await lockProfile(profile)
  expect(locks()).not.toContain(name)
  unlock()
})

it('takes over from a dead process whose id another program has now', async () => {
  mkdirSync(profile, { recursive: true })
  writeFileSync(join(profile, nameOf(process.ppid)), '')
  ;(await lockProfile(profile))()
  expect(locks()).toEqual([])
})

it('allows at most one of several instances that start together', async () => {
  for (let round = 0; round < 10; round++) {
    const started = await Promise.allSettled([1, 2, 3].map(() => lockProfile(profile)))
    const running = started.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    expect(running.length).toBeLessThanOrEqual(1)
    for (const unlock of running) unlock()
  }
})

it('recognises a profile by any of its paths, even by one that is too long for a socket', async () => {
  const elsewhere = () => readdirSync('/tmp').filter(name => name.startsWith(`hanamaru-${process.getuid?.()}-`))
  const before = elsewhere()
  profile = join(folder.path, 'x'.repeat(120))
  const unlock = await lockProfile(profile)
  const alias = join(folder.path, 'alias')
  symlinkSync(profile, alias)
  await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
  await expect(lockProfile(alias)).rejects.toThrow(ProfileInUse)
  unlock()
  ;(await lockProfile(alias))()
  for (const made of elsewhere().filter(name => !before.includes(name))) rmdirSync(join('/tmp', made))
})
