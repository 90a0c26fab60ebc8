/**
 * Builds the services once, from a Host; both entries call it (DESIGN §2). Each step needs only what the steps before
 * it opened.
 */
import { createGate, type Gate } from '../bridge/gate'
import type { Config } from '../config'
import type { MediaProxy } from '../http/media/media-proxy'
import { DisposableStore } from '../lifecycle'
import type { PreferenceStore } from '../preferences'
import type { Session } from '../session/session'
import type { Log } from '../store/log'
import type { SettingsStore } from '../store/settings'
import { bindHandlers } from './bind-handlers'
import { followSession } from './follow-session'
import { openApi } from './open-api'
import { openProfile, type ServiceOptions } from './open-profile'
import { openServer } from './open-server'
import { openTeacherSession } from './open-session'
import { openStores } from './open-stores'
import { createPageEvents, type PageEvents } from './page-events'

export type { EventListener } from '../bridge/event-hub'
export type { ServiceOptions } from './open-profile'

export interface Services extends PageEvents {
  gate: Gate
  media: MediaProxy
  session: Session
  settings: SettingsStore
  preferences: PreferenceStore
  log: Log
  /** Logs an error, and sends it to the server's client log while a teacher is logged in. */
  report(content: string): Promise<void>
  /** The configuration in force: it points to the sample school if no server is configured. */
  config: Config
  isLocked(): boolean
  /** Whether an export runs, which the end of the program would cut off. */
  hasRunningExport(): boolean
  /** Whether an import of students, or its undo, is being sent. */
  hasRunningImport(): boolean
  /** Closes everything that was opened, in reverse order. A second call waits for the first. */
  close(): Promise<void>
}

/**
 * Opens everything. If a step throws, closes what was opened before it and throws the error, e.g. if the profile cannot
 * be used.
 */
export async function createServices(options: ServiceOptions): Promise<Services> {
  const disposables = new DisposableStore()
  try {
    const profile = await openProfile(options, disposables)
    const server = await openServer(profile, disposables)
    const stores = await openStores(profile, server, disposables)
    const session = await openTeacherSession(profile, server, disposables)
    const api = openApi(profile, server, stores, session, disposables)
    const startNotices = await followSession(profile, server, stores, session, api)
    const handlers = bindHandlers(profile, server, stores, session, api, startNotices)
    const { isLocked } = session.lock
    return {
      ...createPageEvents(profile, server, session, api),
      gate: createGate(handlers, profile.host.origin, profile.throttledLog.log, isLocked),
      media: api.media,
      session: session.session,
      settings: stores.settings,
      preferences: stores.preferences,
      log: profile.log,
      report: api.report,
      config: server.config,
      isLocked,
      hasRunningExport: () => api.downloads.currentStates().some(({ state }) => state === 'running'),
      hasRunningImport: api.rosterImports.isRunning,
      close: () => disposables.dispose(),
    }
  } catch (error) {
    await disposables.dispose().catch(() => undefined)
    throw error
  }
}
