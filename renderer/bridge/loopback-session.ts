/**
 * Exchanges the launch secret in the address once for the session secret that this tab keeps, and opens sockets with it
 * (DESIGN §3).
 */

export const sessionHeader = 'x-hanamaru-session'

const storageKey = 'hanamaru.session'
const launchPattern = /[#?&]launch=([\w-]+)/

/**
 * Removes the launch secret from a fragment: `#launch=S`, or behind a route as `#/login?key=K&launch=S`. `rest` is the
 * fragment without it.
 */
export function splitLaunch(hash: string): { launch: string; rest: string } | null {
  const found = launchPattern.exec(hash)
  if (!found?.[1]) return null
  const before = hash.slice(0, found.index)
  const after = hash.slice(found.index + found[0].length)
  // If the secret was the first parameter, the `&` of the next one becomes the `?`.
  const rest = before + (found[0].startsWith('?') ? after.replace(/^&/, '?') : after)
  return { launch: found[1], rest: rest === '#' ? '' : rest }
}

const plainAddress = (rest: string) => `${location.pathname}${location.search}${rest}`

/**
 * The session secret of this tab; null if it has none and the address contains none. The launch secret is removed
 * from the address before anything else happens. A launch secret that was used before does not end this tab's session.
 */
export async function openSession(): Promise<string | null> {
  window.addEventListener('hashchange', reloadWithLaunch)
  const stored = sessionStorage.getItem(storageKey)
  const found = splitLaunch(location.hash)
  if (found === null) return stored
  history.replaceState(history.state, '', plainAddress(found.rest))
  const session = (await exchange(found.launch)) ?? stored
  if (session !== null) sessionStorage.setItem(storageKey, session)
  return session
}

/** A new printed address that is pasted into an open tab changes only the fragment, so the page is reloaded with it. */
function reloadWithLaunch(event: HashChangeEvent): void {
  const { hash } = new URL(event.newURL)
  if (splitLaunch(hash) === null) return
  // The router may have changed the address already.
  history.replaceState(null, '', plainAddress(hash))
  location.reload()
}

async function exchange(launch: string): Promise<string | null> {
  try {
    const response = await fetch('/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ launch }),
      redirect: 'error',
    })
    if (!response.ok) return null
    const { session } = (await response.json()) as { session?: unknown }
    return typeof session === 'string' ? session : null
  } catch {
    return null
  }
}

/**
 * Opens a socket of the host. The session secret is sent as a subprotocol, because a WebSocket cannot send a custom
 * header.
 */
export const openHostSocket = (path: string, session: string): WebSocket =>
  new WebSocket(`ws://${location.host}${path}`, ['hanamaru', session])
