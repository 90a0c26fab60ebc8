/** Decides which pages the grammar frame may show (DESIGN §10): pages of the hosts in `frameHosts`. */
import type { Config } from '../config'
import type { Log } from '../store/log'
import { hostOf, mediaUrl } from './media/fetch-media'
import { leavesFolder } from './resource-url'

export interface FrameResolver {
  /** The URL of a page, or null if it may not be shown. */
  resolve(base: string, path: string): string | null
}

/** At most so many unknown hosts are logged in one run: their names come from the server. */
const maxLoggedHosts = 20

/** The path without query and fragment, which the page may use freely. */
const pathOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? ''

/**
 * Builds the resolver.
 * @param hosts config.frameHosts: exact origins. The page's content security policy and the host decide where links in
 * the frame may lead.
 */
export function createFrameResolver(hosts: Config['frameHosts'], log: Log): FrameResolver {
  const loggedHosts = new Set<string>()

  function logUnknownHost(host: string): void {
    if (host === '' || loggedHosts.has(host) || loggedHosts.size >= maxLoggedHosts) return
    loggedHosts.add(host)
    log('frame.refused', { host })
  }

  return {
    resolve(base, path) {
      if (leavesFolder.test(base) || leavesFolder.test(pathOf(path))) return null
      const url = mediaUrl(base, path, hosts)
      // A blob URL has the origin of the page that made it.
      if (url?.protocol === 'blob:') return null
      if (url) return url.href
      logUnknownHost(hostOf(base, path))
      return null
    },
  }
}
