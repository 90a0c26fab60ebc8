/** Turns a call into an axios request: checks it, adds URL, identity and body (DESIGN §4). */
import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { failure, type Result, success } from '../../shared/contract/result'
import type { EndpointRow } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Config } from '../config'
import { encryptSecrets } from './encrypt-secrets'
import { toFormData } from './multipart-form'
import { resourceUrl } from './resource-url'

/** The logged-in teacher, as an authorised or identified call carries them. */
export interface Identity {
  token: string
  /** The number of the login. It stays the same when the token is replaced. */
  generation: number
  teacher_id: string
  teacher_flag: string
}

export interface RequestDependencies {
  /** Without `mediaHosts` no resource can be fetched. */
  config: Pick<Config, 'serverUrl' | 'opsUrl'> &
    Partial<Pick<Config, 'mediaHosts' | 'templateUrl' | 'publicKey' | 'passwordScheme'>>
  identity(): Identity | null
}

export interface PreparedRequest {
  config: AxiosRequestConfig
  /** The session that makes the call; absent if the row needs no authorisation. */
  caller: Identity | undefined
  /** The request as parsed by the row's schema, with encrypted passwords. */
  request: Record<string, unknown>
}

/** The configuration key with the URL of each base. */
const baseUrlKeys = { server: 'serverUrl', ops: 'opsUrl', template: 'templateUrl' } as const

/** The URL of a call without its query; null if the base is not configured or the resource is not allowed. */
function urlOf(
  row: EndpointRow,
  request: Record<string, unknown>,
  config: RequestDependencies['config'],
): string | null {
  if (row.base === 'resource') return resourceUrl(row.path, request, config.mediaHosts ?? [])?.href ?? null
  const base = config[baseUrlKeys[row.base]]
  return base ? base.replace(/\/$/, '') + row.path : null
}

/** Returns the request to send, or the failure because of which it must not be sent. */
export function prepareRequest(row: EndpointRow, request: unknown, deps: RequestDependencies): Result<PreparedRequest> {
  const parsed = v.safeParse(row.request, request)
  if (!parsed.success) return failure('invalid-request', text.invalidRequest)
  const encrypted = encryptSecrets(row, parsed.output as Record<string, unknown>, deps.config)
  if (!encrypted.ok) return encrypted
  const checked = encrypted.value
  const url = urlOf(row, checked, deps.config)
  if (url === null) return failure('invalid-request', text.operation)
  const identity = deps.identity()
  if ((row.auth || row.identify) && !identity) return failure('unauthorized', text.unauthorized)
  const identified = row.identify && identity ? { flag: identity.teacher_flag, teacher_id: identity.teacher_id } : {}
  // The fields of a resource row are parts of its URL.
  const inQuery = row.method === 'GET' && row.base !== 'resource'
  const body = row.kind === 'multipart' ? toFormData(checked) : checked
  return success({
    config: {
      method: row.method,
      url,
      params: inQuery ? { ...checked, ...identified } : identified,
      data: row.method === 'GET' ? undefined : body,
      headers: { ...row.headers, ...(row.auth && identity ? { Authorization: `Bearer ${identity.token}` } : {}) },
    },
    caller: row.auth ? (identity ?? undefined) : undefined,
    request: checked,
  })
}
