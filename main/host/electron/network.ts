/** Requests through Chromium's network: the system's proxies (PAC, NTLM) and certificates, and the configuration's (DESIGN §4). */
import type { AxiosAdapter } from 'axios'
import { app, net, type ProxyConfig, type Session, session } from 'electron'
import type { Config } from '../../config'
import { createNetAdapter } from '../network/axios-adapter'
import { createExclusiveSessionPool } from '../network/exclusive-session-pool'
import type { ProxyPrompts } from '../network/proxy-prompts'

/** Chromium reaches this machine directly by itself, whatever proxy is set. */
export function proxyConfig(proxy: Config['proxy']): ProxyConfig {
  if (proxy === 'system' || proxy === 'direct') return { mode: proxy }
  return { mode: 'fixed_servers', proxyRules: `http://${new URL(proxy).host}` }
}

interface NetworkParts {
  config: Pick<Config, 'proxy' | 'extraCaFile'>
  asks: ProxyPrompts
  clock: () => number
}

/** Sets the pages' session up, and gives what the services send by: sessions in memory, without cookies and cache. */
export async function openNetwork({ config, asks, clock }: NetworkParts): Promise<AxiosAdapter> {
  // Loaded only where a school needs it: the X.509 tables would slow every start.
  const verify = config.extraCaFile ? (await import('../network/extra-ca')).addedTrust(config.extraCaFile, clock) : null
  const prepare = async (target: Session) => {
    target.setCertificateVerifyProc(verify)
    await target.setProxy(proxyConfig(config.proxy))
    asks.onForget(() => target.clearAuthCache().then(() => target.closeAllConnections()))
    return target
  }
  // Names are asked of the school's own servers alone: never, past its filter, of a public one by HTTPS.
  app.configureHostResolver({ secureDnsMode: 'off' })
  await prepare(session.defaultSession)
  const open = (name: string) => prepare(session.fromPartition(`network-${name}`, { cache: false }))
  const common = { lane: await open('read'), done: () => undefined }
  const lanes = createExclusiveSessionPool(
    nth => open(`write-${nth}`),
    lane => lane.closeAllConnections(),
  )
  app.on('login', (event, _contents, { firstAuthAttempt }, proxy, answer) => {
    // A server that asks for a name gets none: that is Chromium's default.
    if (!proxy.isProxy) return
    event.preventDefault()
    asks.createAuthenticator(!firstAuthAttempt)(proxy, answer)
  })
  return createNetAdapter({
    async open(asked, once) {
      const { lane, done } = once ? await lanes.acquire() : common
      const request = net.request({
        ...asked,
        session: lane,
        redirect: 'manual',
        credentials: 'omit',
        useSessionCookies: false,
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        priority: 'medium',
      })
      const converse = asks.createAuthenticator()
      request.on('login', (proxy, answer) => (proxy.isProxy ? converse(proxy, answer) : answer()))
      return { request, done }
    },
  })
}
