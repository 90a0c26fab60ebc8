/** A loopback host with fake services, and a client that can forge every part of a request. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateCall } from '../../../main/bridge/gate'
import { checkConfig } from '../../../main/config'
import type { Host } from '../../../main/host/host'
import type { DownloadedFiles } from '../../../main/host/loopback/downloaded-files'
import { type Loopback, type LoopbackServices, startLoopback } from '../../../main/host/loopback/server'
import type { MediaAnswer } from '../../../main/http/media/media-proxy'
import type { EventListener } from '../../../main/services/index'
import type { SessionView } from '../../../shared/contract/types'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

/** DownloadedFiles for tickets whose files are never downloaded. */
export const noFiles: DownloadedFiles = {
  markForRemoval: async () => undefined,
  unmark: async () => undefined,
  remove: async () => undefined,
}

/** Sends one request. Unlike `fetch` it can forge any header and any path. */
export function send(
  origin: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((done, fail) => {
    const asked = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {}, agent: false },
      response => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () => {
          const body = Buffer.concat(parts)
          done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
        })
      },
    )
    asked.on('error', fail)
    asked.end(options.body)
  })
}

/** A temporary folder, which `remove` deletes. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'hanamaru-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A minimal built renderer. */
export function writeRenderer(folder: string): string {
  const renderer = join(folder, 'renderer')
  mkdirSync(join(renderer, 'assets'), { recursive: true })
  const page = '<meta name="csp-nonce" content="__NONCE__"><script nonce="__NONCE__" src="./assets/a-1.js"></script>'
  writeFileSync(join(renderer, 'index.html'), page)
  writeFileSync(join(renderer, 'assets', 'a-1.js'), 'console.log(1)')
  writeFileSync(join(renderer, 'assets', 'codec-1.wasm'), 'wasm')
  writeFileSync(join(renderer, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  return renderer
}

export interface Fixture {
  loopback: Loopback
  origin: string
  host: Host
  /** The calls that the gate received. */
  calls: GateCall[]
  /** The reasons of refused requests. */
  refused: unknown[]
  /** The reasons of ended sessions. */
  ended: string[]
  addresses: string[]
  opened: string[]
  signedIn: boolean
  /** Whether the screen is locked. */
  locked: boolean
  media(id: string, range: string | undefined): MediaAnswer
  emit: EventListener
  /** The current state, sent to an event stream that opens. */
  present: (tell: EventListener) => void
  /** The gate's result of a method. Other methods echo their argument. */
  answers: Record<string, unknown>
  folder: string
  launch(): string
  /** Exchanges the current launch secret for a session secret. */
  enter(): Promise<string>
  /** The headers of a correct call. */
  headers(session: string): Record<string, string>
  close(): Promise<void>
}

const teacher = { user: {}, online_class_switch: 0 } as SessionView

export async function startFixture(): Promise<Fixture> {
  const folder = temporaryFolder()
  const listeners = new Set<EventListener>()
  const fixture: Partial<Fixture> & Pick<Fixture, 'calls' | 'refused' | 'ended' | 'addresses' | 'opened' | 'answers'> =
    {
      answers: {},
      calls: [],
      refused: [],
      ended: [],
      addresses: [],
      opened: [],
    }
  const services: LoopbackServices = {
    gate: {
      async call(call) {
        fixture.calls.push(call)
        return { ok: true, value: fixture.answers[String(call.method)] ?? { echo: call.argument ?? null } }
      },
    },
    media: {
      register: () => null,
      read: async (id, range) => fixture.media?.(id, range) ?? { status: 404, headers: {}, body: null },
      clear: () => undefined,
    },
    session: {
      view: () => (fixture.signedIn ? teacher : null),
      end: async reason => {
        fixture.signedIn = false
        fixture.ended.push(reason)
        return true
      },
    },
    log: (_event, detail) => fixture.refused.push(detail?.why),
    config: checkConfig({ frameHosts: ['https://grammar.example'] }, false),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLocked: () => fixture.locked ?? false,
    replay: listener => fixture.present?.(listener),
    close: async () => undefined,
  }
  const loopback = await startLoopback({
    port: 0,
    profile: join(folder.path, 'profile'),
    renderer: writeRenderer(folder.path),
    services: async host => {
      fixture.host = host
      return services
    },
    onAddress: address => fixture.addresses.push(address),
    onQuit: () => undefined,
    open: target => fixture.opened.push(target),
  })
  const launch = () => fixture.addresses.at(-1)?.split('#launch=')[1] ?? ''
  const json = { origin: loopback.origin, 'content-type': 'application/json' }
  return Object.assign(fixture, {
    loopback,
    origin: loopback.origin,
    folder: folder.path,
    signedIn: false,
    locked: false,
    media: (): MediaAnswer => ({ status: 404, headers: {}, body: null }),
    emit: ((event, detail) => {
      for (const listener of listeners) listener(event, detail)
    }) satisfies EventListener as EventListener,
    present: () => undefined,
    launch,
    async enter() {
      const body = JSON.stringify({ launch: launch() })
      const answer = await send(loopback.origin, '/session', { method: 'POST', headers: json, body })
      return (JSON.parse(answer.text) as { session: string }).session
    },
    headers: (session: string) => ({ ...json, 'x-hanamaru-session': session }),
    async close() {
      await loopback.close()
      folder.remove()
    },
  }) as Fixture
}
