/**
 * The HTTP handler of the media port (DESIGN §10). Sounds and pictures come from servers, so they get an origin of
 * their own, apart from the pages. An address is an opaque id with a signature, because <audio> and <img> cannot send a
 * header.
 */
import { Hono } from 'hono'
import type { MediaProxy } from '../../http/media/media-proxy'
import type { MediaSigner } from './media-signer'
import { isHost, isSameSite } from './request-checks'

export interface MediaAppParts {
  /** The `Host` header of the media port. */
  host: string
  /** The origin of the pages, the only one that may read the media. */
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
        // Chromium treats two ports of one IP address as different sites here. The signature and Sec-Fetch-Site are
        // checked above.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Origin',
      },
    })
  })
  app.notFound(c => c.body(null, 404))
  app.onError((_error, c) => c.body(null, 500))
  return app
}
