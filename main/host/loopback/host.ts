/** What the loopback host gives the services (DESIGN §3). */
import { existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { externalAddress } from '../external'
import type { Host } from '../host'
import type { Opener } from './opener'
import type { Tickets } from './tickets'

export interface LoopbackHostParts {
  profile: string
  origin: string
  tickets: Tickets
  open: Opener
  quit(): void
  mediaAddress(id: string): string
}

/** A place of this name that nobody has: `name.xlsx`, `name (2).xlsx` … `taken` are those promised but not yet written. */
function freePath(folder: string, name: string, taken: Set<string>): string {
  const extension = extname(name)
  const stem = basename(name, extension)
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? `${stem}${extension}` : `${stem} (${number})${extension}`)
    if (!taken.has(path) && !existsSync(path)) return path
  }
}

/** Builds the host; its downloads folder is made at once. */
export function createLoopbackHost(parts: LoopbackHostParts): Host {
  const downloads = join(parts.profile, 'downloads')
  mkdirSync(downloads, { recursive: true, mode: 0o700 })
  const taken = new Set<string>()
  return {
    paths: { profile: parts.profile, downloads },
    packaged: false,
    // No keychain to ask here: what is secret stays in memory.
    secretBox: null,
    locale: 'ja-JP',
    origin: parts.origin,
    async chooseSavePath(name) {
      const path = freePath(downloads, basename(name), taken)
      taken.add(path)
      return path
    },
    async offer(path) {
      return parts.tickets.issue(path)
    },
    async reveal(path) {
      parts.open(dirname(path))
    },
    // The page shows the count of notices itself, and has no leave to notify.
    notify: () => undefined,
    async openExternal(address) {
      const allowed = externalAddress(address, false)
      if (allowed === null) throw new Error('not an address to open')
      parts.open(allowed)
    },
    quit: parts.quit,
    mediaAddress: parts.mediaAddress,
  }
}
