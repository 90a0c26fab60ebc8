/**
 * `npm run test:electron -- [Playwright's arguments]`: tests that need the real Electron (docs/electron.md). If
 * Electron cannot start, it prints the reason in one line and exits with 0. It is not part of `npm test`, so this hides
 * nothing.
 */
import { spawnSync } from 'node:child_process'
import { findElectron } from './find-electron.mjs'
import { buildIfStale } from './launch.mjs'
import { runNode } from './run-step.mjs'

const has = program => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined
const linux = process.platform === 'linux'

/** Why Electron cannot start on this machine, or null. */
function reasonNotToRun(electron) {
  if (!electron) return 'no Electron binary'
  // Chromium's sandbox refuses to start as root, and half of the checks are about the sandbox.
  if (linux && process.getuid?.() === 0) return 'Electron’s sandbox does not start as root'
  if (linux && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY && !has('xvfb-run')) return 'no display'
  return null
}

const electron = findElectron()
const reason = reasonNotToRun(electron)
if (reason) {
  console.log(`not run: ${reason}`)
} else {
  await buildIfStale()
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/electron/playwright.config.ts']
  const env = { ELECTRON_PATH: electron }
  process.exitCode = (await runNode([...args, ...process.argv.slice(2)], { minutes: 15, env })) ?? 1
}
