/** The endpoint interpreter and the network below it (DESIGN §4, §5, §11; SPEC §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§4, §5' }
const client = 'tests/main/http/client.test.ts'
const bounds = 'tests/main/http/client-bounds.test.ts'
const resources = 'tests/main/http/resource.test.ts'
const odd = 'tests/main/http/odd-answers.test.ts'
const uploads = 'tests/main/http/upload.test.ts'
const everyFault = 'tests/main/http/every-fault.test.ts'

const requests = guardsOf({ ...common, file: 'main/http/request.ts', tests: [client, bounds, resources] }, [
  [
    'A request that its row does not take is not sent',
    "if (!read.success) return failure('invalid-request', text.invalidRequest)",
    '',
  ],
  ['A call without an address is not sent', "if (url === null) return failure('invalid-request', text.operation)", ''],
  [
    'A call of nobody is not sent',
    "if ((row.auth || row.identify) && !identity) return failure('unauthorized', text.unauthorized)",
    '',
  ],
  ['The token goes with authorised calls only', '...(row.auth && identity ?', '...(identity ?'],
  ['Who asks is said in identified calls only', 'row.identify && identity ? { flag', 'identity ? { flag'],
])

const addresses = guardsOf({ ...common, file: 'main/http/resource-url.ts', tests: [resources] }, [
  ['No address climbs out of its folder', 'if (climbs.test(base) || (file !== undefined', 'if ((file !== undefined'],
  ['No file climbs out of its folder', '(climbs.test(file) || nameless', '(nameless'],
  ['A file brings no query along', '|| nameless.test(file)', ''],
])

const streams = guardsOf({ ...common, file: 'main/http/stream.ts', tests: [client, bounds] }, [
  [
    'A blob that falls silent ends',
    'const silence = deadline(limits.apiTimeoutMs, signal)',
    'const silence = deadline(2 ** 31 - 1, signal)',
    { section: '§11' },
  ],
  [
    'JSON in the place of a file is no file',
    "response.status !== 200 || type.includes('json')",
    'response.status !== 200',
  ],
  [
    'A status that is no success is no file',
    "response.status !== 200 || type.includes('json')",
    "type.includes('json')",
  ],
  ['JSON is no file whatever it is called', ' || looksLikeJson(first)', '', { tests: [odd] }],
])

const calls = guardsOf({ ...common, file: 'main/http/client.ts', tests: [client, bounds, uploads] }, [
  ['A body has an end', "maxContentLength: row.base === 'resource' ? maxResourceBytes : maxJsonBytes,", ''],
  [
    'Every call ends by its deadline',
    'const limit = deadline(copied ? limits.copyWaitMs : limits.apiTimeoutMs, signal)',
    'const limit = deadline(2 ** 31 - 1, signal)',
    { section: '§11' },
  ],
  [
    'A form that is still being sent does not end by its deadline',
    'limit.touch()\n    onProgress',
    'onProgress',
    { section: '§11' },
  ],
  [
    'A form’s answer that drips ends by its deadline',
    'onProgress?.(loaded, total ?? loaded)\n  },',
    'onProgress?.(loaded, total ?? loaded)\n  },\n  onDownloadProgress: () => limit.touch(),',
    { section: '§11' },
  ],
  [
    'An answer to a session that is no more is void',
    "if (who && now?.generation !== who.generation) return failure('cancelled', text.cancelled)",
    '',
  ],
  ['The 401 of a token that was replaced signs nobody out', 'if (now?.token !== who.token) return null', ''],
  [
    'A 401 waits until it is known which token it was of',
    'if (denied && who && !(await parts.renewal.settled(signal)))',
    'if (false)',
  ],
  [
    'Only what harms nobody is sent again with another token',
    "method === 'GET' ? await attempt() : null",
    'await attempt()',
  ],
  ['A 401 signs the present session out', 'parts.onUnauthorized()', ''],
  [
    'A copy is asked for only where the server did not answer',
    'unanswered(failed) ? await copyOf(name, row, checked) : null',
    'await copyOf(name, row, checked)',
    { tests: [client, bounds, 'tests/main/http/copies.test.ts'] },
  ],
])

const envelope = guardsOf({ ...common, file: 'main/http/envelope.ts', tests: [client, bounds] }, [
  [
    'A status that is none of success is a failure',
    'if (status < 200 || status > 299) return statusFailure(status, errmsg, !row.auth)',
    '',
  ],
  ['An envelope without a code is refused', 'if (!code.success) return invalid', ''],
  ['A server’s words have an end', '.slice(0, longestWords)', '', { tests: [odd] }],
  ['A server’s words turn no text around them', '\\p{Bidi_Control}', '', { tests: [odd] }],
  ['A code that is not the good one is a failure', 'return code.output === good ? {', 'return true ? {'],
  ['An answer is read by its schema', 'return fit.success\n', 'return true\n'],
  [
    'A body that does not fit is reported without its content',
    'issue.type}`)',
    'issue.received} $'.concat('{JSON.stringify(issue.input)}`)'),
  ],
])

const bodies = guardsOf({ ...common, file: 'main/http/body-stream.ts', tests: [client, bounds] }, [
  ['An error in the place of a file has an end', 'if (size > max) throw new ApiFault', 'if (false) throw new ApiFault'],
])

const faults = guardsOf({ ...common, file: 'main/http/fault.ts', tests: [client, bounds] }, [
  ['A 401 before login is no expired session', 'status === 401 && !open', 'status === 401'],
  ['A 500 shows nothing of the server’s own words', 'message: text.serverFault, status', 'message: errmsg, status'],
  [
    'A body over the cap is no fault of the network',
    "if (error instanceof AxiosError && error.message.startsWith('maxContentLength')) {",
    'if (false) {',
  ],
  ['A cancelled call is not offered again', "if (cause === 'caller') return", 'if (false) return'],
])

const logging = guardsOf(
  { ...common, section: 'SPEC §8', file: 'main/services.ts', tests: ['tests/main/http/client-log.test.ts'] },
  [['A client log that fails does not log itself', "if (endpoint !== 'submit-client-log') void report", 'void report']],
)

const network = guardsOf(
  {
    ...common,
    file: 'main/http/transport.ts',
    tests: [client, bounds, 'tests/main/http/transport.test.ts', 'tests/endurance/connections.test.ts'],
  },
  [
    ['No redirect is followed', 'maxRedirects: 0,', '', { tests: [client, bounds, everyFault] }],
    [
      'A connection rests no longer than servers hold it, so that no call is lost',
      'maxSockets: 12, timeout: restMs }',
      'maxSockets: 12 }',
    ],
    [
      'A packed file that is cut off is not taken for the whole',
      'packed && { decompress: false }',
      '{}',
      { tests: [odd] },
    ],
    ['A packed file has no length that is not its own', "delete headers['content-length']", '', { tests: [odd] }],
    ['This machine is reached directly', 'if (loopback.has(url.hostname)) return { proxy: false }', ''],
  ],
)

const tunnel = guardsOf({ ...common, file: 'main/http/tunnel.ts', tests: ['tests/main/host/network/proxy.test.ts'] }, [
  ['What a proxy answers is no answer of the server', 'answer.statusCode === 200 && ', ''],
  ['Who speaks before TLS is not the server', ' && early.length === 0', ''],
  [
    'A proxy that never answers is let go',
    "setTimeout(() => asked.destroy(fault('ETIMEDOUT')), limits.apiTimeoutMs)",
    'setTimeout(() => undefined, limits.apiTimeoutMs)',
  ],
  [
    'A proxy that speaks TLS shows a certificate that is trusted',
    '...(secure ? { ca, servername } : {}),',
    '...(secure ? { ca, servername, rejectUnauthorized: false } : {}),',
  ],
])

const limit = guardsOf({ ...common, section: '§11', file: 'main/http/deadline.ts', tests: [client, bounds] }, [
  [
    'A deadline aborts',
    "let timer = setTimeout(() => end('deadline'), ms)",
    'let timer = setTimeout(() => undefined, ms)',
  ],
  ['A caller that has left already is heard', 'if (caller?.aborted) byCaller()', ''],
  ['A caller that leaves is heard', "caller?.addEventListener('abort', byCaller, { once: true })", ''],
])

const schema = guardsOf({ ...common, file: 'shared/schema.ts', tests: ['tests/shared/schema.test.ts', client] }, [
  ['A number too large to be exact is no id', 'v.pipe(v.number(), v.safeInteger())', 'v.number()'],
  ['Text that is no number is none', '/^[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?$/i', '/./'],
  ['A number is finite', 'v.finite(),', ''],
  ['Marks that turn the direction of a text are dropped', '|[\\u202a-\\u202e\\u2066-\\u2069]', ''],
  ['Halves of letters are dropped', '\\p{Cs}|', ''],
  ['Text that is no JSON fails', "addIssue({ message: 'not JSON' })", ''],
])

const reach = guardsOf(
  { ...common, file: 'main/http/server-connectivity.ts', tests: ['tests/main/http/server-connectivity.test.ts'] },
  [
    ['One lost call among answers is no absence', ' || (startedAt !== undefined && heardAt > startedAt)', ''],
    ['A server that is away is asked ever more gently', 'Math.min(asked++, limits.probeMs.length - 1)', '0'],
    ['A server that is away is asked once at a time', 'probe().then(again, again)', 'void probe(), again()'],
    ['A server that is lost again is asked no sooner', 'if (performance.now() - backAt > steadyMs) asked', 'asked'],
    ['A server that is back is asked no more', 'clearTimeout(timer)\n      onChange(false)', 'onChange(false)'],
  ],
)

export const rows = [
  ...reach,
  ...requests,
  ...addresses,
  ...calls,
  ...streams,
  ...envelope,
  ...bodies,
  ...faults,
  ...logging,
  ...network,
  ...tunnel,
  ...limit,
  ...schema,
]
