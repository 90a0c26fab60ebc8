/**
 * `npm run check:package`: packages the program for Linux and Windows with a stub of Electron, reads the result back,
 * compiles the installer's script if makensis is installed, and checks the MSI's project. Needs no network and no
 * Electron. `--report FILE` writes the counts for `npm test`. The last line of output is `N passed, N failed`.
 */

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from './build.mjs'
import { buildIfStale } from './launch.mjs'
import { writeStubs } from './package/electron-stub.mjs'
import { packFolders, packInstaller, packMsiProject } from './package/pack.mjs'
import { folderChecks, fuses, installerChecks, msiChecks, windowsChecks } from './package/package-checks.mjs'
import { countsLine } from './test-reports.mjs'

const result = { passed: 0, failed: [], skipped: [] }

/** Runs the checks one by one and prints the reason of each failure. */
async function run(checks) {
  for (const [name, check] of checks) {
    try {
      await check()
      result.passed++
      console.log(`ok    ${name}`)
    } catch (error) {
      result.failed.push(`package: ${name}`)
      console.error(`FAIL  ${name}\n      ${String(error.message).replaceAll('\n', '\n      ')}`)
    }
  }
}

/**
 * Checks the scripts of the Windows installers. The real installers are built on Windows; this needs only a system with
 * a shell.
 */
async function checkInstallers(folder, stubs, packed) {
  const clean = path.join(folder, 'win-unpacked')
  cpSync(packed, clean, { recursive: true })
  const found = spawnSync('makensis', ['-VERSION'], { encoding: 'utf8' })
  const makensis =
    found.status === 0 ? spawnSync('sh', ['-c', 'command -v makensis'], { encoding: 'utf8' }).stdout.trim() : ''
  const told = await packInstaller(folder, stubs, packed, makensis)
  await run(installerChecks(told))
  const compiled = 'installer: makensis compiles the script'
  if (makensis) {
    const made = () =>
      readdirSync(path.join(folder, 'release')).filter(name => /^Hanamaru-Setup-[\d.]+-x64\.exe$/.test(name))
    await run([[`${compiled} (${found.stdout.trim()})`, () => assert.equal(made().length, 1)]])
  } else {
    result.skipped.push(`package: ${compiled}: not run: no makensis`)
    console.log(`skip  ${compiled}\n      not run: no makensis (on Debian: apt-get install nsis)`)
  }
  await run(msiChecks(await packMsiProject(folder, stubs, clean), clean))
}

const folder = mkdtempSync(path.join(tmpdir(), 'hanamaru-package-'))
try {
  await buildIfStale()
  await buildAll(['packed'])
  const stubs = writeStubs(
    path.join(folder, 'stubs'),
    fuses.map(([, on]) => on),
  )
  const packed = await packFolders(folder, stubs)
  await run(folderChecks(packed))
  await run(windowsChecks(packed.win32))
  if (process.platform === 'win32') {
    result.skipped.push('package: installers: not run: needs a shell')
    console.log(
      'skip  installers\n      not run: this check needs a POSIX shell; `npm run dist` makes the installers themselves',
    )
  } else await checkInstallers(folder, stubs, packed.win32)
} catch (error) {
  result.failed.push('package: packing')
  console.error(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const at = process.argv.indexOf('--report')
if (at > 0) writeFileSync(process.argv[at + 1], JSON.stringify(result))
console.log(countsLine(result))
process.exitCode = result.failed.length > 0 || result.passed === 0 ? 1 : 0
