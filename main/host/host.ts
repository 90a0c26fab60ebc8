/** What differs between machines (DESIGN §3). Nothing outside main/host/ knows which one it runs on. */

import type { AxiosAdapter } from 'axios'
import type { OpenSettingsLibrary } from '../store/settings'
import type { ProxyPrompts } from './network/proxy-prompts'

/** What a box opened; where its key is no longer the present one, it is to be sealed anew. */
export type OpenedSecret = string | { result: string; shouldReEncrypt: boolean }

/** Encrypts small secrets for this user of this machine; fails where the text was made elsewhere. A keychain may keep one waiting. */
export interface SecretBox {
  seal(plain: string): Uint8Array | Promise<Uint8Array>
  open(sealed: Uint8Array): OpenedSecret | Promise<OpenedSecret>
  /** It holds its key itself: what it fails to open it never will. A keychain may fail now, and open the same at the next start. */
  failureIsPermanent?: boolean
}

/** Where a file is to be saved. */
export interface SaveTarget {
  path: string
  /** The teacher was asked, and lets a file that stands there be replaced. */
  replace: boolean
}

export interface Host {
  paths: {
    /** Settings, journals: one running instance owns it. */
    profile: string
    /** Where files go that the teacher did not choose a place for. */
    downloads: string
  }
  /** Opens the library that writes the settings: electron-store in Electron, conf in plain Node. */
  openSettingsLibrary: OpenSettingsLibrary
  /** Whether this is an installed app: then `--config` and HANAMARU_CONFIG do not count (DESIGN §4). */
  isPackaged: boolean
  /** Null where secrets may be held in memory only. */
  secretBox: SecretBox | null
  /** Seals the key of what a teacher types (DESIGN §3); null where that, too, may be held in memory only. */
  draftBox: SecretBox | null
  /** How requests leave: by the system's proxy and certificates; null for Node's own sockets. */
  network: AxiosAdapter | null
  /** What proxies ask of the teacher; null where `network` is. */
  proxyPrompts: ProxyPrompts | null
  locale: string
  /** The origin of the renderer's pages: the only one that the gate hears. */
  origin: string
  /** Asks where to save a file of this name; null when the teacher thinks better of it. It promises nothing and holds nothing. */
  chooseSavePath(name: string): Promise<SaveTarget | null>
  /** Hands a finished file over where saving to disk was not the end of it (loopback: a one-time ticket). */
  offer(path: string): Promise<string | undefined>
  /** The session has ended: removes what was handed over and is kept no longer. Ends when it is gone; never rejects. */
  removeOffered?(): Promise<void>
  reveal(path: string): Promise<void>
  /** Opens a finished file with the desktop's program for it (loopback: hands it over again, by a new ticket). Throws where that fails. */
  open(path: string): Promise<{ ticket?: string }>
  /** By which proxies an address is reached, as a PAC script says it, such as `PROXY proxy.example:8080`; for the log. */
  resolveProxy?(url: string): Promise<string>
  notify(note: { title: string; body: string }): void
  openExternal(url: string): Promise<void>
  quit(): void
  /** The address of an opaque media id on the media origin. */
  mediaAddress(id: string): string
}
