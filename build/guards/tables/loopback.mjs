/** Guards of the loopback port: the checks of a request, and their use (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'loopback', section: '§10' }
const guards = 'tests/main/host/loopback/guards.test.ts'
const uses = 'tests/main/host/loopback/answers.test.ts'

const checks = guardsOf({ ...common, file: 'main/host/loopback/request-checks.ts', tests: [guards] }, [
  ['Host is compared exactly', '=> header === host', '=> header?.startsWith(host) === true'],
  ['Origin is compared exactly', '=> header === origin', '=> header?.startsWith(origin) === true'],
  [
    'A page of another site is refused',
    "header === null || header === undefined || header === 'same-origin' || header === 'none'",
    'true',
  ],
  [
    'A page on another port is the same site, but not our page',
    "header === 'same-origin' || header === 'none'",
    "header?.startsWith('same-') || header === 'none'",
  ],
  ['The media port accepts only pages of the same site', "isOwnSite(header) || header === 'same-site'", 'true'],
  ['Only the JSON content type is accepted', '/^application\\/json(;\\s*charset=utf-8)?$/i', '/application\\/json/i'],
  ['A path must start with a slash', "path.startsWith('/') && ", ''],
  ['A backslash in a path is refused', '!/\\\\|%5c', '!/%5c'],
  ['An encoded backslash in a path is refused', '|%5c', ''],
  ['NUL in a path is refused', '|%00', ''],
  ['An encoded slash in a path is refused', '|%2f', ''],
  ['An encoded dot in a path is refused', '|%2e', ''],
  ['A double slash in a path is refused', '|\\/\\/|', '|'],
  ['A path with .. is refused', '|\\/\\.{1,2}(\\/|$)', ''],
])

const app = guardsOf({ ...common, file: 'main/host/loopback/pages-app.ts', tests: [guards, uses] }, [
  ['Every request has the exact Host', "if (!isHost(c.req.header('host'), host)) return refuse(c, 403, 'host')", ''],
  [
    'Every path is checked',
    "if (!isPlainPath((c.env.incoming.url ?? '').split('?')[0] ?? '')) return refuse(c, 404, 'path')",
    '',
  ],
  [
    'A request comes from our pages or from no page',
    "if (!isOwnSite(c.req.header('sec-fetch-site'))) return refuse(c, 403, 'site')",
    '',
  ],
  ['Methods other than GET and POST are refused', "if (c.req.method !== 'POST') return refuse(c, 405, 'method')", ''],
  [
    'A POST comes from our origin',
    "if (!isOrigin(c.req.header('origin'), origin)) return refuse(c, 403, 'origin')",
    '',
  ],
  [
    'A POST is JSON, which no form can send',
    "isJsonType(c.req.header('content-type')) ? next() : refuse(c, 415, 'type')",
    'next()',
  ],
  ['A bridge call needs the session secret', "app.post('/bridge', session, ", "app.post('/bridge', "],
  [
    'A download needs the session secret',
    "app.get('/download/:ticket', session, ",
    "app.get('/download/:ticket', ",
    { tests: ['tests/main/host/loopback/files.test.ts'] },
  ],
  [
    'No download while the screen is locked, and the ticket stays valid',
    "if (parts.isLocked()) return refuse(c, 423, 'locked')",
    '',
    { tests: ['tests/main/host/loopback/files.test.ts'] },
  ],
  ['A bridge call’s body has a maximum size', 'limit(maxBody), ', ''],
  ['A session exchange’s body has a maximum size', "app.post('/session', limit(1024), ", "app.post('/session', "],
  [
    'A body that is not a call is refused',
    "if (call === null) return refuse(c, 400, 'json')",
    "if (call === null) return c.body('{}', 200)",
  ],
  [
    'The gate receives the origin that the browser sent',
    "sender: { origin: c.req.header('origin') ?? '', mainFrame: true }",
    "sender: { origin: '', mainFrame: true }",
  ],
  [
    'The browser does not cache a session secret',
    "c.json({ session: secret }, 200, { ...safeHeaders, 'cache-control': 'no-store' })",
    'c.json({ session: secret }, 200, { ...safeHeaders })',
  ],
  [
    'The browser does not cache a response of the bridge',
    "'content-type': 'application/json',\n      'cache-control': 'no-store',",
    "'content-type': 'application/json',",
  ],
  [
    'The browser does not cache a finished file',
    "(basename(file.path))}`,\n      'cache-control': 'no-store',",
    '(basename(file.path))}`,',
  ],
  [
    'A finished file is downloaded, never shown as a page',
    "'content-disposition': `attachment;",
    "'x-content-disposition': `attachment;",
  ],
  [
    'A finished file is sent as bytes, whatever its name',
    "'content-type': 'application/octet-stream',",
    "'content-type': 'text/html',",
  ],
  [
    'A response of the bridge has the security headers',
    "...safeHeaders,\n      'content-type': 'application/json'",
    "'content-type': 'application/json'",
  ],
  [
    'A finished file has the security headers',
    "...safeHeaders,\n      'content-type': 'application/octet-stream'",
    "'content-type': 'application/octet-stream'",
  ],
  ['A refusal has the security headers', 'return c.body(null, status, safeHeaders)', 'return c.body(null, status)'],
  [
    'An internal error reveals nothing to the browser',
    'return c.body(null, 500, safeHeaders)',
    'return c.body(error.message, 500, safeHeaders)',
  ],
  ['Refused requests are logged', 'reason: string) => {\n    parts.onRefused(', 'reason: string) => {\n    void ('],
])

const json = guardsOf(
  { ...common, file: 'main/host/loopback/bridge-json.ts', tests: ['tests/main/host/bridge-json.test.ts', guards] },
  [
    ['Text that is not base64 is refused', "if (!alphabet.test(text)) throw new TypeError('malformed base64')", ''],
    [
      'A call must be an object',
      "if (typeof call !== 'object' || call === null || Array.isArray(call)) return null",
      '',
    ],
  ],
)

const shared = guardsOf(
  { ...common, file: 'shared/contract/bridge-json.ts', tests: ['tests/main/host/bridge-json.test.ts', guards] },
  [
    [
      'Only JSON values and bytes are serialised',
      "typeof value !== 'object' || !isPlain(value) || TAG in value",
      "typeof value !== 'object'",
    ],
    ['An object with bytes has no other keys', ' || Object.keys(value).length !== 1', ''],
    [
      'A key is defined, never assigned, so that __proto__ stays a plain key',
      'return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromJson(item, base64)]))',
      'return Object.entries(value).reduce((all, [key, item]) => { (all as Record<string, unknown>)[key] = fromJson(item, base64); return all }, {})',
    ],
  ],
)

const combinations = ['tests/endurance/combinations.test.ts']

const hosts = [
  ...guardsOf({ ...common, file: 'main/host/loopback/page-sockets.ts', tests: combinations }, [
    ['A socket request has one Host header', "if (!hasOneHost(request.rawHeaders)) return { fault: 'hosts' }", ''],
    [
      'A socket does not open for another site',
      "if (!isOwnSite(headers['sec-fetch-site']?.toString())) return { fault: 'site' }",
      '',
    ],
  ]),
]

export const rows = [...hosts, ...checks, ...app, ...json, ...shared]
