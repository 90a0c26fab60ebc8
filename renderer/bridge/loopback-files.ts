/**
 * Finished files, taken from the host by their one-time ticket and offered by the browser (DESIGN §3). The host tells a
 * ticket only to the tab that asked for the file, and again after its event socket was gone; what has ended is told again
 * then as well.
 */
import type { DownloadState } from '../../shared/contract/types'
import { sessionHeader } from './loopback-session'

export interface FileTaker {
  /** The state as the screens may see it, without its ticket; null where they have seen the end of it. */
  hear(state: DownloadState): DownloadState | null
}

/** The browser reads the address some time after the click. */
const addressLifetime = 60_000

/** More than the host remembers of downloads that have ended. */
const remembered = 1000

export function createFileTaker(session: string): FileTaker {
  const tried = new Set<string>()
  const ended = new Set<string>()

  async function take(ticket: string, name: string): Promise<void> {
    if (tried.has(ticket)) return
    tried.add(ticket)
    // Where the host could not be reached it tells the ticket again, as soon as it can.
    if (!(await offerFile(session, ticket, name))) tried.delete(ticket)
  }

  return {
    hear(state) {
      const { ticket, ...shown } = state
      if (ticket !== undefined) void take(ticket, state.name)
      if (ended.has(state.id)) return null
      if (state.state !== 'running') ended.add(state.id)
      for (const set of [tried, ended]) {
        const [oldest] = set
        if (set.size > remembered && oldest !== undefined) set.delete(oldest)
      }
      return shown
    },
  }
}

/** False where the host was not reached; a file that breaks off on its way still stands in the host's downloads folder. */
async function offerFile(session: string, ticket: string, name: string): Promise<boolean> {
  const response = await fetch(`/download/${ticket}`, { headers: { [sessionHeader]: session } }).catch(() => null)
  if (response === null) return false
  const file = response.ok ? await response.blob().catch(() => null) : null
  if (file === null) return true
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return true
}
