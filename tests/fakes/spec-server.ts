/**
 * A server from another maker, over HTTP: it answers the calls of SPEC §7 with bodies from the test, in the envelope of
 * each call's kind. It knows the calls from a table of its own, not from the endpoint rows.
 */
import type { SpecName } from '../fixtures/answers/index'
import { callOf, specBlobs, specFiles } from '../fixtures/calls'
import { type FakeServer, startServer } from './http-server'

export interface SpecServer extends FakeServer {
  /** From now on the server answers `name`, and no other call, with this `data`. */
  answer(name: SpecName, data: unknown): void
}

const isBlob = (name: SpecName) => specBlobs.some(blob => blob === name)
const isFile = (name: SpecName) => name !== 'version-check' && name in specFiles

/** The body of an answer. */
function bodyOf(name: SpecName, data: unknown): string {
  if (isBlob(name)) return String(data)
  // A file of a result view is the data without an envelope. JSON.stringify returns undefined for undefined: send an
  // empty body.
  if (isFile(name)) return JSON.stringify(data) ?? ''
  return JSON.stringify(name === 'version-check' ? { code: '200', data } : { errcode: '0', errmsg: '', data })
}

/** The method of the call, and the server's path; files have a path of their own. */
function placeOf(name: SpecName): { method: string; path: string } {
  const { method, path } = callOf(name, { opsUrl: '/ops' })
  return { method, path: isFile(name) ? `/media/${name}.json` : path }
}

export async function startSpecServer(): Promise<SpecServer> {
  let present: { name: SpecName; data: unknown } | undefined
  const server = await startServer((response, request) => {
    const place = present && placeOf(present.name)
    if (!present || request.path !== place?.path || request.method !== place.method) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', isBlob(present.name) ? 'application/octet-stream' : 'application/json')
    response.end(bodyOf(present.name, present.data))
  })
  return {
    ...server,
    answer(name, data) {
      present = { name, data }
    },
  }
}
