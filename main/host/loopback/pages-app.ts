/**
 * The HTTP handler of the pages' port: pages, session exchange, bridge and file downloads, behind checks of every
 * request (DESIGN §3, §10).
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type MethodName, methodNames } from '../../../shared/contract/keys'
import type { Answer } from '../../../shared/contract/types'
import { headerFileName } from '../../../shared/domain/file-name'
import { text } from '../../../shared/text'
import type { Gate } from '../../bridge/gate'
import { type PagePolicy, safeHeaders } from '../csp'
import { type PageResponse, type Pages, pageResponse } from '../static-files'
import { maxJsonBytes, parseCall, parseLaunchSecret, toBridgeJson } from './bridge-json'
import type { DownloadTickets } from './download-tickets'
import { isHost, isJsonType, isOrigin, isOwnSite, isPlainPath } from './request-checks'
import type { Secrets } from './secrets'

export interface PagesAppParts {
  origin: string
  pages: Pages
  policy: PagePolicy
  secrets: Secrets
  tickets: DownloadTickets
  gate: Gate
  /** Whether the screen is locked now. */
  isLocked(): boolean
  /** The page with this session secret started a download. */
  onDownloadStarted(id: string, session: string): void
  /** Receives the reason of each refusal. */
  onRefused(reason: string): void
}

type Env = { Bindings: HttpBindings }

/** The methods that start a download. The calling page becomes the owner of its file. */
const downloadStartMethods: ReadonlySet<unknown> = new Set<MethodName>(['downloads.start', 'downloads.retry'])

const sessionHeader = 'x-hanamaru-session'

/** The largest body of any method, and of a given one. */
const maxBody = Math.max(...methodNames.map(maxJsonBytes))
const maxCallBytes = (method: unknown) => maxJsonBytes(methodNames.find(name => name === method) ?? 'api.call')

const closedPage = `<!doctype html>
<html lang="ja"><meta charset="utf-8"><title>${text.closedPage.title}</title>
<style nonce="__NONCE__">body{font-family:sans-serif;max-width:36em;margin:20vh auto;padding:0 1em;line-height:1.9}</style>
<h1>${text.closedPage.title}</h1><p>${text.closedPage.lead}</p><p>${text.closedPage.hint}</p>
`

const toResponse = (answer: PageResponse) => new Response(Uint8Array.from(answer.body), answer)

/** Builds the handler. */
export function pagesApp(parts: PagesAppParts): Hono<Env> {
  const { origin, pages, policy, secrets, tickets, gate } = parts
  const host = new URL(origin).host
  const app = new Hono<Env>()

  const refuse = (c: Context<Env>, status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 423, reason: string) => {
    parts.onRefused(`${c.req.method} ${reason}`)
    return c.body(null, status, safeHeaders)
  }

  app.use(async (c, next) => {
    if (!isHost(c.req.header('host'), host)) return refuse(c, 403, 'host')
    // Checks the raw address, because URL parsing resolves dots.
    if (!isPlainPath((c.env.incoming.url ?? '').split('?')[0] ?? '')) return refuse(c, 404, 'path')
    if (!isOwnSite(c.req.header('sec-fetch-site'))) return refuse(c, 403, 'site')
    if (c.req.method === 'GET') return next()
    if (c.req.method !== 'POST') return refuse(c, 405, 'method')
    if (!isOrigin(c.req.header('origin'), origin)) return refuse(c, 403, 'origin')
    return isJsonType(c.req.header('content-type')) ? next() : refuse(c, 415, 'type')
  })

  const session = async (c: Context<Env>, next: Next) =>
    secrets.isSession(c.req.header(sessionHeader)) ? next() : refuse(c, 401, 'session')
  const limit = (maxSize: number) => bodyLimit({ maxSize, onError: c => refuse(c, 413, 'size') })

  app.post('/session', limit(1024), async c => {
    const secret = secrets.exchange(parseLaunchSecret(await c.req.text()))
    return secret
      ? c.json({ session: secret }, 200, { ...safeHeaders, 'cache-control': 'no-store' })
      : refuse(c, 401, 'launch')
  })

  app.post('/bridge', session, limit(maxBody), async c => {
    const body = await c.req.text()
    const call = parseCall(body)
    if (call === null) return refuse(c, 400, 'json')
    if (body.length > maxCallBytes(call.method)) return refuse(c, 413, 'size')
    // No other page can frame ours (frame-ancestors), so the caller is the main frame.
    const result = await gate.call({ sender: { origin: c.req.header('origin') ?? '', mainFrame: true }, ...call })
    if (downloadStartMethods.has(call.method) && result.ok) {
      parts.onDownloadStarted(
        (result.value as Answer<'downloads.start' | 'downloads.retry'>).id,
        c.req.header(sessionHeader) ?? '',
      )
    }
    return c.body(toBridgeJson(result), 200, {
      ...safeHeaders,
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
  })

  app.get('/download/:ticket', session, async c => {
    // The ticket stays valid, so that the teacher can download the file after unlocking the screen.
    if (parts.isLocked()) return refuse(c, 423, 'locked')
    const file = tickets.redeem(c.req.param('ticket') ?? '')
    const found = file && (await stat(file.path).catch(() => null))
    if (!file || !found) return refuse(c, 404, 'ticket')
    await file.beforeSending()
    c.env.outgoing.once('finish', () => file.onSent()).once('close', () => file.onClosed())
    const body = Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>
    return c.body(body, 200, {
      ...safeHeaders,
      'content-type': 'application/octet-stream',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename*=${headerFileName(basename(file.path))}`,
      'cache-control': 'no-store',
    })
  })

  app.get('/closed', () => toResponse(pageResponse(closedPage, policy)))

  app.get('*', async c => {
    const { pathname, search } = new URL(c.req.url)
    const answer = await pages.respond({ path: pathname, search, header: name => c.req.header(name) ?? null })
    return answer ? toResponse(answer) : refuse(c, 404, 'path')
  })

  app.notFound(c => refuse(c, 404, 'path'))
  app.onError((error, c) => {
    parts.onRefused(`${c.req.method} threw ${error.name}`)
    return c.body(null, 500, safeHeaders)
  })
  return app
}
