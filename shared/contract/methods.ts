/** One row per bridge method: what its argument must be, and how large it may be (DESIGN §3, §10). */
import * as v from 'valibot'
import { rendererEndpointNames, uploadEndpointNames } from '../endpoints/index'
import { exportArgument } from '../exports/kinds'
import { fields } from '../object'
import type { MethodName } from './keys'

const short = v.pipe(v.string(), v.maxLength(200))
const callId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const address = v.pipe(v.string(), v.maxLength(2000))
const nothing = v.strictObject({})
/** Checked again, strictly, by the endpoint's own request schema. */
const request = fields
/** A draft belongs to the session in which it was typed. */
const draft = { key: v.pipe(v.string(), v.regex(/^[\w./-]{1,100}$/)), generation: v.pipe(v.number(), v.integer()) }

interface MethodRow {
  argument: v.GenericSchema
  /** The largest argument, in bytes of its texts and numbers (main/bridge/wire-value.ts counts them). */
  maxBytes: number
  /** Whether it is answered while the screen is locked (DESIGN §4 idleLockMinutes). */
  whileLocked: boolean
}

const row = <T extends v.GenericSchema>(argument: T, maxBytes = 4096) => ({ argument, maxBytes, whileLocked: false })

/** What starts, tells, ends or unlocks: nothing of the teacher's comes out of it. */
const always = <T extends v.GenericSchema>(argument: T, maxBytes?: number) => ({
  ...row(argument, maxBytes),
  whileLocked: true,
})

export const methods = {
  'app.boot': always(nothing),
  'app.checkVersion': always(nothing),
  'app.openExternal': always(v.strictObject({ target: v.picklist(['support', 'student']) })),
  'app.quit': always(nothing),
  'app.log': always(v.strictObject({ content: v.pipe(v.string(), v.maxLength(8000)) }), 40_000),
  'app.proxyLogin': always(
    v.union([
      v.strictObject({ id: callId, username: short, password: short }),
      v.strictObject({ id: callId, cancel: v.literal(true) }),
    ]),
  ),
  'session.login': row(v.strictObject({ username: short, password: short })),
  'session.passCard': row(v.strictObject({ key: short })),
  /** At a locked screen a `handover`: whoever sits there may let himself in, and destroy nothing of who locked it. */
  'session.logout': always(nothing),
  'session.lock': row(nothing),
  'session.unlock': always(v.strictObject({ password: short })),
  /** `ago`: how long the last input lies back, in ms. */
  'session.active': always(
    v.strictObject({ ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))) }),
  ),
  'session.sendResetMail': row(v.strictObject({ email: short })),
  'session.resetPassword': row(v.strictObject({ email: short, code: short, password: short })),
  'api.call': row(
    v.strictObject({
      endpoint: v.picklist(rendererEndpointNames),
      request,
      callId: v.optional(callId),
    }),
    256_000,
  ),
  /** A multipart row: its files cross as bytes. `api.progress` tells how far it is. */
  'api.upload': row(v.strictObject({ endpoint: v.picklist(uploadEndpointNames), request, callId }), 21 * 1024 * 1024),
  'api.cancel': row(v.strictObject({ callId })),
  'media.resolve': row(
    v.strictObject({
      base: v.pipe(v.string(), v.maxLength(2000)),
      files: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(500)),
    }),
    256_000,
  ),
  'frame.resolve': row(v.strictObject({ base: address, path: v.pipe(address, v.minLength(1)) })),
  /** An export by its kind and the request of its row; the ids of a report's students take room. */
  'downloads.start': row(exportArgument, 64_000),
  'downloads.cancel': row(v.strictObject({ id: callId })),
  'downloads.reveal': row(v.strictObject({ id: callId })),
  'drafts.read': row(v.strictObject(draft)),
  /** The page that is locked still has to hand over what was typed. */
  'drafts.write': always(v.strictObject({ ...draft, value: v.unknown() }), 256_000),
  'drafts.remove': row(v.strictObject(draft)),
  'downloads.list': row(nothing),
  'downloads.open': row(v.strictObject({ id: callId })),
  'downloads.remove': row(v.strictObject({ id: callId })),
  'downloads.retry': row(v.strictObject({ id: callId })),
  'copies.list': row(nothing),
  /** One homework's copies; all of them where none is named. */
  'copies.remove': row(v.strictObject({ homework_id: v.optional(short) })),
  /** A workbook that the teacher chose, to be looked at before anything of it is sent. */
  'excel.read': row(v.strictObject({ bytes: v.instance(Uint8Array) }), 21 * 1024 * 1024),
} satisfies Record<MethodName, MethodRow>

export type Methods = typeof methods
