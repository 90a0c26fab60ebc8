/** The methods `app.*`: start, maintenance state, links, log (SPEC §4 Maintenance, §7). */
import packageJson from '../../package.json' with { type: 'json' }
import { failure, success } from '../../shared/contract/result'
import type { VersionState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import type { SampleServer } from '../choose-server'
import type { Config } from '../config'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { ServerClock } from '../http/server-clock'
import type { Lock } from '../http/session/lock'
import type { Session } from '../http/session/session'
import type { Log } from '../store/log'
import type { SettingsStore } from '../store/settings'
import type { Handlers } from './gate'

interface Parts {
  host: Host
  config: Config
  client: ApiClient
  session: Session
  /** A kept session may have been ended elsewhere, or the teacher's rights changed: asks, without keeping the page. */
  refresh(): Promise<void>
  lock: Lock
  settings: SettingsStore
  /** Null if a real server is configured. */
  sample: SampleServer | null
  serverClock: ServerClock
  report(content: string): Promise<void>
  log: Log
  /** What the teacher must be told at start. */
  notices(): string[]
}

type AppHandlers = Pick<Handlers, Extract<keyof Handlers, `app.${string}`>>

const normal: VersionState = { opt_status: 2, opt_content: '' }

/** What the program may open outside of itself. */
const links = { support: 'supportUrl', student: 'studentUrl' } as const

export function appHandlers(parts: Parts): AppHandlers {
  const { host, config, client, session, refresh, lock, settings, sample, serverClock, report, log, notices } = parts
  return {
    async 'app.boot'() {
      log('page.open')
      if (session.view()) void refresh()
      return success({
        version: packageJson.version,
        sample: sample !== null,
        sampleLogins: sample?.logins ?? [],
        nativeApp: config.nativeApp,
        links: { support: Boolean(config.supportUrl), student: Boolean(config.studentUrl) },
        session: session.view(),
        generation: session.state().generation,
        locked: lock.locked(),
        idleLockMinutes: config.idleLockMinutes,
        offlineCopies: config.offlineCopies,
        clockOffset: serverClock.offset(),
        notices: notices(),
      })
    },
    async 'app.checkVersion'() {
      // Skipped in the native app (SPEC §7), and where no address is configured.
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
      // After the answer has left.
      setTimeout(() => host.quit(), 50)
      return success(null)
    },
    async 'app.log'({ content }) {
      await report(content)
      return success(null)
    },
    async 'app.proxyLogin'(given) {
      const known = host.proxyAsks?.answer(given.id, 'cancel' in given ? null : given)
      return known ? success(null) : failure('invalid-request', text.operation)
    },
  }
}
