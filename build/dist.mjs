/**
 * `npm run dist [-- nsis | msi | zip | dir]`: builds, then packages the program for this system into release/
 * (electron-builder.yml). Windows installers are made on Windows; other systems get a folder. Prints one line that says
 * what is missing if Electron cannot be downloaded.
 */
import { buildAll } from './build.mjs'
import { root } from './bundles.mjs'

const systems = {
  win32: { platform: 'WINDOWS', kinds: ['nsis', 'msi', 'zip', 'dir'], all: ['nsis', 'msi', 'zip'] },
  linux: { platform: 'LINUX', kinds: ['dir'], all: ['dir'] },
}

const advice = `The program could not be packed. The first time, electron-builder downloads Electron, and on Windows also NSIS, WiX and 7-Zip,
from GitHub. If this PC cannot reach GitHub, do one of these, then try again:
  - set ELECTRON_MIRROR and ELECTRON_BUILDER_BINARIES_MIRROR to a copy inside your network
  - copy the caches of a PC that has packed before (%LOCALAPPDATA%\\electron\\Cache and %LOCALAPPDATA%\\electron-builder\\Cache)
  - check the packing without Electron: npm run check:package`

/** The package kinds to make: the requested ones, or all of this system. Throws an error with a readable message. */
export function choose(words, system) {
  const row = systems[system]
  if (!row) throw new Error(`The program is packed on Windows and on Linux; this is ${system}.`)
  const wrong = words.find(word => !row.kinds.includes(word))
  if (wrong !== undefined) throw new Error(`${wrong} cannot be packed here; choose from: ${row.kinds.join(', ')}`)
  return { platform: row.platform, kinds: words.length > 0 ? words : row.all }
}

/** Whether an error is about a failed download. */
export const isMissing = error =>
  /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|status code|HTTPError|download|cannot resolve|fetch failed/i.test(
    `${error?.code ?? ''} ${error?.message ?? error}`,
  )

if (process.argv[1]?.endsWith('dist.mjs')) {
  try {
    const { platform, kinds } = choose(process.argv.slice(2), process.platform)
    await buildAll(['packed', 'preload', 'renderer'])
    const { Arch, build, Platform } = await import('electron-builder')
    const targets = Platform[platform].createTarget(kinds, Arch.x64)
    const made = await build({ projectDir: root, publish: 'never', targets })
    console.log(
      made.length > 0 ? `packed:\n${made.map(file => `  ${file}`).join('\n')}` : 'packed: a folder in release/',
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (isMissing(error)) console.error(`\n${advice}`)
    process.exitCode = 1
  }
}
