/** The methods `app.*`: start, maintenance state, links, log (SPEC §4 "Maintenance", §7). */
import packageJson from '../../package.json' with { type: 'json' }
import { failure, success } from '../../shared/contract/result'
import type { VersionState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import type { SampleServer } from '../choose-server'
import type { Config } from '../config'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { ServerClock } from '../http/server-clock'
import type { PreferenceStore } from '../preferences'
import type { ScreenLock } from '../session/screen-lock'
import type { Session } from '../session/session'
import { diskFailure } from '../store/disk-failure'
import { type Log, messageOf } from '../store/log'
import type { SettingsStore } from '../store/settings'
import type { Handlers } from './gate'

interface Dependencies {
  host: Host
  config: Config
  client: Pick<ApiClient, 'call'>
  session: Pick<Session, 'view' | 'state'>
  /**
   * Reads the teacher's data again: the restored session may have ended elsewhere, or the teacher's rights may have
   * changed.
   */
  refreshSession(): Promise<void>
  lock: Pick<ScreenLock, 'isLocked'>
  settings: Pick<SettingsStore, 'get'>
  /** Null if a real server is configured. */
  sample: SampleServer | null
  serverClock: Pick<ServerClock, 'offset'>
  report(content: string): Promise<void>
  log: Log
  /** Messages that the page shows at start. */
  startNotices: readonly string[]
  preferences: PreferenceStore
}

type AppHandlers = Pick<Handlers, Extract<keyof Handlers, `app.${string}`>>

const normal: VersionState = { opt_status: 2, opt_content: '' }

/** The links that the program may open outside of itself, with their configuration keys. */
const links = { support: 'supportUrl', student: 'studentUrl' } as const

export function appHandlers(dependencies: Dependencies): AppHandlers {
  const {
    host,
    config,
    client,
    session,
    refreshSession,
    lock,
    settings,
    sample,
    serverClock,
    report,
    log,
    startNotices,
    preferences,
  } = dependencies
  return {
    async 'app.boot'() {
      log('page.open')
      // Not awaited: the page must not wait for the server.
      if (session.view()) void refreshSession()
      return success({
        version: packageJson.version,
        sample: sample !== null,
        sampleLogins: sample?.logins ?? [],
        nativeApp: config.nativeApp,
        links: {
          support: Boolean(config.supportUrl),
          student: Boolean(config.studentUrl),
          templates: Boolean(config.templateUrl),
        },
        session: session.view(),
        generation: session.state().generation,
        locked: lock.isLocked(),
        idleLockMinutes: config.idleLockMinutes,
        offlineCopies: config.offlineCopies,
        clockOffset: serverClock.offset(),
        preferences: preferences.state(),
        notices: [...startNotices],
      })
    },
    async 'app.checkVersion'() {
      // Skipped in the native app (SPEC §7), and if no opsUrl is configured.
      if (config.nativeApp || !config.opsUrl) return success(normal)
      const { version } = packageJson
      const answer = await client.call('version-check', {
        name: 'hanamaru',
        key: 'teacher-console',
        build: version,
        device_code: settings.get().deviceCode,
      })
      if (!answer.ok) return answer
      const { opt_status, opt_content } = answer.value
      return success(opt_status === 0 || opt_status === 1 ? { opt_status, opt_content } : normal)
    },
    async 'app.openExternal'({ target }) {
      const url = config[links[target]]
      if (!url) return failure('invalid-request', text.operation)
      await host.openExternal(url)
      return success(null)
    },
    async 'app.quit'() {
      // Later, so that the answer still reaches the page.
      setTimeout(() => host.quit(), 50)
      return success(null)
    },
    async 'app.log'({ content }) {
      await report(content)
      return success(null)
    },
    async 'app.logMicrophone'({ problem, settings }) {
      if (problem !== null) log('microphone.lost', { problem })
      if (settings !== null) log('microphone.open', settings)
      return success(null)
    },
    async 'app.setPreferences'(change) {
      try {
        await preferences.change(change)
        return success(preferences.state())
      } catch (error) {
        log('preferences.write', { detail: messageOf(error) })
        return failure(
          'status',
          diskFailure(error)?.message === text.diskFull ? text.diskFull : text.preferencesNotKept,
        )
      }
    },
    async 'app.proxyLogin'(login) {
      const isKnown = host.proxyPrompts?.answer(login.id, 'cancel' in login ? null : login)
      return isKnown ? success(null) : failure('invalid-request', text.operation)
    },
  }
}
