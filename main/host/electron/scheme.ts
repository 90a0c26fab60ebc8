/** `hanamaru://app` and `hanamaru://media`: the pages and the media proxy as origins of their own (DESIGN §3, §10). */
import { type Protocol, protocol } from 'electron'
import type { MediaProxy } from '../../http/media/media-proxy'
import { safeHeaders } from '../csp'
import type { Pages } from '../static-files'

const scheme = 'hanamaru'

export const appOrigin = `${scheme}://app`
export const mediaOrigin = `${scheme}://media`

/** An address's origin; `URL` gives `null` for a scheme that it does not know. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null'
  const url = new URL(address)
  return url.protocol === `${scheme}:` ? `${url.protocol}//${url.host}` : url.origin
}

/** Must run before the app is ready. With `supportFetchAPI` goes `corsEnabled`, else origins leak into each other. */
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
  const answer = await pages.respond({ path: url.pathname, search: url.search, header })
  return answer ? new Response(Uint8Array.from(answer.body), answer) : notFound()
}

async function mediaResponse(request: Request, url: URL, media: SchemeParts['media']): Promise<Response> {
  const id = /^\/m\/([\w-]+)$/.exec(url.pathname)?.[1]
  if (id === undefined) return notFound()
  const range = request.headers.get('range') ?? undefined
  const { status, headers, body } = await media.read(id, range)
  const shared = { 'Access-Control-Allow-Origin': appOrigin, 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return new Response(body && Uint8Array.from(body), { status, headers: { ...headers, ...shared } })
}

/** Answers the scheme's requests. */
export function handleScheme(target: Pick<Protocol, 'handle'>, { pages, media }: SchemeParts): void {
  target.handle(scheme, async request => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: safeHeaders })
    const url = new URL(request.url)
    if (url.host === 'app') return pageResponse(request, url, pages)
    return url.host === 'media' ? mediaResponse(request, url, media) : notFound()
  })
}
