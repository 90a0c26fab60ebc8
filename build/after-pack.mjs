/**
 * Sets the one fuse that electron-builder has no option for, and checks that the binary has no other fuses. Without the
 * check, a new Electron version could add a fuse that keeps its default although nobody decided on it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')
/** Trap handlers make WebAssembly memory access fast; the audio codec needs the speed. */
const wasmTrapHandlers = { index: 8, state: '1' }

/** Sets the last fuse in the bytes of a binary; throws if the binary's list of fuses differs from the expected one. */
export function setLastFuse(binary) {
  let found = 0
  for (let at = binary.indexOf(sentinel); at >= 0; at = binary.indexOf(sentinel, at + 1)) {
    const wire = at + sentinel.length
    const [version, length] = [binary[wire], binary[wire + 1]]
    if (version !== 1 || length !== wasmTrapHandlers.index + 1) {
      throw new Error(
        `Electron's fuses are of version ${version} with ${length} entries: set each new fuse in electron-builder.yml first`,
      )
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
