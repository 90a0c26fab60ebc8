/**
 * The custom scheme: serves the pages at `hanamaru://app` and the media proxy at `hanamaru://media`, two origins
 * (DESIGN §3, §10).
 */
import { type Protocol, protocol } from 'electron'
import type { MediaProxy } from '../../http/media/media-proxy'
import { safeHeaders } from '../csp'
import type { Pages } from '../static-files'

export const scheme = 'hanamaru'

export const appOrigin = `${scheme}://app`
export const mediaOrigin = `${scheme}://media`
/** Documents to print, in a session of their own (pdf-printer.ts). */
export const printOrigin = `${scheme}://print`

/** The origin of an address. `URL.origin` is `null` for a custom scheme, so ours is built here. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null'
  const url = new URL(address)
  return url.protocol === `${scheme}:` ? `${url.protocol}//${url.host}` : url.origin
}

/**
 * Call it before the app is ready. `supportFetchAPI` requires `corsEnabled`, otherwise origins can read each other's
 * responses.
 */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true }
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }])
}

export interface SchemeParts {
  pages: Pages
  media: Pick<MediaProxy, 'read'>
}

const notFound = () => new Response(null, { status: 404, headers: safeHeaders })

async function pageResponse(request: Request, url: URL, pages: Pages): Promise<Response> {
  const header = (name: string) => request.headers.get(name)
  const response = await pages.respond({ path: url.pathname, search: url.search, header })
  return response ? new Response(Uint8Array.from(response.body), response) : notFound()
}

async function mediaResponse(request: Request, url: URL, media: SchemeParts['media']): Promise<Response> {
  const id = /^\/m\/([\w-]+)$/.exec(url.pathname)?.[1]
  if (id === undefined) return notFound()
  const range = request.headers.get('range') ?? undefined
  const { status, headers, body } = await media.read(id, range)
  const crossOriginHeaders = {
    'Access-Control-Allow-Origin': appOrigin,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return new Response(body && Uint8Array.from(body), { status, headers: { ...headers, ...crossOriginHeaders } })
}

/** Handles the requests of the scheme. */
export function handleScheme(target: Pick<Protocol, 'handle'>, { pages, media }: SchemeParts): void {
  target.handle(scheme, async request => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: safeHeaders })
    const url = new URL(request.url)
    if (url.host === 'app') return pageResponse(request, url, pages)
    return url.host === 'media' ? mediaResponse(request, url, media) : notFound()
  })
}
