/** Builds the services once, from a Host; both entries call it (DESIGN §2). */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Events } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { apiHandlers } from '../bridge/api-handlers'
import { appHandlers } from '../bridge/app-handlers'
import { draftHandlers } from '../bridge/draft-handlers'
import { createEventHub, type EventListener } from '../bridge/event-hub'
import { excelHandlers } from '../bridge/excel-handlers'
import { createGate, type Gate } from '../bridge/gate'
import { chooseServer } from '../choose-server'
import type { Config } from '../config'
import { logCrashes } from '../crash-log'
import { createDownloads } from '../downloads/downloads'
import { createExportHistoryStorage } from '../downloads/export-history'
import { createUnlockWaiter } from '../downloads/wait-until-unlocked'
import type { Host } from '../host/host'
import { createCallLog } from '../http/call-log'
import { createClient } from '../http/client'
import { createClientLog } from '../http/client-log'
import { createFrameResolver } from '../http/frame-resolver'
import { createMediaProxy, type MediaProxy } from '../http/media/media-proxy'
import { pollNotices } from '../http/notice-poll'
import { createServerClock } from '../http/server-clock'
import { createServerConnectivity } from '../http/server-connectivity'
import { accountChanges } from '../http/session/account-changes'
import { createLock, type ScreenLock } from '../http/session/screen-lock'
import { sessionHandlers } from '../http/session/session-handlers'
import { createPasswordCheck } from '../http/session/password-check'
import { createTokenRenewal } from '../http/session/token-renewal'
import { openSession, type Session } from '../http/session/session'
import { lockHandlers } from '../http/session/lock-handlers'
import { createTransport } from '../http/transport'
import { openOfflineCopies } from '../offline/open-copies'
import { type StartInfo, startLogEntry } from '../start-log-entry'
import { removeTemporaryFiles } from '../store/atomic-file'
import { damageNotices, type StoreName } from '../store/damage-notices'
import { openDrafts } from '../store/drafts'
import type { Damage } from '../store/durable-file'
import { createLog, type Log, logPath } from '../store/log'
import { openPendingWipes } from '../store/pending-wipes'
import { openSettings, type SettingsStore } from '../store/settings'
import { createThrottledLog } from '../store/throttled-log'
import { openVault } from '../store/vault'
import { createTeacherData, ownerOf } from '../teacher-data'

export interface Services {
  gate: Gate
  media: MediaProxy
  session: Session
  settings: SettingsStore
  log: Log
  /** Writes a fault into the log, and sends it while somebody is logged in. */
  report(content: string): Promise<void>
  /** The configuration in force: the sample school's where none was given. */
  config: Config
  /** Hears every event until the returned function is called. */
  onEvent(listener: EventListener): () => void
  /** Tells one listener how things stand: for an event stream that opens, or opens again. */
  replay(listener: EventListener): void
  /** Whether the screen is locked now. */
  isLocked(): boolean
  /** Whether an export is under way, which an end of the program would cut off. */
  hasRunningExport(): boolean
  /** Ends streams, downloads and the sample school. */
  close(): Promise<void>
}

export type { EventListener }

export interface ServiceOptions {
  host: Host
  config: Config
  /** Milliseconds since 1970. */
  clock: () => number
  /** What the entry says of itself and of its configuration in the log's first line. */
  started?: StartInfo
}

