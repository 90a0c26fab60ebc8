/** The sample school: an embedded service that offers the whole API over HTTP (DESIGN §8). */
import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import { accountsNow } from './accounts'
import type { Size } from './data/world-types'
import { openEvaluation } from './evaluation/socket'
import { sweepSounds } from './handlers/recitation/slots'
import type { SchoolParts } from './handlers/types'
import { createApp } from './http/app'
import { createCalls } from './http/call-log'
import { type Clock, createClock } from './http/clock'
import { createFaults } from './http/faults'
import { closeServer, createHttpServer, listenOn } from './http/listen'
import { createMedia } from './media/files'
import { openStore } from './store/index'
import { openKeys } from './store/keys'
import { openSounds } from './store/sounds'
import type { Voice } from './voice/index'
import { voiceOfSchool } from './voice/with-own-voice'

export interface SchoolOptions {
  /** The directory for the seed file and the journal; without it the school exists in memory only. */
  dataDir?: string
  seed?: number
  /** `huge`: one class of 1,000 students with one homework of 60 topics, and 5,000 exercises to choose from. */
  size?: Size
  /** Stops the clock at this instant (milliseconds). */
  now?: number
  clock?: Clock
  /** Allows one session per account: a login ends the earlier session. */
  singleSession?: boolean
  /** A new password ends all sessions of the account, also the one that set it. */
  passwordEndsAll?: boolean
  /** The text-to-speech voice; by default that of the operating system, else the school's own. */
  voice?: Voice
  /** Receives the lines for the console, for example mails. */
  logLine?: (line: string) => void
  /** Receives warnings about damage in the data directory. */
  warn?: (line: string) => void
}

/** The configuration keys that point a client at the school. */
export interface SchoolConfig {
  serverUrl: string
  opsUrl: string
  templateUrl: string
  publicKey: string
  mediaHosts: string[]
  frameHosts: string[]
}

export interface School {
  /** Listens on 127.0.0.1:`port` (0: a free port) and returns the origin. */
  listen(port: number): Promise<string>
  config(): SchoolConfig
  /** With the current e-mail addresses. */
  readonly logins: { username: string; note: string }[]
  /** Further calls do nothing. */
  close(): Promise<void>
}

/** Creates a school. The same seed, size and `now` give the same answers, byte for byte. */
export async function createSchool(options: SchoolOptions = {}): Promise<School> {
  const { dataDir, seed = 1, size = 'full', singleSession = false, passwordEndsAll = false } = options
  const logLine = options.logLine ?? console.log
  const warn = options.warn ?? console.error
  const clock = createClock(options.clock ?? Date.now, options.now)
  const store = openStore({ dataDir, seed, size, now: clock.now() }, warn)
  const keys = await openKeys(dataDir, warn)
  const { world } = store
  const closing = new AbortController()
  // Any number of calls may be waiting; all of them end when the school closes.
  setMaxListeners(0, closing.signal)
  const sounds = openSounds(dataDir === undefined ? undefined : join(dataDir, `${size}-${seed}-sounds`))
  sweepSounds({ sounds, store })
  const voice = options.voice ?? voiceOfSchool()
  let origin: string | null = null
  const address = (): string => {
    if (origin === null) throw new Error('the sample school does not listen yet')
    return origin
  }
  const config = (): SchoolConfig => ({
    serverUrl: address(),
    opsUrl: `${address()}/ops`,
    templateUrl: `${address()}/template`,
    publicKey: keys.publicKey,
    mediaHosts: [address()],
    frameHosts: [address()],
  })
  const rules = { singleSession, passwordEndsAll }
  const parts: SchoolParts = {
    world,
    store,
    keys,
    sounds,
    voice,
    closing: closing.signal,
    rules,
    now: clock.now,
    origin: address,
    logLine,
  }
  const app = createApp({
    parts,
    config,
    clock,
    calls: createCalls(),
    faults: createFaults(),
    media: createMedia(world, sounds),
  })
  const server = createHttpServer(app.fetch)
  const evaluation = openEvaluation(server, address)
  return {
    async listen(port) {
      origin = await listenOn(server, port)
      return origin
    },
    config,
    get logins() {
      return accountsNow(store.state).map(({ email, note }) => ({ username: email, note }))
    },
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      evaluation.close()
      await closeServer(server)
      store.close()
    },
  }
}
