/**
 * The proxy that the environment variables name for https servers. Only Node's own sockets use it (docs/network.md).
 */
import { getProxyForUrl } from 'proxy-from-env'

/** The variables that name a proxy for https, in the order in which proxy-from-env reads them. */
const variables = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY']

/**
 * The proxy for an https `url`; null when there is none, NO_PROXY excludes the server, or the proxy is neither http nor
 * https.
 */
export function environmentProxy(url: URL): URL | null {
  const named = getProxyForUrl(url.href)
  const configured = variables.map(name => process.env[name]).find(Boolean) ?? ''
  // proxy-from-env adds the scheme of `url` to a proxy without a scheme; such a proxy speaks http, as in curl.
  const proxy = configured.includes('://') ? named : named.replace(/^https:/, 'http:')
  return /^https?:/.test(proxy) && URL.canParse(proxy) ? new URL(proxy) : null
}
