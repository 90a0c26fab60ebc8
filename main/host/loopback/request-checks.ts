/** Each guard of the loopback port by itself (DESIGN §10): facts of a request in, yes or no out. */

/** The exact `Host`: another name that resolves to 127.0.0.1 (DNS rebinding) is refused. */
export const isHost = (header: string | null | undefined, host: string): boolean => header === host

/** Whether a request names one host: of many, Node's own reading gives the first, and a proxy before it perhaps took the last. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1

/** The exact `Origin`: what a browser sends with every POST and WebSocket; a missing one is refused. */
export const isOrigin = (header: string | null | undefined, origin: string): boolean => header === origin

/**
 * Who made the browser ask: only our own pages, or the teacher himself. Browsers always say; what does not say is no
 * browser, and holds no session.
 */
export const isOwnSite = (header: string | null | undefined): boolean =>
  header === null || header === undefined || header === 'same-origin' || header === 'none'

/** The media port is another origin of the same site: our pages are `same-site` there. */
export const isSameSite = (header: string | null | undefined): boolean => isOwnSite(header) || header === 'same-site'

/** A form of another page can send text, but not this type. */
export const isJsonType = (header: string | null | undefined): boolean =>
  /^application\/json(;\s*charset=utf-8)?$/i.test(header ?? '')

/** A path that says where it leads: no dots that climb, no backslash, no NUL, encoded or not. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !/\\|%5c|%00|\0|%2f|%2e|\/\/|\/\.{1,2}(\/|$)/i.test(path)
