import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { openConf } from '../../main/host/loopback/settings-library'
import { removeTemporaryFiles } from '../../main/store/atomic-file'
import { openSettings } from '../../main/store/settings'
import { sharedFolder } from '../fixtures/folder'

const bundled = sharedFolder()

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./kill-settings-child.ts', import.meta.url)),
      outDir: bundled,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'child.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
}, 60_000)

interface Run {
  signal: string | undefined
  /** The file system calls of a run that was not killed. */
  calls: number
  errors: string
}

/** Sets the window's `x` in a program that kills itself before the call `killAt`; 0 = never. */
const setX = (profile: string, x: number, killAt: number): Promise<Run> =>
  new Promise(resolve => {
    const child = [join(bundled, 'child.mjs'), profile, String(x), String(killAt)]
    execFile(process.execPath, child, (error, stdout, stderr) =>
      resolve({ signal: error?.signal ?? undefined, calls: Number(stdout), errors: stderr }),
    )
  })

it('keeps the old or the new settings, whole, if the program is killed before any of its file system calls', async () => {
  const before = join(bundled, 'before')
  mkdirSync(before)
  expect((await setX(before, 1, 0)).errors).toBe('')
  const { deviceCode } = (await openSettings(before, openConf)).get()

  const profile = join(bundled, 'profile')
  const restoreProfile = () => {
    rmSync(profile, { recursive: true, force: true })
    cpSync(before, profile, { recursive: true })
  }
  restoreProfile()
  const { calls } = await setX(profile, 2, 0)
  expect(calls).toBeGreaterThan(10)

  const found: (number | undefined)[] = []
  for (let killAt = 1; killAt <= calls; killAt += 1) {
    restoreProfile()
    expect(await setX(profile, 2, killAt)).toEqual({ signal: 'SIGKILL', calls: 0, errors: '' })
    await removeTemporaryFiles(profile)
    const settings = await openSettings(profile, openConf)
    expect([killAt, settings.damage, settings.get().deviceCode]).toEqual([killAt, 'none', deviceCode])
    expect(readdirSync(profile).sort()).toEqual(['settings.json', 'settings.json.last'])
    found.push(settings.get().window?.x)
  }
  // The old value until the rename, the new one after it.
  const changed = found.indexOf(2)
  expect(changed).toBeGreaterThan(0)
  expect(found).toEqual(found.map((_, at) => (at < changed ? 1 : 2)))
})
