/**
 * Finished files, taken from the host by their one-time ticket and offered by the browser (DESIGN §3). The host tells a
 * ticket only to the tab that asked for the file, and again after its event socket was gone; what has ended is told again
 * then as well.
 */
import { failure, type Result, success } from '../../shared/contract/result'
import type { Answer, DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { sessionHeader } from './loopback-session'

export interface FileReceiver {
  /** The state as the screens may see it, without its ticket; null where they have seen the end of it. */
  receiveState(state: DownloadState): DownloadState | null
  /** Takes a file again that the teacher opens, by the answer's ticket; the answer as the screens may see it. */
  open(result: Result<Answer<'downloads.open'>>): Promise<Result<Answer<'downloads.open'>>>
}

/** The browser reads the address some time after the click. */
const addressLifetime = 60_000

/** More than the host remembers of downloads that have ended. */
const maxRemembered = 1000

const handOver = failure('network', text.handOver)

/** `lost` hears of a finished file that the browser did not get: the teacher must know that there is none. */
export function createFileReceiver(session: string, lost: (state: DownloadState) => void): FileReceiver {
  const tried = new Set<string>()
  /** When each download ended that was seen to end; tried again, it ends later. */
  const ended = new Map<string, number>()

  async function take(ticket: string, state: DownloadState): Promise<void> {
    if (tried.has(ticket)) return
    tried.add(ticket)
    const end = await offerFile(session, ticket)
    // Where the host could not be reached, or was locked, it tells the ticket again as soon as it can.
    if (end === 'unreachable') tried.delete(ticket)
    if (end === 'lost') lost({ ...state, state: 'failed', error: handOver.error })
  }

  return {
    receiveState(state) {
      const { ticket, ...shown } = state
      if (ticket !== undefined) void take(ticket, shown)
      const seen = ended.get(state.id)
      if (state.state === 'done' && !state.missing && seen !== undefined && seen >= state.at) return null
      if (state.state !== 'running') ended.set(state.id, state.at)
      for (const kept of [tried, ended]) {
        const [oldest] = kept.keys()
        if (kept.size > maxRemembered && oldest !== undefined) kept.delete(oldest)
      }
      return shown
    },
    async open(result) {
      if (!result.ok || result.value.ticket === undefined) return result
      const end = await offerFile(session, result.value.ticket)
      return end === 'offered' ? success({}) : handOver
    },
  }
}

/** The file's name as the host gives it. */
function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return encoded === undefined ? '' : decodeURIComponent(encoded)
}

/** What a host answers while the screen is locked: the ticket is not used up. */
const lockedStatus = 423

/** A ticket is used up by a file that breaks off on its way: it is lost to the browser. */
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
