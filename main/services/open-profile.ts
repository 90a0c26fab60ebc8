/** Step 1: the profile folder, its log, and the events to the pages. */
import { mkdir } from 'node:fs/promises'
import { createEventHub, type EventHub } from '../bridge/event-hub'
import type { Config } from '../config'
import { logCrashes } from '../crash-log'
import type { Host } from '../host/host'
import type { DisposableStore } from '../lifecycle'
import { type StartInfo, startLogEntry } from '../start-log-entry'
import { removeTemporaryFiles } from '../store/atomic-file'
import { createLog, type Log, logPath } from '../store/log'
import { createThrottledLog, type ThrottledLog } from '../store/throttled-log'

export interface ServiceOptions {
  host: Host
  config: Config
  /** Milliseconds since 1970. */
  clock: () => number
  /** Facts about the entry and its configuration, for the first line of the log. */
  started?: StartInfo
}

export interface Profile {
  host: Host
  /** The configuration as given, without the sample school. */
  givenConfig: Config
  /** The PC clock, in milliseconds since 1970. */
  clock: () => number
  folder: string
  /** Facts about the entry and its configuration. */
  started: StartInfo | undefined
  log: Log
  /** For entries that may repeat very often. */
  throttledLog: ThrottledLog
  events: EventHub
}

/** Creates the profile folder and opens its log. Throws if the folder cannot be written. */
export async function openProfile(options: ServiceOptions, disposables: DisposableStore): Promise<Profile> {
  const { host, config, clock, started } = options
  const folder = host.paths.profile
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeTemporaryFiles(folder)
  const log = createLog(logPath(folder), clock)
  disposables.defer(() => log.flush())
  log('start', startLogEntry({ sample: !config.serverUrl, config, sealed: host.secretBox !== null, started }))
  disposables.defer(() => log('stop'))
  disposables.defer(logCrashes(logPath(folder), clock))
  const throttledLog = createThrottledLog(log)
  disposables.defer(() => throttledLog.flush())
  const events = disposables.add(createEventHub())
  return { host, givenConfig: config, clock, folder, started, log, throttledLog, events }
}
