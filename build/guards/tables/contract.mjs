/** The arguments of bridge methods: unknown keys are refused, and everything has a maximum size (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'contract',
  section: '§10',
  file: 'shared/contract/methods.ts',
  tests: ['tests/shared/contract.test.ts', 'tests/shared/contract-limits.test.ts'],
}

const method = (name, find) => [`${name} refuses unknown keys`, find, find.replace('strictObject', 'object')]

const called = guardsOf(common, [
  [
    'Methods without an argument refuse every key',
    'const noArgument = v.strictObject({})',
    'const noArgument = v.object({})',
  ],
  method('app.openExternal', 'v.strictObject({ target:'),
  method('app.log', 'v.strictObject({ content:'),
  method('app.proxyLogin with a password', 'v.strictObject({ id: callId, username'),
  method('app.proxyLogin that cancels', 'v.strictObject({ id: callId, cancel'),
  method('session.login', "'session.login': row(v.strictObject("),
  method('session.passCard', 'v.strictObject({ key: short })'),
  method('session.unlock', "'session.unlock': rowWhileLocked(v.strictObject("),
  method('session.active', "'session.active': rowWhileLocked(\n    v.strictObject("),
  method('session.sendResetMail', 'v.strictObject({ email: short })'),
  method('session.resetPassword', "'session.resetPassword': row(v.strictObject("),
  method('api.call', "'api.call': row(\n    v.strictObject("),
  method('api.upload', "'api.upload': row(v.strictObject("),
  ['Only uploads may be as large as a file', 'v.picklist(uploadEndpointNames)', 'v.string()'],
  method('api.cancel', 'v.strictObject({ callId })'),
  method('media.resolve', "'media.resolve': row(\n    v.strictObject("),
  method('frame.resolve', "'frame.resolve': row(v.strictObject("),
  [
    'The URL of a frame page has a maximum length',
    'const address = v.pipe(v.string(), v.maxLength(2000))',
    'const address = v.string()',
  ],
  method('downloads.cancel', "'downloads.cancel': row(v.strictObject("),
  method('downloads.reveal', "'downloads.reveal': row(v.strictObject("),
  method('downloads.open', "'downloads.open': row(v.strictObject("),
  method('downloads.remove', "'downloads.remove': row(v.strictObject("),
  method('downloads.retry', "'downloads.retry': row(v.strictObject("),
  method('drafts.read', "'drafts.read': row(v.strictObject("),
  method('drafts.write', "'drafts.write': rowWhileLocked(v.strictObject("),
  method('drafts.remove', "'drafts.remove': row(v.strictObject("),
  method('keeps.read', "'keeps.read': row(v.strictObject("),
  method('keeps.write', "'keeps.write': rowWhileLocked(v.strictObject("),
  method('copies.remove', "'copies.remove': row(v.strictObject("),
  ['A draft key is short and cannot be a path', 'v.regex(/^[\\w./-]{1,100}$/)', 'v.string()'],
  ['Short texts have a maximum length', 'v.pipe(v.string(), v.maxLength(200))', 'v.string()'],
  ['The id of a call or a download consists of letters, digits and hyphens', 'v.regex(/^[\\w-]{1,64}$/)', 'v.string()'],
  ['An argument may have 4 kB unless its method allows more', 'maxBytes = 4096', 'maxBytes = 256_000'],
  ['A log message has a maximum length', 'v.maxLength(8000)', 'v.string()'],
  ['The page may open only listed links, no URL', "v.picklist(['support', 'student'])", 'v.string()'],
  ['The page may call only the endpoints of the renderer, no login', 'v.picklist(rendererEndpointNames)', 'v.string()'],
  ['A media base URL has a maximum length', 'base: v.pipe(v.string(), v.maxLength(2000))', 'base: v.string()'],
  [
    'A media file name has a maximum length',
    'v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(500)',
    'v.array(v.string()), v.maxLength(500)',
  ],
  ['The number of media files in one call is limited', 'v.maxLength(500)', 'v.maxLength(50_000)'],
])

const exported = guardsOf({ ...common, file: 'shared/exports/kinds.ts' }, [
  method('downloads.start', 'v.strictObject({\n    kind:'),
  ['An export must be one of the known kinds', 'v.picklist(exportKinds)', 'v.string()', { crash: true }],
  ['The request of an export must match its row', 'exportRequest(kind, request) !== null', 'true'],
])

export const rows = [...called, ...exported]
