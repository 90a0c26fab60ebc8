/**
 * The interface between the services and the host program, Electron or loopback (DESIGN §3). Code outside main/host/
 * must not depend on either.
 */

import type { AxiosAdapter } from 'axios'
import type { OpenSettingsLibrary } from '../store/settings'
import type { ProxyPrompts } from './network/proxy-prompts'

/** A decrypted secret. `shouldReEncrypt`: it was sealed with an old key and must be sealed again. */
export type OpenedSecret = string | { result: string; shouldReEncrypt: boolean }

/**
 * Encrypts small secrets for this user on this machine. Opening fails for a text from another user or machine. A
 * keychain may be slow to respond.
 */
export interface SecretBox {
  seal(plain: string): Uint8Array | Promise<Uint8Array>
  open(sealed: Uint8Array): OpenedSecret | Promise<OpenedSecret>
  /**
   * The box holds its key itself, so a text that it cannot open now can never be opened. A keychain may fail now and
   * work at the next start.
   */
  failureIsPermanent?: boolean
}

/** The place where a file will be saved. */
export interface SaveTarget {
  path: string
  /** Whether the teacher has agreed to replace an existing file. */
  replace: boolean
}

/** Prints documents as PDF, out of sight of the teacher. */
export interface PdfPrinter {
  /** The PDF of a document of HTML. Throws when it cannot be printed, or when the signal aborts. */
  print(html: string, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Host {
  paths: {
    /** The folder of settings and journals. Exactly one running instance owns it. */
    profile: string
    /** The folder for files when the teacher did not choose one. */
    downloads: string
  }
  /** Opens the library that writes the settings: electron-store in Electron, conf in plain Node. */
  openSettingsLibrary: OpenSettingsLibrary
  /** Whether the app is installed. An installed app ignores `--config` and HANAMARU_CONFIG (DESIGN §4). */
  isPackaged: boolean
  /** Null when secrets may be held in memory only. */
  secretBox: SecretBox | null
  /** Seals the key of the drafts (DESIGN §3); null when drafts, too, may be held in memory only. */
  draftBox: SecretBox | null
  /** Sends requests with the system's proxy and certificates; null for Node's own sockets. */
  network: AxiosAdapter | null
  /** Asks the teacher for proxy passwords; null when `network` is null. */
  proxyPrompts: ProxyPrompts | null
  locale: string
  /** The origin of the renderer's pages, the only one from which the gate accepts calls. */
  origin: string
  /** Asks where to save a file of this name; null when the teacher cancels. It does not reserve the path. */
  chooseSavePath(name: string): Promise<SaveTarget | null>
  /**
   * Offers a finished file to the browser, if the host needs that: returns a one-time ticket on loopback, undefined on
   * Electron.
   */
  offer(path: string): Promise<string | undefined>
  /**
   * Removes the files that were offered during the session that has ended. Resolves when they are removed; never
   * rejects.
   */
  removeOffered?(): Promise<void>
  reveal(path: string): Promise<void>
  /**
   * Opens a finished file with the desktop's program for it, or on loopback offers it again with a new ticket. Throws
   * when that fails.
   */
  open(path: string): Promise<{ ticket?: string }>
  /** Opens a printer; null when this PC has no browser that can print without a window. */
  openPdfPrinter: (() => Promise<PdfPrinter>) | null
  /** The proxies for an address, in the syntax of a PAC script such as `PROXY proxy.example:8080`; for the log. */
  resolveProxy?(url: string): Promise<string>
  /**
   * Shows the number of new notices at the program's icon, e.g. on the taskbar; 0 removes it. Absent where only the
   * title of the page can show it.
   */
  showUnread?(count: number): void
  /** Shows a system notification. A click on it brings the window to the front, and calls `onClick`. */
  notify(notification: { title: string; body: string }, onClick: () => void): void
  /** Removes the notifications that were shown, also from the list that the system keeps of them. */
  removeNotifications(): void
  openExternal(url: string): Promise<void>
  /** Sets the zoom of the page, 1 for its own size; absent where a browser has a zoom of its own. */
  setZoom?(factor: number): void
  quit(): void
  /** The address of an opaque media id, on the media origin. */
  mediaAddress(id: string): string
}
