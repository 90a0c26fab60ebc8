/**
 * Remembers which page started which download: every page sees every download, but only the page that started one gets
 * its ticket.
 */
import type { DownloadState } from '../../../shared/contract/types'
import type { DownloadTickets } from './download-tickets'

export interface DownloadOwners {
  /** Records that the page with this session secret started the download `id`. */
  setOwner(id: string, session: string): void
  /**
   * The state as the page with this session secret may see it: with the ticket only for the owner, while the ticket is
   * valid.
   */
  stateFor(session: string, state: DownloadState): DownloadState
}

/** The services remember the same number of finished downloads. */
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
