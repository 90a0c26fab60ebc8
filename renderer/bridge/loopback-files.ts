/**
 * Finished files, taken from the host by their one-time ticket and offered by the browser (DESIGN §3). Every open tab hears
 * of every download; only the tab that started one takes its file.
 */
import type { DownloadState } from '../../shared/contract/types'
import { sessionHeader } from './loopback-session'

export interface FileTaker {
  /** This tab started the download `id`. */
  started(id: string): void
  /** The state as the screens may see it, without its ticket. */
  hear(state: DownloadState): DownloadState
}

/** The browser reads the address some time after the click. */
const addressLifetime = 60_000

export function createFileTaker(session: string): FileTaker {
  const own = new Set<string>()
  /** A short download may be done before the answer that gives its id. */
  const early = new Map<string, DownloadState>()
  return {
    started(id) {
      own.add(id)
      const state = early.get(id)
      if (state?.ticket) void offerFile(session, state.ticket, state.name)
      early.delete(id)
    },
    hear(state) {
      const { ticket, ...shown } = state
      if (ticket !== undefined && own.has(state.id)) void offerFile(session, ticket, state.name)
      else if (ticket !== undefined) early.set(state.id, state)
      return shown
    },
  }
}

async function offerFile(session: string, ticket: string, name: string): Promise<void> {
  // Where the host is gone the file still stands in its downloads folder.
  const response = await fetch(`/download/${ticket}`, { headers: { [sessionHeader]: session } }).catch(() => null)
  if (!response?.ok) return
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
}
