/** Finds Electron's binary without `require('electron')`, which would start a download and throw. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packageDir = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
const executables = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }

/** The path of the binary of the pinned version, or null. */
export function findElectron() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (override) {
    const path = join(override, executables[process.platform] ?? 'electron')
    return existsSync(path) ? path : null
  }
  try {
    const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
    const there = readFileSync(join(packageDir, 'dist/version'), 'utf8').trim().replace(/^v/, '')
    const path = join(packageDir, 'dist', readFileSync(join(packageDir, 'path.txt'), 'utf8'))
    return there === version && existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** Lets the package download its binary, for at most three minutes; then the same as findElectron. */
export function fetchElectron() {
  spawnSync(process.execPath, [join(packageDir, 'install.js')], { stdio: 'ignore', timeout: 180_000 })
  return findElectron()
}
