/**
 * Writes a stub of Electron's distribution, so that packing can be checked without a download. It contains the files
 * that electron-builder reads and changes, but no code.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as resedit from 'resedit'
import { root } from '../bundles.mjs'

const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The stub has these locales; packing must remove all but two. */
const locales = ['de', 'en-US', 'fr', 'ja', 'zh-CN']

const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8'))

/** The fuse wire of a binary, with each fuse in the opposite of its final state. */
const wire = fuses =>
  Buffer.concat([
    Buffer.from(sentinel),
    Buffer.from([1, fuses.length]),
    Buffer.from(fuses.map(on => (on ? '0' : '1')).join('')),
  ])

/** A Windows program with resources only, without code. */
function windowsProgram(fuses) {
  const program = resedit.NtExecutable.createEmpty(false, false)
  const resources = resedit.NtExecutableResource.from(program)
  const info = resedit.Resource.VersionInfo.createEmpty()
  info.setFileVersion(...version.split('.').map(Number), 0, 1033)
  info.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron', CompanyName: 'GitHub, Inc.' })
  info.outputToResourceEntries(resources.entries)
  const put = (type, id, text) =>
    resources.entries.push({ type, id, lang: 1033, codepage: 1200, bin: Buffer.from(text) })
  put(
    24,
    1,
    '<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0"><trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges><requestedExecutionLevel level="asInvoker" uiAccess="false"/></requestedPrivileges></security></trustInfo></assembly>',
  )
  put(10, 4242, wire(fuses))
  resources.outputResource(program)
  return Buffer.from(program.generate())
}

/**
 * Writes distributions for Linux and Windows below `folder`.
 * @param {boolean[]} fuses the final state of each fuse
 * @returns {{ linux: string; win32: string }}
 */
export function writeStubs(folder, fuses) {
  const programs = {
    linux: ['electron', Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), wire(fuses), Buffer.from('\n')])],
    win32: ['electron.exe', windowsProgram(fuses)],
  }
  return Object.fromEntries(
    Object.entries(programs).map(([platform, [name, bytes]]) => {
      const target = path.join(folder, platform)
      for (const inner of ['resources', 'locales']) mkdirSync(path.join(target, inner), { recursive: true })
      writeFileSync(path.join(target, name), bytes, { mode: 0o755 })
      writeFileSync(path.join(target, 'version'), version)
      for (const text of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(path.join(target, text), 'licence')
      for (const locale of locales) writeFileSync(path.join(target, 'locales', `${locale}.pak`), locale)
      if (platform === 'linux') writeFileSync(path.join(target, 'chrome-sandbox'), '', { mode: 0o755 })
      return [platform, target]
    }),
  )
}
