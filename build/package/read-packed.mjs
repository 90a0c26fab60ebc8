/** Reads a packed program back: the archive, the fuses, the resources of the Windows program. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import asar from '@electron/asar'
import { getCurrentFuseWire } from '@electron/fuses'
import * as resedit from 'resedit'

/** All files below `folder`, with `/` as separator. */
export const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()

/** The names of the archive's files, and a function that reads one as text. */
export function readArchive(file) {
  asar.uncache(file)
  const names = asar
    .listPackage(file, { isPack: false })
    .map(name => name.split(path.sep).join('/').replace(/^\//, ''))
    .filter(name => !('files' in asar.statFile(file, name)))
    .sort()
  return {
    names,
    size: readFileSync(file).length,
    /** The hash that Electron compares with the hash in the program. */
    hash: createHash('sha256').update(asar.getRawHeader(file).headerString).digest('hex'),
    text: name => asar.extractFile(file, name).toString('utf8'),
  }
}

const fuseStates = { 48: false, 49: true }

/** The fuses of a binary in order; null for a removed fuse. */
export async function readFuses(binary) {
  const { version, ...wire } = await getCurrentFuseWire(binary)
  if (version !== '1') throw new Error(`fuses of version ${version}`)
  return Object.values(wire).map(state => fuseStates[state] ?? null)
}

/** The resources of a program that Windows shows and that Electron checks. */
export function readProgram(file) {
  const { entries } = resedit.NtExecutableResource.from(resedit.NtExecutable.from(readFileSync(file)))
  const [info] = resedit.Resource.VersionInfo.fromEntries(entries)
  const text = type => {
    const entry = entries.find(entry => entry.type === type)
    return entry ? Buffer.from(entry.bin).toString('utf8') : ''
  }
  return {
    versionStrings: Object.assign(
      {},
      ...info.getAllLanguagesForStringValues().map(language => info.getStringValues(language)),
    ),
    icons: entries.filter(entry => entry.type === 3).map(entry => Buffer.from(entry.bin)),
    integrity: JSON.parse(text('INTEGRITY') || '[]'),
    manifest: text(24),
  }
}

/** The images of an ICO file. */
export function readIcons(file) {
  const bytes = readFileSync(file)
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, at) => {
    const [size, start] = [bytes.readUInt32LE(6 + at * 16 + 8), bytes.readUInt32LE(6 + at * 16 + 12)]
    return bytes.subarray(start, start + size)
  })
}
