/** A call as axios takes it: its address, who asks, and its body (DESIGN §4). */
import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { failure, type Result, success } from '../../shared/contract/result'
import type { EndpointRow } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Config } from '../config'
import { formOf } from './form'
import { resourceUrl } from './resource-url'
import { sealSecrets } from './secrets'

/** Who is calling: what an authorised and an identified call carries. */
export interface Identity {
  token: string
  /** Which login this is: it may be given another token. */
  generation: number
  teacher_id: string
  teacher_flag: string
}

/** What the address and the identity of a call follow from. */
export interface RequestParts {
  /** Without a list of media hosts no resource is fetched. */
  config: Pick<Config, 'serverUrl' | 'opsUrl'> &
    Partial<Pick<Config, 'mediaHosts' | 'templateUrl' | 'publicKey' | 'passwordScheme'>>
  identity(): Identity | null
}

export interface Prepared {
  config: AxiosRequestConfig
  /** Who asks, where the row wants it authorised. */
  who: Identity | undefined
  /** The request as the row's schema gives it, its passwords encrypted. */
  checked: Record<string, unknown>
}

/** The key that says where the rows of a base are. */
const baseKeys = { server: 'serverUrl', ops: 'opsUrl', template: 'templateUrl' } as const

/** The address of a call without its query; null where the configuration gives none, or the row does not allow it. */
function addressOf(row: EndpointRow, checked: Record<string, unknown>, config: RequestParts['config']): string | null {
  if (row.base === 'resource') return resourceUrl(row.path, checked, config.mediaHosts ?? [])?.href ?? null
  const base = config[baseKeys[row.base]]
  return base ? base.replace(/\/$/, '') + row.path : null
}

/** The call, or the failure that keeps it from being made. */
export function prepare(row: EndpointRow, request: unknown, parts: RequestParts): Result<Prepared> {
  const read = v.safeParse(row.request, request)
  if (!read.success) return failure('invalid-request', text.invalidRequest)
  const sealed = sealSecrets(row, read.output as Record<string, unknown>, parts.config)
  if (!sealed.ok) return sealed
  const checked = sealed.value
  const url = addressOf(row, checked, parts.config)
  if (url === null) return failure('invalid-request', text.operation)
  const identity = parts.identity()
  if ((row.auth || row.identify) && !identity) return failure('unauthorized', text.unauthorized)
  const identified = row.identify && identity ? { flag: identity.teacher_flag, teacher_id: identity.teacher_id } : {}
  // The fields of a resource row are the address' parts.
  const inQuery = row.method === 'GET' && row.base !== 'resource'
  const body = row.kind === 'multipart' ? formOf(checked) : checked
  return success({
    config: {
      method: row.method,
      url,
      params: inQuery ? { ...checked, ...identified } : identified,
      data: row.method === 'GET' ? undefined : body,
      headers: { ...row.headers, ...(row.auth && identity ? { Authorization: `Bearer ${identity.token}` } : {}) },
    },
    who: row.auth ? (identity ?? undefined) : undefined,
    checked,
  })
}
