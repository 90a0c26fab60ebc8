/** Faults on demand (DESIGN §8): what a network and a server can do to an answer. */
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { type EndpointRow, endpointNames } from '../../../shared/endpoints/index'
import { text } from '../text'
import { breakOff, type Connection, drip, flood, sendHalf } from './broken'
import { json, refused, succeeded } from './envelope'

/** `delay` waits, and goes on to the next; each of the others stands in `strikes`. */
const kinds = [
  'delay',
  'drop',
  'reset-before',
  'reset-middle',
  'reset-after-commit',
  'truncate',
  'drip',
  'endless',
  '401',
  '404',
  '500',
  '503',
  'errcode',
  'redirect',
  'garbage',
  'html',
  'type',
  'lie',
  'data',
] as const

export const faultSchema = v.strictObject({
  /** A row's name, `media`, or `*` for all of them. */
  endpoint: v.optional(v.picklist([...endpointNames, 'media', '*']), '*'),
  kind: v.picklist(kinds),
  /** How many calls it strikes; until it is cleared where nothing is said. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How long `delay` waits, and how far the bytes of `drip` are apart. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  errcode: v.optional(v.pipe(v.number(), v.integer()), 400),
  errmsg: v.optional(v.string(), text.unavailable),
  /** What `data` answers with. */
  data: v.optional(v.unknown()),
})

/** A fault as it is asked for. */
export type FaultOrder = v.InferInput<typeof faultSchema>

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

/** What a fault strikes. */
interface Struck extends Connection {
  fault: Fault
  /** Null for sounds and pictures. */
  row: EndpointRow | null
  /** The address that was asked. */
  url: string
  /** Makes the right answer, and so does what the call asks for. */
  make(): Promise<Response>
}

/** Gives the answer in the place of the right one; null where it was sent here, or never will be. */
type Strike = (struck: Struck) => Response | null | Promise<Response | null>

const status =
  (code: number, errmsg: string): Strike =>
  () =>
    json({ errcode: code, errmsg, data: null }, code)

const right = (row: EndpointRow | null, data: unknown): Response =>
  row ? succeeded(row, data) : json({ errcode: 0, errmsg: '', data })

/** Fits the envelope, and no row that asks for anything. */
const lies = { items: 'none', total: 'many', token: 0, resource: [] }

const noise = (): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: 4096 }, (_, at) => (at * 197 + 91) & 255)

const strikes: Record<Exclude<Fault['kind'], 'delay'>, Strike> = {
  drop: to => breakOff(to, 'quietly'),
  'reset-before': to => breakOff(to, 'reset'),
  'reset-middle': async to => sendHalf(to, await to.make(), 'reset'),
  // The change is made, and its caller never hears of it.
  'reset-after-commit': async to => {
    await to.make()
    return breakOff(to, 'reset')
  },
  truncate: async to => sendHalf(to, await to.make(), 'quietly'),
  drip: async to => drip(to, await to.make(), to.fault.ms),
  endless: flood,
  '401': status(401, text.unauthorized),
  '404': status(404, text.notFound),
  '500': status(500, text.fault),
  '503': status(503, text.unavailable),
  errcode: ({ fault: { errcode, errmsg }, row }) =>
    row ? refused(row, errcode, errmsg) : json({ errcode, errmsg, data: null }),
  // To itself: who follows is heard again.
  redirect: ({ url }) => new Response(null, { status: 307, headers: { location: url } }),
  garbage: () => new Response(noise(), { headers: { 'content-type': 'application/json; charset=utf-8' } }),
  // As a filtering proxy answers: a page, and 200.
  html: () => new Response(text.filtered, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  // As old web servers name whatever they send.
  type: async ({ make }) => {
    const answer = await make()
    answer.headers.set('content-type', 'text/html; charset=shift_jis')
    return answer
  },
  lie: ({ row }) => right(row, lies),
  data: ({ row, fault }) => right(row, fault.data ?? null),
}

/** What comes of a call that a fault strikes; undefined where the next fault, or the call itself, is to say. */
export async function strike(struck: Struck): Promise<Response | null | undefined> {
  const { kind, ms } = struck.fault
  if (kind !== 'delay') return strikes[kind](struck)
  await setTimeout(ms, undefined, { signal: struck.closing }).catch(() => undefined)
  return undefined
}
