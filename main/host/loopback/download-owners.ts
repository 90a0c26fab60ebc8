/** Whose finished file is whose: every page hears of every download, but only the one that asked for it gets its ticket. */
import type { DownloadState } from '../../../shared/contract/types'
import type { DownloadTickets } from './download-tickets'

export interface DownloadOwners {
  /** The page with this session secret began the download `id`. */
  setOwner(id: string, session: string): void
  /** The state as the page with this session secret may hear it: with its ticket while that can be used. */
  stateFor(session: string, state: DownloadState): DownloadState
}

/** As many as the services remember of downloads that have ended. */
const maxRemembered = 200

export function createDownloadOwners(tickets: Pick<DownloadTickets, 'isValid'>): DownloadOwners {
  const owners = new Map<string, string>()
  return {
    setOwner(id, session) {
      owners.set(id, session)
      const [oldest] = owners.keys()
      if (owners.size > maxRemembered && oldest !== undefined) owners.delete(oldest)
    },
    stateFor(session, state) {
      const { ticket, ...shown } = state
      return ticket !== undefined && owners.get(state.id) === session && tickets.isValid(ticket) ? state : shown
    },
  }
}