/** Opens the stores, the server and the gate. Throws where the profile cannot be used. */
export async function createServices({ host, config: given, clock, started }: ServiceOptions): Promise<Services> {
  const { profile } = host.paths
  await mkdir(profile, { recursive: true, mode: 0o700 })
  await removeTemporaryFiles(profile)
  let lock: ScreenLock | null = null
  const locked = () => lock?.isLocked() ?? false
  const hub = createEventHub(locked)
  const door = createUnlockWaiter(locked)
  const { emit } = hub
  const log = createLog(logPath(profile), clock)
  const sparing = createThrottledLog(log)
  const [settings, { config, sample }] = await Promise.all([openSettings(profile, host.openSettingsLibrary), chooseServer(given, profile, clock)])
  log('start', startLogEntry({ sample: sample !== null, config: given, sealed: host.secretBox !== null, started }))
  const unwatch = logCrashes(logPath(profile), clock)

  const vault = await openVault(host.secretBox, join(profile, 'vault.key'))
  const copies = await openOfflineCopies({ enabled: config.offlineCopies, vault, profile, clock: () => corrected(), log })
  const draftVault = await openVault(host.draftBox, join(profile, 'drafts.key'))
  for (const [store, { isKeyUnavailable: refused }] of Object.entries({ copies: vault, drafts: draftVault })) {
    if (refused) log('vault.refused', { store })
  }
  const drafts = await openDrafts({ folder: join(profile, 'drafts'), vault: draftVault, clock })
  const history = createExportHistoryStorage(vault, profile)
  const owed = await openPendingWipes(join(profile, 'wipes.json'), log)
  const server = given.serverUrl ?? ''
  const forgetProxies = () => host.proxyPrompts?.forget()
  const desk = createTeacherData({ server, drafts, copies, downloads: () => downloads, history, forgetProxies, pendingWipes: owed, log })
  const beginDesk = (generation: number): Promise<Damage> => {
    const identity = session.identity()
    return identity ? desk.begin(identity, generation) : Promise.resolve('none')
  }
  const noteDamage = (store: StoreName, damage: Damage) => {
    if (damage !== 'none') log('damaged', { store, damage })
  }
  const tellDrafts = (damage: Damage) => {
    noteDamage('drafts', damage)
    // Of a lost key it was told at the start, for all that it had sealed.
    if (draftVault.isKeyLost) return
    for (const message of damageNotices('drafts', damage)) emit('app.notice', { message })
  }
  let notices: Events['notices.changed'] | null = null
  const transport = createTransport(config, host.network)
  const media = createMediaProxy({ config, transport, log: sparing.log, locked })
  const session = await openSession({
    host,
    log,
    clock,
    async beforeBegin(next) {
      await host.proxyPrompts?.beginSession(ownerOf(server, next))
      return desk.runPendingWipes(next)
    },
    beforeEnd: desk.recordPendingWipe,
    onUpdate: state => emit('session.changed', state),
    onChange(state, gone) {
      log(state.session === null ? 'session.end' : 'session.begin', { reason: state.reason })
      if (state.session === null) {
        media.clear()
        host.proxyPrompts?.endSession()
        notices = null
      } else {
        void beginDesk(state.generation).then(tellDrafts)
      }
      emit('session.changed', state)
      if (state.session !== null) return
      return Promise.all([desk.end(state.reason ?? 'logout', gone), host.removeOffered?.()])
    },
  })
  const screenLock = createLock({
    session,
    minutes: config.idleLockMinutes,
    clock,
    running: hub.hasRunningExport,
    onChange(state) {
      emit('lock.changed', state)
      if (state.locked) return
      door.notifyUnlocked()
      // What was held back is told as it stands now.
      hub.each(listener => services.replay(listener))
    },
  })
  lock = screenLock
  const serverClock = createServerClock(clock, offset => emit('clock.changed', { offset }))
  const corrected = () => clock() + serverClock.offset()
  /** Which way leads to a server that does not answer: a proxy that nobody thought of, or none. */
  const logRoute = async () => {
    const route = await host.resolveProxy?.(server).catch(error => `unknown: ${error}`)
    if (route !== undefined) sparing.log('server.route', { route })
  }
  const reach = createServerConnectivity({
    onChange(offline) {
      // The last of what failed until now.
      if (!offline) sparing.flush()
      sparing.log(offline ? 'server.gone' : 'server.back')
      if (offline && server !== '') void logRoute()
      emit('offline.changed', { offline })
    },
    probe: () => polling.poll(),
  })
  const renewal = createTokenRenewal()
  const client = createClient({
    connectivity: reach,
    copies,
    clock: corrected,
    config,
    transport,
    identity: session.identity,
    tokenRenewal: renewal,
    onUnauthorized: () => void session.end('unauthorized'),
    onServerDate: serverClock.onServerDate,
    onInvalid(endpoint, detail) {
      // A server that cannot answer the log is not told so by the log.
      if (endpoint !== 'submit-client-log') void report(`invalid response: ${endpoint}: ${detail}`)
    },
    onFailure: createCallLog(sparing.log),
  })
  const report = createClientLog({
    client,
    session,
    deviceCode: settings.get().deviceCode,
    clientName: 'desktop',
    clock,
    log: sparing.log,
  })
  const downloads = createDownloads({
    host,
    client,
    unlockWaiter: door,
    emit: state => emit('downloads.changed', state),
    clock: corrected,
    log,
    historyStorage: history,
  })
  const unhearAsks = host.proxyPrompts?.onPrompt(ask => {
    sparing.log('proxy.asked', { proxy: ask.host, wrong: ask.wrong })
    emit('proxy.asked', ask)
  })
  const polling = pollNotices({
    client,
    session,
    locked,
    onCount(count, grew) {
      notices = count
      emit('notices.changed', count)
      if (grew) host.notify({ title: text.newNotice, body: text.newNoticeBody(count.new_msg_num) })
    },
  })
  hub.onEvent(event => event === 'lock.changed' && polling.deliver())

  const check = createPasswordCheck({ client, settings })
  const changes = accountChanges({ client, session })
  // An end that a plug cut off: who has left is not let in again, and what is to go of his goes before anybody is.
  const kept = session.identity()
  const owing = kept && desk.pendingEndReason(kept)
  const off = !owing || (await session.end(owing))
  const restored = session.identity()
  if (restored) await host.proxyPrompts?.beginSession(ownerOf(server, restored))
  if (off) await desk.runPendingWipes()
  // There is no page yet that could hear of it.
  const found = await beginDesk(session.state().generation)
  const draftDamage = draftVault.isKeyLost ? 'lost' : draftVault.isKeyUnavailable ? 'unreadable' : found
  noteDamage('settings', settings.damage)
  noteDamage('session', session.damage)
  noteDamage('drafts', draftDamage)
  const told = () => [
    ...damageNotices('settings', settings.damage),
    ...damageNotices('session', session.damage),
    ...damageNotices('drafts', draftDamage),
  ]
  const handlers = {
    ...appHandlers({
      host,
      config,
      client,
      session,
      refresh: changes.refresh,
      lock,
      settings,
      sample,
      serverClock,
      report,
      log: sparing.log,
      notices: told,
    }),
    ...sessionHandlers({ client, session, lock, check }),
    ...lockHandlers({ lock, session, check, renewal }),
    ...apiHandlers({ client, changes, media, frames: createFrameResolver(config.frameHosts, sparing.log), host, emit }),
    ...draftHandlers({ drafts, log }),
    ...excelHandlers,
    'downloads.start': downloads.start,
    'downloads.cancel': downloads.cancel,
    'downloads.reveal': downloads.reveal,
    'downloads.list': downloads.list,
    'downloads.open': downloads.open,
    'downloads.remove': downloads.remove,
    'downloads.retry': downloads.retry,
    'copies.list': copies.list,
    'copies.remove': copies.remove,
  }
  const services: Services = {
    gate: createGate(handlers, host.origin, sparing.log, locked),
    media,
    session,
    settings,
    log,
    report,
    config,
    onEvent: hub.onEvent,
    replay(given) {
      const listener = hub.guarded(given)
      listener('session.changed', session.state())
      listener('lock.changed', screenLock.state())
      listener('clock.changed', { offset: serverClock.offset() })
      listener('offline.changed', { offline: reach.isOffline() })
      if (notices) listener('notices.changed', notices)
      for (const state of downloads.currentStates()) listener('downloads.changed', state)
      for (const ask of host.proxyPrompts?.pending() ?? []) listener('proxy.asked', ask)
    },
    isLocked: locked,
    hasRunningExport: () => downloads.currentStates().some(({ state }) => state === 'running'),
    async close() {
      polling.stop()
      reach.close()
      screenLock.stop()
      unhearAsks?.()
      await desk.close()
      await sample?.close()
      sparing.flush()
      unwatch()
      log('stop')
      await log.flush()
    },
  }
  return services
}
