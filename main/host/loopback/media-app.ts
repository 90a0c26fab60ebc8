/**
 * The media port (DESIGN §10): an origin of its own, so that nothing which a server sends as sound or picture stands on the
 * pages' origin. An address is an opaque id with a signature of this run: <audio> and <img> can send no header.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { MediaProxy } from '../../http/media/media-proxy'
import { isHost, isSameSite } from './request-checks'
import { sameSecret } from './secrets'

export interface MediaSigner {
  /** Path and query of an id, signed. */
  signedPath(id: string): string
  isSigned(id: string, signature: string | undefined): boolean
}

/** Signs with a key that is made for this run and never leaves it. */
export function createMediaSigner(): MediaSigner {
  const key = randomBytes(32)
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    signedPath: id => `/m/${encodeURIComponent(id)}?s=${sign(id)}`,
    isSigned: (id, signature) => signature !== undefined && sameSecret(sign(id), signature),
  }
}

export interface MediaAppParts {
  /** The media port's own `Host`. */
  host: string
  /** The pages' origin: the only one that may read what it shows. */
  pageOrigin: string
  signer: MediaSigner
  media: Pick<MediaProxy, 'read'>
}

/** Builds the media port's handler. */
export function mediaApp({ host, pageOrigin, signer, media }: MediaAppParts): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (!isHost(c.req.header('host'), host) || !isSameSite(c.req.header('sec-fetch-site'))) return c.body(null, 403)
    return next()
  })
  app.get('/m/:id', async c => {
    const id = c.req.param('id')
    if (c.req.method !== 'GET' || !signer.isSigned(id, c.req.query('s'))) return c.body(null, 404)
    const { status, headers, body } = await media.read(id, c.req.header('range'))
    return new Response(body && Uint8Array.from(body), {
      status,
      headers: {
        ...headers,
        'Access-Control-Allow-Origin': pageOrigin,
        // Chromium calls two ports of one IP address different sites here; who may ask is decided by signature and
        // Sec-Fetch-Site above.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Origin',
      },
    })
  })
  app.notFound(c => c.body(null, 404))
  app.onError((_error, c) => c.body(null, 500))
  return app
}
