/** The loopback port: facts of a request, and where they are asked (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'loopback', section: '§10' }
const guards = 'tests/main/host/loopback/guards.test.ts'
const uses = 'tests/main/host/loopback/answers.test.ts'

const checks = guardsOf({ ...common, file: 'main/host/loopback/checks.ts', tests: [guards] }, [
  ['Host is compared exactly', '=> header === host', '=> header?.startsWith(host) === true'],
  ['Origin is compared exactly', '=> header === origin', '=> header?.startsWith(origin) === true'],
  [
    'A page of another site is not ours',
    "header === null || header === undefined || header === 'same-origin' || header === 'none'",
    'true',
  ],
  [
    'A page of another port is near, not ours',
    "header === 'same-origin' || header === 'none'",
    "header?.startsWith('same-') || header === 'none'",
  ],
  ['The media port is for near pages only', "siteIsOurs(header) || header === 'same-site'", 'true'],
  ['Only JSON by its type is read', '/^application\\/json(;\\s*charset=utf-8)?$/i', '/application\\/json/i'],
  ['A path starts at the root', "path.startsWith('/') && ", ''],
  ['A backslash in a path is refused', '!/\\\\|%5c', '!/%5c'],
  ['An encoded backslash in a path is refused', '|%5c', ''],
  ['NUL in a path is refused', '|%00', ''],
  ['An encoded slash in a path is refused', '|%2f', ''],
  ['An encoded dot in a path is refused', '|%2e', ''],
  ['A double slash in a path is refused', '|\\/\\/|', '|'],
  ['A path that climbs is refused', '|\\/\\.{1,2}(\\/|$)', ''],
])

const app = guardsOf({ ...common, file: 'main/host/loopback/app.ts', tests: [guards, uses] }, [
  ['Every request names the exact host', "if (!hostIs(c.req.header('host'), host)) return refuse(c, 403, 'host')", ''],
  [
    'Every path says where it leads',
    "if (!pathIsPlain((c.env.incoming.url ?? '').split('?')[0] ?? '')) return refuse(c, 404, 'path')",
    '',
  ],
  [
    'A request comes from our pages, or from nobody’s',
    "if (!siteIsOurs(c.req.header('sec-fetch-site'))) return refuse(c, 403, 'site')",
    '',
  ],
  ['Methods but GET and POST are refused', "if (c.req.method !== 'POST') return refuse(c, 405, 'method')", ''],
  [
    'A POST comes from our origin',
    "if (!originIs(c.req.header('origin'), origin)) return refuse(c, 403, 'origin')",
    '',
  ],
  [
    'A POST is JSON, which no form can send',
    "typeIsJson(c.req.header('content-type')) ? next() : refuse(c, 415, 'type')",
    'next()',
  ],
  ['A bridge call carries the session secret', "app.post('/bridge', session, ", "app.post('/bridge', "],
  [
    'A file is given for the session secret',
    "app.get('/download/:ticket', session, ",
    "app.get('/download/:ticket', ",
    { tests: ['tests/main/host/loopback/files.test.ts'] },
  ],
  [
    'A locked screen is given no file, and its ticket stays good',
    "if (parts.locked()) return refuse(c, 423, 'locked')",
    '',
    { tests: ['tests/main/host/loopback/files.test.ts'] },
  ],
  ['A bridge call’s body has an end', 'limit(maxBody), ', ''],
  ['A session exchange’s body has an end', "app.post('/session', limit(1024), ", "app.post('/session', "],
  [
    'A body that is no call is refused',
    "if (call === null) return refuse(c, 400, 'json')",
    "if (call === null) return c.body('{}', 200)",
  ],
  [
    'The gate hears the origin that the browser sent',
    "sender: { origin: c.req.header('origin') ?? '', mainFrame: true }",
    "sender: { origin: '', mainFrame: true }",
  ],
  [
    'A session secret is not kept by the browser',
    "c.json({ session: secret }, 200, { ...safeHeaders, 'cache-control': 'no-store' })",
    'c.json({ session: secret }, 200, { ...safeHeaders })',
  ],
  [
    'An answer of the bridge is not kept by the browser',
    "'content-type': 'application/json',\n      'cache-control': 'no-store',",
    "'content-type': 'application/json',",
  ],
  [
    'A finished file is not kept by the browser',
    "(basename(taken.path))}`,\n      'cache-control': 'no-store',",
    '(basename(taken.path))}`,',
  ],
  [
    'A finished file is saved, never shown as a page',
    "'content-disposition': `attachment;",
    "'x-content-disposition': `attachment;",
  ],
  [
    'A finished file is bytes, whatever it is called',
    "'content-type': 'application/octet-stream',",
    "'content-type': 'text/html',",
  ],
  [
    'An answer of the bridge carries the safe headers',
    "...safeHeaders,\n      'content-type': 'application/json'",
    "'content-type': 'application/json'",
  ],
  [
    'A finished file carries the safe headers',
    "...safeHeaders,\n      'content-type': 'application/octet-stream'",
    "'content-type': 'application/octet-stream'",
  ],
  ['A refusal carries the safe headers', 'return c.body(null, status, safeHeaders)', 'return c.body(null, status)'],
  [
    'A fault tells the browser nothing of itself',
    'return c.body(null, 500, safeHeaders)',
    'return c.body(error.message, 500, safeHeaders)',
  ],
  ['What the port refuses is logged', 'why: string) => {\n    parts.refused(', 'why: string) => {\n    void ('],
])

const json = guardsOf(
  { ...common, file: 'main/host/loopback/bridge-json.ts', tests: ['tests/main/host/bridge-json.test.ts', guards] },
  [
    ['What is no base64 is refused', "if (!alphabet.test(text)) throw new TypeError('malformed base64')", ''],
    ['A call is an object', "if (typeof call !== 'object' || call === null || Array.isArray(call)) return null", ''],
  ],
)

const shared = guardsOf(
  { ...common, file: 'shared/contract/bridge-json.ts', tests: ['tests/main/host/bridge-json.test.ts', guards] },
  [
    [
      'Only JSON values and bytes are written',
      "typeof value !== 'object' || !isPlain(value) || TAG in value",
      "typeof value !== 'object'",
    ],
    ['Bytes say nothing beside themselves', ' || Object.keys(value).length !== 1', ''],
    [
      'A key is defined, never assigned',
      'return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromJson(item, base64)]))',
      'return Object.entries(value).reduce((all, [key, item]) => { (all as Record<string, unknown>)[key] = fromJson(item, base64); return all }, {})',
    ],
  ],
)

const combinations = ['tests/endurance/combinations.test.ts']

const hosts = [
  ...guardsOf({ ...common, file: 'main/host/loopback/events.ts', tests: combinations }, [
    ['A socket names one host', "if (!namesOneHost(request.rawHeaders)) return { fault: 'hosts' }", ''],
    [
      'A socket is not opened for another site',
      "if (!siteIsOurs(headers['sec-fetch-site']?.toString())) return { fault: 'site' }",
      '',
    ],
  ]),
]

export const rows = [...hosts, ...checks, ...app, ...json, ...shared]
