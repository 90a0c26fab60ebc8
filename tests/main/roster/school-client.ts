/** The program's view of a sample school: answers are read by the endpoint rows, and calls can fail in chosen ways. */
import * as v from 'valibot'
import type { ApiClient, CallName } from '../../../main/http/client'
import { failure, type Result, success } from '../../../shared/contract/result'
import {
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  endpointRow,
} from '../../../shared/endpoints/index'
import type { Client } from '../sample-school/client'

/**
 * `before`: the call does not reach the school. `after`: the school carries it out, and the answer is lost. `kill`: the
 * same, and the program ends: the call is never answered. `copy`: the answer is an offline copy.
 */
export type Cut = 'before' | 'after' | 'kill' | 'copy' | null

export function clientOf(
  school: Client,
  cut: (name: EndpointName, request: object) => Cut | Promise<Cut> = () => null,
) {
  const calls: { name: EndpointName; request: Record<string, unknown> }[] = []
  async function call<N extends CallName>(name: N, request: EndpointRequest<N>): Promise<Result<EndpointResponse<N>>> {
    calls.push({ name, request: { ...request } })
    const how = await cut(name, request)
    if (how === 'before') return failure('network', '届かない')
    const body = await school.body(name, request)
    if (how === 'kill') return new Promise<never>(() => undefined)
    if (how === 'after') return failure('timeout', '返事がない')
    if (body.errcode !== 0) return failure('status', body.errmsg ?? '')
    const value = v.parse(endpointRow(name).response, body.data) as EndpointResponse<N>
    return how === 'copy' ? { ok: true, value, copiedAt: 1 } : success(value)
  }
  const client: Pick<ApiClient, 'call'> = { call }
  return { client, calls }
}
