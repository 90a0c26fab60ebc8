/**
 * The loopback implementation of Host (DESIGN §3). Finished files stay in the profile's downloads folder until the
 * browser has downloaded them and the session ends. A file that was never downloaded is kept, because it is the only
 * copy (docs/network.md §7).
 */
import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { allowedExternalAddress } from '../external-address'
import type { Host, SecretBox } from '../host'
import type { Pages } from '../static-files'
import type { DesktopOpener } from './desktop-opener'
import type { DownloadTickets } from './download-tickets'
import { createPdfPrinters } from './pdf-printer'
import { openConf } from './settings-library'

export interface LoopbackHostParts {
  profile: string
  /** The folder of the finished files. */
  downloads: string
  origin: string
  tickets: DownloadTickets
  draftBox: SecretBox | null
  open: DesktopOpener
  quit(): void
  mediaAddress(id: string): string
  /** The program file of a browser that can print; null if there is none. */
  browser: string | null
  /** The built renderer. */
  pages(): Pages
}

/** Builds the host and creates its downloads folder. */
export function createLoopbackHost(parts: LoopbackHostParts): Host {
  const { browser, downloads } = parts
  mkdirSync(downloads, { recursive: true, mode: 0o700 })
  return {
    paths: { profile: parts.profile, downloads },
    openSettingsLibrary: openConf,
    isPackaged: false,
    // There is no keychain, so secrets stay in memory.
    secretBox: null,
    draftBox: parts.draftBox,
    network: null,
    proxyPrompts: null,
    locale: 'ja-JP',
    origin: parts.origin,
    // The teacher is not asked, so no existing file may be replaced.
    chooseSavePath: async name => ({ path: join(downloads, basename(name)), replace: false }),
    async offer(path) {
      return parts.tickets.issue(path)
    },
    removeOffered: parts.tickets.endSession,
    async reveal(path) {
      parts.open(dirname(path))
    },
    // The browser downloads the file again and opens it.
    async open(path) {
      return { ticket: parts.tickets.reissue(path) }
    },
    openPdfPrinter:
      browser === null
        ? null
        : createPdfPrinters({ browser, folder: join(parts.profile, 'print'), pages: parts.pages }),
    // The page shows the number of notices itself, and has no permission for notifications.
    notify: () => undefined,
    removeNotifications: () => undefined,
    async openExternal(address) {
      const allowed = allowedExternalAddress(address, false)
      if (allowed === null) throw new Error('not an address to open')
      parts.open(allowed)
    },
    quit: parts.quit,
    mediaAddress: parts.mediaAddress,
  }
}
