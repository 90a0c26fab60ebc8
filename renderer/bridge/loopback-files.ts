/**
 * Receives finished files from the loopback host by their one-time ticket and offers them as browser downloads (DESIGN
 * §3). The host sends a ticket only to the tab that asked for the file. When the event socket reconnects, the host
 * sends the ticket and the state of finished downloads again.
 */
import { failure, type Result, success } from '../../shared/contract/result'
import type { Answer, DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { sessionHeader } from './loopback-session'

/** The methods whose answer may have a ticket: a file that is opened again, and one that is saved at once. */
export type TicketMethod = 'downloads.open' | 'report.save'

export interface FileReceiver {
  /**
   * Handles a state from the host and returns it without its ticket, for the screens; null if they have already seen
   * that the download ended.
   */
  receiveState(state: DownloadState): DownloadState | null
  /** Fetches the file that an answer has a ticket for; returns the answer for the screens. */
  take(result: Result<Answer<TicketMethod>>): Promise<Result<unknown>>
}

/** How long the object URL stays valid in milliseconds: the browser reads it some time after the click. */
const addressLifetime = 60_000

/** More finished downloads than the host remembers. */
const maxRemembered = 1000

const notReceived = failure('network', text.handOver)

/**
 * `lost` is called for a finished file that the browser did not receive, so that the teacher sees that there is none.
 */
export function createFileReceiver(session: string, onLost: (state: DownloadState) => void): FileReceiver {
  const usedTickets = new Set<string>()
  /** When each download ended; a retry ends later. */
  const endTimes = new Map<string, number>()

  async function offerOnce(ticket: string, state: DownloadState): Promise<void> {
    if (usedTickets.has(ticket)) return
    usedTickets.add(ticket)
    const end = await offerFile(session, ticket)
    // If the host was unreachable or locked, it sends the ticket again as soon as it can.
    if (end === 'unreachable') usedTickets.delete(ticket)
    if (end === 'lost') onLost({ ...state, state: 'failed', error: notReceived.error })
  }

  return {
    receiveState(state) {
      const { ticket, ...shown } = state
      if (ticket !== undefined) void offerOnce(ticket, shown)
      const shownEnd = endTimes.get(state.id)
      if (state.state === 'done' && !state.isFileMissing && shownEnd !== undefined && shownEnd >= state.at) return null
      if (state.state !== 'running') endTimes.set(state.id, state.at)
      for (const entries of [usedTickets, endTimes]) {
        const [oldest] = entries.keys()
        if (entries.size > maxRemembered && oldest !== undefined) entries.delete(oldest)
      }
      return shown
    },
    async take(result) {
      if (!result.ok || result.value.ticket === undefined) return result
      const { ticket, ...shown } = result.value
      const end = await offerFile(session, ticket)
      return end === 'offered' ? success(shown) : notReceived
    },
  }
}

/** The file name that the host gave. */
function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return encoded === undefined ? '' : decodeURIComponent(encoded)
}

/** The status while the screen is locked: the ticket stays valid. */
const lockedStatus = 423

/** A transfer that breaks off has used up its ticket, so the browser cannot get the file any more. */
async function offerFile(session: string, ticket: string): Promise<'offered' | 'unreachable' | 'lost'> {
  const response = await fetch(`/download/${ticket}`, { headers: { [sessionHeader]: session } }).catch(() => null)
  if (response === null || response.status === lockedStatus) return 'unreachable'
  const file = response.ok ? await response.blob().catch(() => null) : null
  if (file === null) return 'lost'
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(response)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return 'offered'
}
