/** The checks of a request to the loopback ports, each as a pure function (DESIGN §10). */

/** Whether `Host` is exact. Another name that resolves to 127.0.0.1 (DNS rebinding) is refused. */
export const isHost = (header: string | null | undefined, host: string): boolean => header === host

/**
 * Whether a request has exactly one `Host` header. Of several, Node uses the first, while a proxy before it may use the
 * last.
 */
export const hasOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1

/** Whether `Origin` is exact. Browsers send it with every POST and WebSocket; a missing one is refused. */
export const isOrigin = (header: string | null | undefined, origin: string): boolean => header === origin

/**
 * Whether our own page or the teacher's address bar caused the request, by `Sec-Fetch-Site`. Browsers always send that
 * header; a client without it is not a browser and has no session.
 */
export const isOwnSite = (header: string | null | undefined): boolean =>
  header === null || header === undefined || header === 'same-origin' || header === 'none'

/** For the media port, which is another origin of the same site: requests of our pages are `same-site` there. */
export const isSameSite = (header: string | null | undefined): boolean => isOwnSite(header) || header === 'same-site'

/** Whether the content type is JSON. A form on another page cannot send this type. */
export const isJsonType = (header: string | null | undefined): boolean =>
  /^application\/json(;\s*charset=utf-8)?$/i.test(header ?? '')

/** Whether a path has no `..`, backslash, NUL or double slash, percent-encoded or not. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !/\\|%5c|%00|\0|%2f|%2e|\/\/|\/\.{1,2}(\/|$)/i.test(path)
