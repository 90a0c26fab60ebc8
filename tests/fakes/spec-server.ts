/**
 * A server from another maker, over HTTP: it answers the calls of SPEC §7 with bodies from the test, in the envelope of
 * each call's kind.
 */
import { endpointRow } from '../../shared/endpoints/index'
import type { SpecName } from '../fixtures/answers/index'
import { type FakeServer, startServer } from './http-server'

export interface SpecServer extends FakeServer {
  /** From now on the server answers `name`, and no other call, with this `data`. */
  answer(name: SpecName, data: unknown): void
}

/** The body of an answer. */
function bodyOf(name: SpecName, data: unknown): string {
  const { envelope, kind } = endpointRow(name)
  if (kind === 'blob') return String(data)
  // A file of a result view is the data without an envelope. JSON.stringify returns undefined for undefined: send an
  // empty body.
  if (envelope === 'none') return JSON.stringify(data) ?? ''
  return JSON.stringify(envelope === 'code' ? { code: '200', data } : { errcode: '0', errmsg: '', data })
}

/** The server's path for the call; files have a path of their own. */
function pathOf(name: SpecName): string {
  const { base, path } = endpointRow(name)
  if (base === 'resource') return `/media/${name}.json`
  return base === 'ops' ? `/ops${path}` : path
}

export async function startSpecServer(): Promise<SpecServer> {
  let present: { name: SpecName; data: unknown } | undefined
  const server = await startServer((response, request) => {
    if (!present || request.path !== pathOf(present.name) || request.method !== endpointRow(present.name).method) {
      response.writeHead(404).end()
      return
    }
    const type = endpointRow(present.name).kind === 'blob' ? 'application/octet-stream' : 'application/json'
    response.setHeader('content-type', type)
    response.end(bodyOf(present.name, present.data))
  })
  return {
    ...server,
    answer(name, data) {
      present = { name, data }
    },
  }
}
