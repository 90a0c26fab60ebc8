/** The pages that may stand in the grammar frame (DESIGN §10): of hosts on a list of their own, addressed as media are. */
import type { Config } from '../config'
import type { Log } from '../store/log'
import { hostOf, mediaUrl } from './media/fetch'
import { climbs } from './resource-url'

export interface FrameGate {
  /** The whole address of a page, or null where it may not be shown. */
  address(base: string, path: string): string | null
}

/** So many hosts that are not on the list are written down in a run: their names come from the server. */
const maxStrangers = 20

/** What stands before the query and the fragment: these are the page's own. */
const placeOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? ''

/**
 * Builds the gate.
 * @param hosts config.frameHosts: exact origins. Where a page leads from there, the page policy and the host decide.
 */
export function createFrameGate(hosts: Config['frameHosts'], log: Log): FrameGate {
  const strangers = new Set<string>()

  function stranger(host: string): void {
    if (host === '' || strangers.has(host) || strangers.size >= maxStrangers) return
    strangers.add(host)
    log('frame.refused', { host })
  }

  return {
    address(base, path) {
      if (climbs.test(base) || climbs.test(placeOf(path))) return null
      const url = mediaUrl(base, path, hosts)
      // A blob has the origin of who made it.
      if (url?.protocol === 'blob:') return null
      if (url) return url.href
      stranger(hostOf(base, path))
      return null
    },
  }
}
