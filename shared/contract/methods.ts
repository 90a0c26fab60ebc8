/** One row per bridge method: what its argument must be, and how large it may be (DESIGN §3, §10). */
import * as v from 'valibot'
import { rendererEndpointNames } from '../endpoints/index'
import type { MethodName } from './keys'

const short = v.pipe(v.string(), v.maxLength(200))
const callId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const nothing = v.strictObject({})

interface MethodRow {
  argument: v.GenericSchema
  /** The largest argument, in bytes of its texts and numbers (main/bridge/wire-value.ts counts them). */
  maxBytes: number
}

const row = <T extends v.GenericSchema>(argument: T, maxBytes = 4096) => ({ argument, maxBytes })

export const exportKinds = ['export-topic-score-overview', 'export-topic-student-score', 'score-sheet'] as const
export type ExportKind = (typeof exportKinds)[number]

export const methods = {
  'app.boot': row(nothing),
  'app.checkVersion': row(nothing),
  'app.openExternal': row(v.strictObject({ target: v.picklist(['support', 'student']) })),
  'app.quit': row(nothing),
  'app.log': row(v.strictObject({ content: v.pipe(v.string(), v.maxLength(8000)) }), 40_000),
  'session.login': row(v.strictObject({ username: short, password: short })),
  'session.passCard': row(v.strictObject({ key: short })),
  'session.logout': row(nothing),
  'session.sendResetMail': row(v.strictObject({ email: short })),
  'session.resetPassword': row(v.strictObject({ email: short, code: short, password: short })),
  'api.call': row(
    v.strictObject({
      endpoint: v.picklist(rendererEndpointNames),
      /** Checked again, strictly, by the endpoint's own request schema. */
      request: v.record(v.string(), v.unknown()),
      callId: v.optional(callId),
    }),
    256_000,
  ),
  'api.cancel': row(v.strictObject({ callId })),
  'media.resolve': row(
    v.strictObject({
      base: v.pipe(v.string(), v.maxLength(2000)),
      files: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(500)),
    }),
    256_000,
  ),
  'downloads.start': row(v.strictObject({ kind: v.picklist(exportKinds), homework_id: short })),
  'downloads.cancel': row(v.strictObject({ id: callId })),
  'downloads.reveal': row(v.strictObject({ id: callId })),
} satisfies Record<MethodName, MethodRow>

export type Methods = typeof methods
