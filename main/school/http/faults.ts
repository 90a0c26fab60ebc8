/** Faults on demand (DESIGN §8): what a network and a server can do to an answer. */
import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { endpointNames } from '../../../shared/endpoints/index'
import { text } from '../text'
import { json } from './envelope'

export const faultSchema = v.strictObject({
  /** A row's name, `media`, or `*` for all of them. */
  endpoint: v.optional(v.picklist([...endpointNames, 'media', '*']), '*'),
  kind: v.picklist([
    'delay',
    'drop',
    '401',
    '404',
    '500',
    '503',
    'errcode',
    'truncate',
    'reset-middle',
    'garbage',
    'lie',
    'html',
    'data',
  ]),
  /** How many calls it strikes; until it is cleared where nothing is said. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  errcode: v.optional(v.pipe(v.number(), v.integer()), 400),
  errmsg: v.optional(v.string(), text.unavailable),
  /** What `data` answers with. */
  data: v.optional(v.unknown()),
})

export type Fault = v.InferOutput<typeof faultSchema>

/** The faults that wait for calls. */
export function createFaults() {
  const waiting: { fault: Fault; left: number }[] = []
  return {
    add: (fault: Fault) => void waiting.push({ fault, left: fault.count ?? Number.POSITIVE_INFINITY }),
    clear: () => void waiting.splice(0),
    list: () => waiting.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null })),
    /** The faults that strike this call: all delays, and the first of the others. */
    take(name: Exclude<Fault['endpoint'], '*'>): Fault[] {
      const hits: Fault[] = []
      for (const entry of [...waiting]) {
        const { fault } = entry
        if (fault.endpoint !== '*' && fault.endpoint !== name) continue
        if (fault.kind !== 'delay' && hits.some(hit => hit.kind !== 'delay')) continue
        hits.push(fault)
        entry.left--
        if (entry.left <= 0) waiting.splice(waiting.indexOf(entry), 1)
      }
      return hits
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

/** The answer that stands in for the right one; null where the right one is made first (and then broken). */
export function standIn(fault: Fault): Response | null {
  switch (fault.kind) {
    case '401':
      return json({ errcode: 401, errmsg: text.unauthorized, data: null }, 401)
    case '404':
      return json({ errcode: 404, errmsg: text.notFound, data: null }, 404)
    case '500':
      return json({ errcode: 500, errmsg: text.fault, data: null }, 500)
    case '503':
      return json({ errcode: 503, errmsg: text.unavailable, data: null }, 503)
    case 'errcode':
      return json({ errcode: fault.errcode, errmsg: fault.errmsg, data: null })
    case 'lie':
      return json({ errcode: 0, errmsg: '', data: { items: 'none', total: 'many', token: 0, resource: [] } })
    case 'data':
      return json({ errcode: 0, errmsg: '', data: fault.data ?? null })
    case 'html':
      // As a filtering proxy answers: a page, and 200.
      return new Response(text.filtered, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    case 'garbage':
      return new Response(
        Uint8Array.from({ length: 4096 }, (_, at) => (at * 197 + 91) & 255),
        {
          headers: { 'content-type': 'application/json; charset=utf-8' },
        },
      )
    default:
      return null
  }
}

/** Sends half of the answer under its whole length, then ends the connection: politely, or with a reset. */
export async function sendHalf(answer: Response, outgoing: ServerResponse, reset: boolean): Promise<void> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const headers = { ...Object.fromEntries(answer.headers), 'content-length': String(Math.max(2, bytes.length)) }
  outgoing.writeHead(answer.status, headers)
  await new Promise<void>(resolve => outgoing.write(bytes.subarray(0, bytes.length / 2), () => resolve()))
  const { socket } = outgoing
  if (socket === null) return
  if (reset) socket.resetAndDestroy()
  else socket.end(() => socket.destroy())
}
