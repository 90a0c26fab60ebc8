/**
 * Sends requests through Chromium's network, with the proxies (PAC, NTLM) and certificates of the system and the
 * configuration (DESIGN §4).
 */
import type { AxiosAdapter } from 'axios'
import { app, net, type ProxyConfig, type Session, session } from 'electron'
import type { Config } from '../../config'
import { createNetAdapter } from '../network/axios-adapter'
import { createExclusiveSessionPool } from '../network/exclusive-session-pool'
import type { ProxyPrompts } from '../network/proxy-prompts'

/** Chromium's proxy settings. Chromium never uses a proxy for this machine itself. */
export function proxyConfig(proxy: Config['proxy']): ProxyConfig {
  if (proxy === 'system' || proxy === 'direct') return { mode: proxy }
  return { mode: 'fixed_servers', proxyRules: `http://${new URL(proxy).host}` }
}

interface NetworkParts {
  config: Pick<Config, 'proxy' | 'extraCaFile'>
  prompts: ProxyPrompts
  clock: () => number
}

/**
 * Prepares the pages' session, and returns the adapter for the services: in-memory sessions without cookies and cache.
 */
export async function openNetwork({ config, prompts, clock }: NetworkParts): Promise<AxiosAdapter> {
  // Loaded only where a school needs it: the X.509 tables would slow every start.
  const verify = config.extraCaFile ? (await import('../network/extra-ca')).addedTrust(config.extraCaFile, clock) : null
  const prepare = async (target: Session) => {
    target.setCertificateVerifyProc(verify)
    await target.setProxy(proxyConfig(config.proxy))
    prompts.onForget(() => target.clearAuthCache().then(() => target.closeAllConnections()))
    return target
  }
  // Without this, Chromium could resolve names at a public server over HTTPS, past the school's filter.
  app.configureHostResolver({ secureDnsMode: 'off' })
  await prepare(session.defaultSession)
  const open = (name: string) => prepare(session.fromPartition(`network-${name}`, { cache: false }))
  const shared = { session: await open('read'), release: () => undefined }
  const exclusiveSessions = createExclusiveSessionPool(
    number => open(`write-${number}`),
    used => used.closeAllConnections(),
  )
  app.on('login', (event, _contents, { firstAuthAttempt }, proxy, respond) => {
    // A server (not a proxy) that requests a login gets none: that is Chromium's default.
    if (!proxy.isProxy) return
    event.preventDefault()
    prompts.createAuthenticator(!firstAuthAttempt)(proxy, respond)
  })
  return createNetAdapter({
    async open(options, isSentOnce) {
      const { session: target, release } = isSentOnce ? await exclusiveSessions.acquire() : shared
      const request = net.request({
        ...options,
        session: target,
        redirect: 'manual',
        credentials: 'omit',
        useSessionCookies: false,
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        priority: 'medium',
      })
      const authenticate = prompts.createAuthenticator()
      request.on('login', (proxy, respond) => (proxy.isProxy ? authenticate(proxy, respond) : respond()))
      return { request, release }
    },
  })
}
