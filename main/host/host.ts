/** What differs between machines (DESIGN §3). Nothing outside main/host/ knows which one it runs on. */

/** Encrypts small secrets for this user of this machine; throws where the text was made elsewhere. */
export interface SecretBox {
  seal(plain: string): Uint8Array
  open(sealed: Uint8Array): string
}

/** Where a file is to be saved. */
export interface SavePlace {
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
  /** Whether this is an installed app: then `--config` and HANAMARU_CONFIG do not count (DESIGN §4). */
  packaged: boolean
  /** Null where secrets may be held in memory only. */
  secretBox: SecretBox | null
  /** Seals the key of what a teacher types (DESIGN §3); null where that, too, may be held in memory only. */
  draftBox: SecretBox | null
  locale: string
  /** The origin of the renderer's pages: the only one that the gate hears. */
  origin: string
  /** Asks where to save a file of this name; null when the teacher thinks better of it. It promises nothing and holds nothing. */
  chooseSavePath(name: string): Promise<SavePlace | null>
  /** Hands a finished file over where saving to disk was not the end of it (loopback: a one-time ticket). */
  offer(path: string): Promise<string | undefined>
  reveal(path: string): Promise<void>
  notify(note: { title: string; body: string }): void
  openExternal(url: string): Promise<void>
  quit(): void
  /** The address of an opaque media id on the media origin. */
  mediaAddress(id: string): string
}
