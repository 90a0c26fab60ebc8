/** Step 2: the server, the connection to it, and its state. */
import type { AxiosInstance } from 'axios'
import { chooseServer, type SampleServer } from '../choose-server'
import type { Config } from '../config'
import { createServerClock, type ServerClock } from '../http/server-clock'
import { createServerConnectivity, type ServerConnectivity } from '../http/server-connectivity'
import { createTransport } from '../http/transport'
import type { DisposableStore } from '../lifecycle'
import type { Profile } from './open-profile'

export interface Server {
  /** The configuration in force: it points to the sample school if no server is configured. */
  config: Config
  /** Null if a real server is configured. */
  sample: SampleServer | null
  /** The origin of the configured server; empty for the sample school, which has another port at each start. */
  origin: string
  serverClock: ServerClock
  /** The server's time, in milliseconds since 1970. */
  now: () => number
  transport: AxiosInstance
  connectivity: ServerConnectivity
}

/** Chooses the server, and starts to watch whether it is online. */
export async function openServer(profile: Profile, disposables: DisposableStore): Promise<Server> {
  const { host, givenConfig, clock, folder, throttledLog, events } = profile
  const { config, sample } = await chooseServer(givenConfig, folder, clock)
  if (sample) disposables.defer(() => sample.close())
  const origin = givenConfig.serverUrl ?? ''
  const serverClock = createServerClock(clock, offset => events.emit('clock.changed', { offset }))
  const connectivity = createServerConnectivity()

  /** Logs the proxies on the way to a server that does not answer: one of them may be unexpected, or missing. */
  const logRoute = async () => {
    const route = await host.resolveProxy?.(origin).catch(error => `unknown: ${error}`)
    if (route !== undefined) throttledLog.log('server.route', { route })
  }
  connectivity.onDidChange(isOffline => {
    // The failures of this outage end here: write how many there were.
    if (!isOffline) throttledLog.flush()
    throttledLog.log(isOffline ? 'server.gone' : 'server.back')
    if (isOffline && origin !== '') void logRoute()
    events.emit('offline.changed', { offline: isOffline })
  })

  const unsubscribe = host.proxyPrompts?.onPrompt(prompt => {
    throttledLog.log('proxy.asked', { proxy: prompt.host, wrong: prompt.wrong })
    events.emit('proxy.asked', prompt)
  })
  if (unsubscribe) disposables.defer(unsubscribe)

  const now = () => clock() + serverClock.offset()
  const transport = createTransport(config, host.network)
  return { config, sample, origin, serverClock, now, transport, connectivity }
}
