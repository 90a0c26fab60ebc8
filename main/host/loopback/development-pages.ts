/**
 * Serves the renderer from a development server on this machine, with the same policy and nonce as the built renderer.
 */
import { type PagePolicy, safeHeaders } from '../csp'
import { type Pages, pageResponse } from '../static-files'

/** The request headers that the development server needs. */
const forwardedHeaders = ['accept', 'sec-fetch-dest', 'if-none-match']
const returnedHeaders = ['content-type', 'etag', 'cache-control', 'location']

/** The pages of `server`, an origin of 127.0.0.1. */
export function developmentPages(server: string, policy: PagePolicy): Pages {
  return {
    async respond({ path, search, header }) {
      const headers = Object.fromEntries(
        forwardedHeaders.map(name => [name, header(name) ?? '']).filter(([, value]) => value),
      )
      const response = await fetch(`${server}${path}${search}`, { headers, redirect: 'manual' })
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        return pageResponse(await response.text(), policy, response.status)
      }
      const headersToReturn = returnedHeaders
        .map(name => [name, response.headers.get(name) ?? ''])
        .filter(([, value]) => value)
      const body = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, headers: { ...safeHeaders, ...Object.fromEntries(headersToReturn) }, body }
    },
  }
}
