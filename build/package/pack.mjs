/**
 * Runs electron-builder with stubs: packs folders for Linux and Windows, the installer's script, and the MSI's project.
 */
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Arch, build, Platform } from 'electron-builder'
import { root } from '../bundles.mjs'
import msiProjectCreated from '../msi-project.mjs'
import { writePlugins } from './nsis-plugin-stubs.mjs'

/** Never sign, even when this machine has a certificate. */
const unsigned = { signExecutable: false }

const common = (folder, config) => ({
  projectDir: root,
  publish: 'never',
  config: {
    extends: path.join(root, 'electron-builder.yml'),
    ...config,
    directories: { output: path.join(folder, 'release'), buildResources: 'build/installer' },
  },
})

/** @returns {Promise<{ linux: string; win32: string }>} the packed folders */
export async function packFolders(folder, stubs) {
  const release = path.join(folder, 'release')
  await build({
    ...common(folder, { electronDist: stubs.linux }),
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
  })
  await build({
    ...common(folder, { electronDist: stubs.win32, win: unsigned }),
    targets: Platform.WINDOWS.createTarget('dir', Arch.x64),
  })
  return { linux: path.join(release, 'linux-unpacked'), win32: path.join(release, 'win-unpacked') }
}

function script(file, lines) {
  writeFileSync(file, `#!/bin/sh\n${lines}\n`)
  chmodSync(file, 0o755)
}

/**
 * Writes stubs of the tools that electron-builder would download. `makensis` is this machine's, or a stub that fails.
 */
function writeTools(folder, makensis) {
  const tools = path.join(folder, 'tools')
  mkdirSync(tools, { recursive: true })
  script(path.join(tools, 'makensis'), makensis ? `exec ${makensis} "$@"` : 'exit 1')
  writeFileSync(path.join(tools, 'elevate.exe'), '')
  // 7za creates an empty archive. electron-builder runs the installer under wine to write the uninstaller.
  script(path.join(tools, '7za'), 'for word in "$@"; do case "$word" in *.7z) : > "$word" ;; esac; done')
  script(path.join(tools, 'wine'), `: > "\${1%exe}__uninstaller.exe"`)
  writePlugins(path.join(root, 'node_modules/app-builder-lib/templates/nsis'), path.join(tools, 'plugins/x86-unicode'))
  Object.assign(process.env, {
    ELECTRON_BUILDER_NSIS_DIR: tools,
    ELECTRON_BUILDER_NSIS_RESOURCES_DIR: tools,
    ELECTRON_BUILDER_7ZIP_PATH: path.join(tools, '7za'),
    PATH: `${tools}${path.delimiter}${process.env.PATH}`,
  })
}

/**
 * Builds the installer of a packed folder, compiled with `makensis` when there is one.
 * @returns {Promise<Record<string, unknown>>} the definitions that the installer's script gets
 */
export async function packInstaller(folder, stubs, packed, makensis) {
  writeTools(folder, makensis)
  let scriptDefines = {}
  await build({
    ...common(folder, { electronDist: stubs.win32, win: unsigned }),
    prepackaged: packed,
    targets: Platform.WINDOWS.createTarget('nsis', Arch.x64),
    effectiveOptionComputed: async ([defines]) => {
      scriptDefines = { ...defines }
      return !makensis
    },
  })
  return scriptDefines
}

/** Writes the MSI's project with our changes, and stops before WiX, which runs on Windows only. */
export async function packMsiProject(folder, stubs, packed) {
  const copy = path.join(folder, 'project.wxs')
  const projectWritten = new Error('the project is written')
  try {
    await build({
      ...common(folder, {
        electronDist: stubs.win32,
        win: unsigned,
        msiProjectCreated: async file => {
          await msiProjectCreated(file)
          cpSync(file, copy)
          throw projectWritten
        },
      }),
      prepackaged: packed,
      targets: Platform.WINDOWS.createTarget('msi', Arch.x64),
    })
  } catch (error) {
    if (!String(error).includes(projectWritten.message)) throw error
  }
  return copy
}
