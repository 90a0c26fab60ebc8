/** Whose finished file is whose: every page hears of every download, but only the one that asked for it gets its ticket. */
import type { DownloadState } from '../../../shared/contract/types'
import type { Tickets } from './tickets'

export interface FileOwners {
  /** The page with this session secret began the download `id`. */
  started(id: string, session: string): void
  /** The state as the page with this session secret may hear it: with its ticket while that can be used. */
  stateFor(session: string, state: DownloadState): DownloadState
}

/** As many as the services remember of downloads that have ended. */
const remembered = 200

export function createFileOwners(tickets: Pick<Tickets, 'isOpen'>): FileOwners {
  const owners = new Map<string, string>()
  return {
    started(id, session) {
      owners.set(id, session)
      const [oldest] = owners.keys()
      if (owners.size > remembered && oldest !== undefined) owners.delete(oldest)
    },
    stateFor(session, state) {
      const { ticket, ...shown } = state
      return ticket !== undefined && owners.get(state.id) === session && tickets.isOpen(ticket) ? state : shown
    },
  }
}
