import { renameSync, writeFileSync } from 'node:fs'

/** Writes a small file atomically: it is complete or missing. Only its owner can read it. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.tmp`, content, { mode: 0o600, flush: true })
  renameSync(`${path}.tmp`, path)
}
