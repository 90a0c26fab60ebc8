/** Starts the loopback host: two ports, the services, the sockets of the pages and the idle logout (DESIGN §3). */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Services } from '../../services/index'
import type { PagePolicy } from '../csp'
import type { Host } from '../host'
import { lockProfile } from '../start/profile-lock'
import { openPages, type Pages } from '../static-files'
import { type DesktopOpener, desktopOpener } from './desktop-opener'
import { createDownloadOwners } from './download-owners'
import { createDownloadTickets } from './download-tickets'
import { openDownloadedFiles } from './downloaded-files'
import { findBrowser } from './find-browser'
import { createLoopbackHost } from './host'
import { startIdleLogout } from './idle-logout'
import { openKeyFileBox } from './key-file-box'
import { createMediaSigner } from './media-signer'
import { openPageSockets } from './page-sockets'
import { createSecrets } from './secrets'

/** The services that this host uses. */
export type LoopbackServices = Pick<
  Services,
  'gate' | 'media' | 'log' | 'config' | 'isLocked' | 'onEvent' | 'replay' | 'close'
> & {
  session: Pick<Services['session'], 'view' | 'end'>
}

export interface LoopbackOptions {
  /** 0 for any free port. */
  port: number
  profile: string
  /** The folder of the built renderer. */
  renderer: string
  services(host: Host): Promise<LoopbackServices>
  /** Receives each address that opens the program: the first one, and a new one after each use. */
  onAddress(address: string): void
  /** The teacher asked to quit the program. */
  onQuit(): void
  open?: DesktopOpener
  /** Pages from a development server instead of the built renderer, and the origins that they may connect to. */
  developmentPages?: { pages(policy: PagePolicy): Pages; connect: string[] }
}

export interface Loopback {
  origin: string
  close(): Promise<void>
}

/** A server on 127.0.0.1 that answers 503 until `handle` sets its handler. */
interface Port {
  server: Server
  origin: string
  host: string
  handle(handler: RequestListener): void
}

async function openPort(port: number): Promise<Port> {
  let current: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => current(request, response))
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    server,
    host,
    origin: `http://${host}`,
    handle(handler) {
      current = handler
    },
  }
}

async function closePort({ server }: Port): Promise<void> {
  const closed = new Promise<void>(done => server.close(() => done()))
  server.closeAllConnections()
  await closed
}

/**
 * Starts the host. It accepts requests when the promise resolves. Throws ProfileInUse, and the errors of the services.
 */
export async function startLoopback(options: LoopbackOptions): Promise<Loopback> {
  const profile = resolve(options.profile)
  const unlock = await lockProfile(profile)
  const ports: Port[] = []
  try {
    const main = await openPort(options.port)
    ports.push(main)
    const media = await openPort(0)
    ports.push(media)
    const closeServices = await serve(options, profile, main, media)
    return {
      origin: main.origin,
      async close() {
        await closeServices()
        await Promise.all(ports.map(closePort))
        unlock()
      },
    }
  } catch (error) {
    await Promise.all(ports.map(closePort))
    unlock()
    throw error
  }
}

async function serve(options: LoopbackOptions, profile: string, main: Port, media: Port): Promise<() => Promise<void>> {
  const signer = createMediaSigner()
  const downloads = join(profile, 'downloads')
  const tickets = createDownloadTickets(Date.now, await openDownloadedFiles(profile, downloads))
  // The secret is in the fragment, which browsers send to no server and in no referrer.
  const secrets = createSecrets(launch => options.onAddress(`${main.origin}/#launch=${launch}`))
  const host = createLoopbackHost({
    profile,
    downloads,
    origin: main.origin,
    tickets,
    draftBox: await openKeyFileBox(join(profile, 'host.key')),
    open: options.open ?? desktopOpener,
    quit: options.onQuit,
    mediaAddress: id => media.origin + signer.signedPath(id),
    browser: findBrowser(),
    pages: () => pages,
  })
  const services = await options.services(host)
  const policy: PagePolicy = {
    connect: [`ws://${main.host}`, ...(options.developmentPages?.connect ?? [])],
    media: media.origin,
    frames: services.config.frameHosts,
  }
  const pages = options.developmentPages?.pages(policy) ?? (await openPages(options.renderer, policy))
  const onRefused = (why: string) => services.log('loopback.refused', { why })
  const { gate, isLocked, replay } = services
  const owners = createDownloadOwners(tickets)
  const onDownloadStarted = (id: string, session: string) => {
    owners.setOwner(id, session)
    // A short download may have finished before its owner was recorded, so its ticket is sent now.
    sockets.replayTo(session)
  }
  const idleLogout = startIdleLogout(() => {
    if (services.session.view() !== null) void services.session.end('idle')
  })
  const sockets = openPageSockets(main.server, {
    origin: main.origin,
    secrets,
    gate,
    replay,
    viewFor: { 'downloads.changed': owners.stateFor },
    onCount: idleLogout.setPageCount,
    onRefused,
  })
  const stopListening = services.onEvent((event, detail) => {
    if (event === 'lock.changed') tickets.setLocked(isLocked())
    sockets.send(event, detail)
  })
  options.onAddress(`${main.origin}/#launch=${secrets.launch()}`)
  // The browser starts meanwhile. A request that comes earlier waits.
  const loading = import('./listeners')
  const pagesListener = loading.then(({ pagesRequests }) =>
    pagesRequests({
      origin: main.origin,
      pages,
      policy,
      secrets,
      tickets,
      gate,
      isLocked,
      onDownloadStarted,
      onRefused,
    }),
  )
  const mediaListener = loading.then(({ mediaRequests }) =>
    mediaRequests({ host: media.host, pageOrigin: main.origin, signer, media: services.media }),
  )
  main.handle((request, response) => void pagesListener.then(listener => listener(request, response)))
  media.handle((request, response) => void mediaListener.then(listener => listener(request, response)))
  await Promise.all([pagesListener, mediaListener])
  return async () => {
    stopListening()
    idleLogout.stop()
    sockets.close()
    await services.close()
    // The session ends with this process, so its files are removed now.
    await tickets.endSession()
  }
}
