/**
 * A simple client of the sample school, independent of the program's own client: it knows the calls from a table of its
 * own, not from the endpoint rows.
 */
import NodeRSA from 'node-rsa'
import { createSchool, type School, type SchoolOptions } from '../../../main/sample-school/index'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { callOf } from '../../fixtures/calls'
import { wav } from '../../fixtures/sounds'

export const monday = Date.parse('2026-11-16T12:00:00+09:00')

export interface Body {
  errcode?: number
  errmsg?: string
  code?: number
  data: unknown
}

export interface Client {
  school: School
  origin: string
  token: string
  teacherId: string
  consoleLines: string[]
  /** Calls an endpoint and returns the raw answer. */
  fetch<N extends EndpointName>(name: N, request: EndpointRequest<N>, init?: RequestInit): Promise<Response>
  /** Calls a JSON endpoint and returns the whole body. */
  body<N extends EndpointName>(name: N, request: EndpointRequest<N>): Promise<Body>
  /** Calls an endpoint and returns the field `data` of the answer; throws if the call is refused. */
  data<N extends EndpointName>(name: N, request: EndpointRequest<N>): Promise<unknown>
  encrypt(password: string, scheme?: 'pkcs1_oaep' | 'pkcs1'): string
  login(username?: string, password?: string): Promise<Body>
  control(path: string, body?: object, method?: string): Promise<Response>
}

function addressOf(client: { origin: string; teacherId: string }, name: EndpointName, request: object): URL {
  const { method, path } = callOf(name, { opsUrl: '/ops', templateUrl: '/template', ...request })
  const url = new URL(path, client.origin)
  // A file of a result view is at another address, and has its fields in the path.
  if (!path.startsWith('/')) return url
  const identity = /^\/v[45]\//.test(path) ? { flag: '', teacher_id: client.teacherId } : {}
  const fields = { ...identity, ...(method === 'GET' ? request : {}) }
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(key, String(value))
  return url
}

const isFile = (value: unknown): value is { name: string; type: string; bytes: Uint8Array<ArrayBuffer> } =>
  typeof value === 'object' && value !== null && 'bytes' in value

/** The request body that the endpoint expects: JSON, or a form if there is a file. */
function bodyOf(name: EndpointName, request: object): string | FormData | undefined {
  if (callOf(name).method === 'GET') return undefined
  if (!Object.values(request).some(isFile)) return JSON.stringify(request)
  const form = new FormData()
  for (const [key, value] of Object.entries(request)) {
    if (value === undefined) continue
    if (isFile(value)) form.append(key, new Blob([value.bytes], { type: value.type }), value.name)
    else form.append(key, String(value))
  }
  return form
}

/** Starts a school on a free port. */
export async function start(options: SchoolOptions = {}): Promise<Client> {
  const consoleLines: string[] = []
  const school = await createSchool({
    size: 'small',
    now: monday,
    logLine: line => void consoleLines.push(line),
    warn: line => void consoleLines.push(line),
    // A fixed sound: the voice of the operating system differs between machines.
    voice: { speak: async () => wav() },
    ...options,
  })
  const origin = await school.listen(0)
  const client: Client = {
    school,
    origin,
    consoleLines,
    token: '',
    teacherId: '17',
    fetch(name, request, init = {}) {
      const headers = new Headers(init.headers)
      if (client.token !== '') headers.set('authorization', `Bearer ${client.token}`)
      const body = bodyOf(name, request)
      if (typeof body === 'string') headers.set('content-type', 'application/json')
      return fetch(addressOf(client, name, request), { method: callOf(name).method, body, ...init, headers })
    },
    async body(name, request) {
      const answer = await client.fetch(name, request)
      return (await answer.json()) as Body
    },
    async data(name, request) {
      const body = await client.body(name, request)
      if ((body.errcode ?? 0) !== 0) throw new Error(`${name}: ${body.errcode} ${body.errmsg}`)
      return body.data
    },
    encrypt(password, encryptionScheme = 'pkcs1_oaep') {
      const key = new NodeRSA(school.config().publicKey, 'pkcs8-public-pem', { encryptionScheme })
      return key.encrypt(password, 'base64')
    },
    async login(username = 'teacher@sample.school', password = 'hanamaru1') {
      const request = { app_name: 'a', client_name: 'c', device_code: 'd' }
      const body = await client.body('login-safe', { ...request, username, password: client.encrypt(password) })
      if (body.errcode === 0) {
        const data = body.data as { token: string; user: { id: string } }
        client.token = data.token
        client.teacherId = data.user.id
      }
      return body
    },
    control(path, body, method = body === undefined ? 'GET' : 'POST') {
      const headers = { 'content-type': 'application/json' }
      return fetch(`${origin}/sample/${path}`, { method, headers, body: body && JSON.stringify(body) })
    },
  }
  return client
}

/** Starts a school and logs the first teacher in. */
export async function startLoggedIn(options: SchoolOptions = {}): Promise<Client> {
  const client = await start(options)
  await client.login()
  return client
}
