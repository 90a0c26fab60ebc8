import { renameSync, writeFileSync } from 'node:fs'

/** Writes a small file so that it is whole or not there; readable by its owner only. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.tmp`, content, { mode: 0o600, flush: true })
  renameSync(`${path}.tmp`, path)
}
