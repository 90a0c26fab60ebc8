/**
 * The fuse that electron-builder's table does not name, and the check that there is no other: Electron may add one, and what
 * nobody decided would then be left as it comes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')
/** WebAssembly's memory is guarded by the processor: the codec needs its speed. */
const wasmTrapHandlers = { index: 8, state: '1' }

/** Sets the last fuse in the bytes of a binary; throws where its fuses are not those that were decided. */
export function setLastFuse(binary) {
  let found = 0
  for (let at = binary.indexOf(sentinel); at >= 0; at = binary.indexOf(sentinel, at + 1)) {
    const wire = at + sentinel.length
    const [version, length] = [binary[wire], binary[wire + 1]]
    if (version !== 1 || length !== wasmTrapHandlers.index + 1) {
      throw new Error(`Electron's fuses are of version ${version} with ${length} entries: decide the new ones first`)
    }
    binary.write(wasmTrapHandlers.state, wire + 2 + wasmTrapHandlers.index, 'latin1')
    found++
  }
  if (found === 0) throw new Error('Electron’s binary has no fuses')
  return binary
}

/** @param {import('electron-builder').AfterPackContext} context */
export default async function afterPack({ appOutDir, electronPlatformName, packager }) {
  const { productFilename } = packager.appInfo
  const places = {
    win32: `${productFilename}.exe`,
    darwin: `${productFilename}.app/Contents/Frameworks/Electron Framework.framework/Electron Framework`,
    linux: packager.executableName,
  }
  const file = path.join(appOutDir, places[electronPlatformName])
  await writeFile(file, setLastFuse(await readFile(file)))
}
