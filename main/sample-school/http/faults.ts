/** Faults that tests can inject (DESIGN §8): everything that a network or a server can do to an answer. */
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { type EndpointRow, endpointNames } from '../../../shared/endpoints/index'
import { text } from '../text'
import { breakOff, type Connection, sendEndlessly, sendHalf, sendSlowly } from './broken-answers'
import { json, refused, succeeded } from './envelope'

/** `delay` waits and then continues with the next fault; `faultEffects` has the effects of the other kinds. */
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
  /** An endpoint name, `media`, or `*` for all. */
  endpoint: v.optional(v.picklist([...endpointNames, 'media', '*']), '*'),
  kind: v.picklist(kinds),
  /** How many calls the fault affects; without a count, all calls until the faults are cleared. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How long `delay` waits, and the time between two bytes of `drip`, in milliseconds. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  errcode: v.optional(v.pipe(v.number(), v.integer()), 400),
  errmsg: v.optional(v.string(), text.unavailable),
  /** The data of the answer for the kind `data`. */
  data: v.optional(v.unknown()),
})

/** A fault as a test requests it. */
export type FaultOrder = v.InferInput<typeof faultSchema>

export type Fault = v.InferOutput<typeof faultSchema>

/** The list of pending faults. */
export function createFaults() {
  const waiting: { fault: Fault; left: number }[] = []
  return {
    add: (fault: Fault) => void waiting.push({ fault, left: fault.count ?? Number.POSITIVE_INFINITY }),
    clear: () => void waiting.splice(0),
    list: () => waiting.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null })),
    /** Takes the faults that apply to this call: all delays, and the first fault of another kind. */
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

/** The call that a fault is applied to. */
interface FaultTarget extends Connection {
  fault: Fault
  /** Null for sounds and pictures. */
  row: EndpointRow | null
  /** The requested address. */
  url: string
  /** Makes the correct answer, including the changes that the call makes. */
  make(): Promise<Response>
}

/** Returns an answer instead of the correct one, or null if the fault wrote to the socket itself. */
type FaultEffect = (call: FaultTarget) => Response | null | Promise<Response | null>

const status =
  (code: number, errmsg: string): FaultEffect =>
  () =>
    json({ errcode: code, errmsg, data: null }, code)

const right = (row: EndpointRow | null, data: unknown): Response =>
  row ? succeeded(row, data) : json({ errcode: 0, errmsg: '', data })

/** Data that fits the envelope but no endpoint's response schema. */
const wrongData = { items: 'none', total: 'many', token: 0, resource: [] }

const noise = (): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: 4096 }, (_, at) => (at * 197 + 91) & 255)

const faultEffects: Record<Exclude<Fault['kind'], 'delay'>, FaultEffect> = {
  drop: to => breakOff(to, 'quietly'),
  'reset-before': to => breakOff(to, 'reset'),
  'reset-middle': async to => sendHalf(to, await to.make(), 'reset'),
  // The change is made, but the caller never receives the answer.
  'reset-after-commit': async to => {
    await to.make()
    return breakOff(to, 'reset')
  },
  truncate: async to => sendHalf(to, await to.make(), 'quietly'),
  drip: async to => sendSlowly(to, await to.make(), to.fault.ms),
  endless: sendEndlessly,
  '401': status(401, text.unauthorized),
  '404': status(404, text.notFound),
  '500': status(500, text.fault),
  '503': status(503, text.unavailable),
  errcode: ({ fault: { errcode, errmsg }, row }) =>
    row ? refused(row, errcode, errmsg) : json({ errcode, errmsg, data: null }),
  // Redirects to the same address: a client that follows the redirect repeats the call.
  redirect: ({ url }) => new Response(null, { status: 307, headers: { location: url } }),
  garbage: () => new Response(noise(), { headers: { 'content-type': 'application/json; charset=utf-8' } }),
  // Like a filtering proxy: an HTML page with status 200.
  html: () => new Response(text.filtered, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  // Like an old web server that sends every file with the same content type.
  type: async ({ make }) => {
    const answer = await make()
    answer.headers.set('content-type', 'text/html; charset=shift_jis')
    return answer
  },
  lie: ({ row }) => right(row, wrongData),
  data: ({ row, fault }) => right(row, fault.data ?? null),
}

/** Applies a fault to a call. Returns undefined after a delay: then the next fault or the normal answer follows. */
export async function applyFault(call: FaultTarget): Promise<Response | null | undefined> {
  const { kind, ms } = call.fault
  if (kind !== 'delay') return faultEffects[kind](call)
  await setTimeout(ms, undefined, { signal: call.closing }).catch(() => undefined)
  return undefined
}
