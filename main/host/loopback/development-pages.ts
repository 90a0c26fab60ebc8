/** The renderer from a development server on this machine, under the same policy and nonce as the built one. */
import { type PagePolicy, safeHeaders } from '../csp'
import { type Pages, pageAnswer } from '../static-files'

/** What the development server decides by. */
const passed = ['accept', 'sec-fetch-dest', 'if-none-match']
const returned = ['content-type', 'etag', 'cache-control', 'location']

/** The pages of `server`, an origin of 127.0.0.1. */
export function developmentPages(server: string, policy: PagePolicy): Pages {
  return {
    async answer({ path, search, header }) {
      const headers = Object.fromEntries(passed.map(name => [name, header(name) ?? '']).filter(([, value]) => value))
      const response = await fetch(`${server}${path}${search}`, { headers, redirect: 'manual' })
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        return pageAnswer(await response.text(), policy, response.status)
      }
      const kept = returned.map(name => [name, response.headers.get(name) ?? '']).filter(([, value]) => value)
      const body = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, headers: { ...safeHeaders, ...Object.fromEntries(kept) }, body }
    },
  }
}
