/**
 * What the loopback host gives the services (DESIGN §3). Finished files lie in the profile's downloads folder until the browser
 * has taken them and the session ends; one that the browser never took stays there, as its only copy (docs/network.md §7).
 */
import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { allowedExternalAddress } from '../external-address'
import type { Host, SecretBox } from '../host'
import type { DesktopOpener } from './desktop-opener'
import type { DownloadTickets } from './download-tickets'
import { openConf } from './settings-library'

export interface LoopbackHostParts {
  profile: string
  /** Where finished files wait for the browser. */
  downloads: string
  origin: string
  tickets: DownloadTickets
  draftBox: SecretBox | null
  open: DesktopOpener
  quit(): void
  mediaAddress(id: string): string
}

/** Builds the host; its downloads folder is made at once. */
export function createLoopbackHost(parts: LoopbackHostParts): Host {
  const { downloads } = parts
  mkdirSync(downloads, { recursive: true, mode: 0o700 })
  return {
    paths: { profile: parts.profile, downloads },
    openSettingsLibrary: openConf,
    isPackaged: false,
    // No keychain to ask here: what is secret stays in memory.
    secretBox: null,
    draftBox: parts.draftBox,
    network: null,
    proxyPrompts: null,
    locale: 'ja-JP',
    origin: parts.origin,
    // Nobody is asked, so nothing is replaced.
    chooseSavePath: async name => ({ path: join(downloads, basename(name)), replace: false }),
    async offer(path) {
      return parts.tickets.issue(path)
    },
    removeOffered: parts.tickets.endSession,
    async reveal(path) {
      parts.open(dirname(path))
    },
    // The browser takes the file again, and knows what to open it with.
    async open(path) {
      return { ticket: parts.tickets.reissue(path) }
    },
    // The page shows the count of notices itself, and has no leave to notify.
    notify: () => undefined,
    async openExternal(address) {
      const allowed = allowedExternalAddress(address, false)
      if (allowed === null) throw new Error('not an address to open')
      parts.open(allowed)
    },
    quit: parts.quit,
    mediaAddress: parts.mediaAddress,
  }
}
