/**
 * Finished files, taken from the host by their one-time ticket and offered by the browser (DESIGN §3). The host tells a
 * ticket only to the tab that asked for the file, and again after its event socket was gone; what has ended is told again
 * then as well.
 */
import { failure } from '../../shared/contract/result'
import type { DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { sessionHeader } from './loopback-session'

export interface FileTaker {
  /** The state as the screens may see it, without its ticket; null where they have seen the end of it. */
  hear(state: DownloadState): DownloadState | null
}

/** The browser reads the address some time after the click. */
const addressLifetime = 60_000

/** More than the host remembers of downloads that have ended. */
const remembered = 1000

/** `lost` hears of a finished file that the browser did not get: the teacher must know that there is none. */
export function createFileTaker(session: string, lost: (state: DownloadState) => void): FileTaker {
  const tried = new Set<string>()
  const ended = new Set<string>()

  async function take(ticket: string, state: DownloadState): Promise<void> {
    if (tried.has(ticket)) return
    tried.add(ticket)
    const end = await offerFile(session, ticket, state.name)
    // Where the host could not be reached it tells the ticket again, as soon as it can.
    if (end === 'unreachable') tried.delete(ticket)
    if (end === 'lost') lost({ ...state, state: 'failed', error: failure('network', text.handOver, true).error })
  }

  return {
    hear(state) {
      const { ticket, ...shown } = state
      if (ticket !== undefined) void take(ticket, shown)
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

/** A ticket is used up by a file that breaks off on its way: it is lost to the browser. */
async function offerFile(session: string, ticket: string, name: string): Promise<'offered' | 'unreachable' | 'lost'> {
  const response = await fetch(`/download/${ticket}`, { headers: { [sessionHeader]: session } }).catch(() => null)
  if (response === null) return 'unreachable'
  const file = response.ok ? await response.blob().catch(() => null) : null
  if (file === null) return 'lost'
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return 'offered'
}
