/** The API client and the network below it (DESIGN §4, §5, §11; SPEC §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§4, §5' }
const client = 'tests/main/http/client.test.ts'
const bounds = 'tests/main/http/client-limits.test.ts'
const resources = 'tests/main/http/resource.test.ts'
const odd = 'tests/main/http/unusual-responses.test.ts'
const uploads = 'tests/main/http/upload.test.ts'
const everyFault = 'tests/main/http/every-failure.test.ts'

const requests = guardsOf({ ...common, file: 'main/http/prepare-request.ts', tests: [client, bounds, resources] }, [
  [
    'A request that does not match its row is not sent',
    "if (!parsed.success) return failure('invalid-request', text.invalidRequest)",
    '',
  ],
  [
    'A call without a configured URL is not sent',
    "if (url === null) return failure('invalid-request', text.operation)",
    '',
  ],
  [
    'A call that needs a login is not sent without one',
    "if ((row.auth || row.identify) && !identity) return failure('unauthorized', text.unauthorized)",
    '',
  ],
  ['The token is sent with authorised calls only', '...(row.auth && identity ?', '...(identity ?'],
  [
    'The teacher’s identity is sent with identified calls only',
    'row.identify && identity ? { flag',
    'identity ? { flag',
  ],
])

const addresses = guardsOf({ ...common, file: 'main/http/resource-url.ts', tests: [resources] }, [
  [
    'The folder of a resource contains no path traversal',
    'if (leavesFolder.test(base) || (file !== undefined',
    'if ((file !== undefined',
  ],
  ['The file name of a resource contains no path traversal', '(leavesFolder.test(file) || hasQuery', '(hasQuery'],
  ['The file name of a resource has no query of its own', '|| hasQuery.test(file)', ''],
])

const streams = guardsOf({ ...common, file: 'main/http/blob-stream.ts', tests: [client, bounds] }, [
  [
    'A file download without data for 30 s times out',
    'const deadline = createDeadline(limits.apiTimeoutMs, signal)',
    'const deadline = createDeadline(2 ** 31 - 1, signal)',
    { section: '§11' },
  ],
  ['JSON instead of a file is an error', "response.status !== 200 || type.includes('json')", 'response.status !== 200'],
  [
    'A file response without status 200 is an error',
    "response.status !== 200 || type.includes('json')",
    "type.includes('json')",
  ],
  ['JSON instead of a file is an error whatever its content type', ' || looksLikeJson(first)', '', { tests: [odd] }],
])

const calls = guardsOf({ ...common, file: 'main/http/client.ts', tests: [client, bounds, uploads] }, [
  [
    'A response body has a maximum size',
    "maxContentLength: row.base === 'resource' ? maxResourceBytes : maxJsonBytes,",
    '',
  ],
  [
    'Every call ends at its deadline',
    'const deadline = createDeadline(hasCopy ? limits.copyWaitMs : limits.apiTimeoutMs, signal)',
    'const deadline = createDeadline(2 ** 31 - 1, signal)',
    { section: '§11' },
  ],
  [
    'An upload that is still being sent does not time out',
    'deadline.restart()\n    onProgress',
    'onProgress',
    { section: '§11' },
  ],
  [
    'A slow response to an upload ends at its deadline',
    'onProgress?.(loaded, total ?? loaded)\n  },',
    'onProgress?.(loaded, total ?? loaded)\n  },\n  onDownloadProgress: () => deadline.restart(),',
    { section: '§11' },
  ],
  [
    'A response for an ended session is discarded',
    "if (caller && current?.generation !== caller.generation) return failure('cancelled', text.cancelled)",
    '',
  ],
  ['A 401 to a replaced token does not end the session', 'if (current?.token !== caller.token) return null', ''],
  [
    'A 401 waits until a token renewal has finished',
    'if (isDenied && caller && !renewsToken && !(await deps.tokenRenewal.waitUntilSettled(signal)))',
    'if (false)',
  ],
  ['Only a GET is repeated with the new token', "method === 'GET' ? await attempt() : null", 'await attempt()'],
  ['A 401 to the present token ends the session', 'deps.onUnauthorized()', ''],
  [
    'An offline copy is used only if the server did not answer',
    'hasNoResponse(fault) ? await readCopy(name, row, checked) : null',
    'await readCopy(name, row, checked)',
    { tests: [client, bounds, 'tests/main/http/offline-copies.test.ts'] },
  ],
])

const envelope = guardsOf({ ...common, file: 'main/http/envelope.ts', tests: [client, bounds] }, [
  ['A status other than 2xx is a failure', 'if (status < 200 || status > 299) {', 'if (false) {'],
  ['An envelope without a code is refused', 'if (!code.success) return invalid', ''],
  ['A server’s message has a maximum length', '.slice(0, maxMessageLength)', '', { tests: [odd] }],
  ['A server’s message cannot change the text direction', '\\p{Bidi_Control}', '', { tests: [odd] }],
  ['An errcode other than success is a failure', 'return code.output === good ? {', 'return true ? {'],
  ['A response that does not match its schema is refused', 'return parsed.success\n', 'return true\n'],
  [
    'An invalid response is reported without its content',
    'issue.type}`)',
    'issue.received} $'.concat('{JSON.stringify(issue.input)}`)'),
  ],
])

const bodies = guardsOf({ ...common, file: 'main/http/body-stream.ts', tests: [client, bounds] }, [
  [
    'An error instead of a file has a maximum size',
    'if (size > max) throw new ApiError',
    'if (false) throw new ApiError',
  ],
])

const faults = guardsOf({ ...common, file: 'main/http/api-error.ts', tests: [client, bounds] }, [
  ['A 401 before login does not mean an expired session', 'status === 401 && !isOpen', 'status === 401'],
  ['A 500 does not show the server’s message', 'message: text.serverFault, status', 'message: errmsg, status'],
  [
    'A body that is too large is not reported as a network failure',
    "if (error instanceof AxiosError && error.message.startsWith('maxContentLength')) {",
    'if (false) {',
  ],
  ['A cancelled call is not reported as a network failure', "if (abortedBy === 'caller') return", 'if (false) return'],
])

const logging = guardsOf(
  { ...common, section: 'SPEC §8', file: 'main/services/open-api.ts', tests: ['tests/main/http/client-log.test.ts'] },
  [
    [
      'An invalid response of the client log is not sent to the client log',
      "if (endpoint !== 'submit-client-log') void report",
      'void report',
    ],
  ],
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
      'An idle connection is closed before the server closes it',
      'maxSockets: 12, timeout: idleSocketMs }',
      'maxSockets: 12 }',
    ],
    ['A compressed file that is cut off is an error', 'isCompressed && { decompress: false }', '{}', { tests: [odd] }],
    ['A compressed file does not keep the compressed length', "delete headers['content-length']", '', { tests: [odd] }],
    ['This machine is reached without a proxy', 'if (loopback.has(url.hostname)) return { proxy: false }', ''],
  ],
)

const tunnel = guardsOf({ ...common, file: 'main/http/tunnel.ts', tests: ['tests/main/host/network/proxy.test.ts'] }, [
  ['A proxy’s response is not taken as the server’s', 'response.statusCode === 200 && ', ''],
  ['Data before TLS does not come from the server', ' && earlyBytes.length === 0', ''],
  [
    'A proxy that never answers times out',
    "setTimeout(() => connecting.destroy(errorWithCode('ETIMEDOUT')), limits.apiTimeoutMs)",
    'setTimeout(() => undefined, limits.apiTimeoutMs)',
  ],
  [
    'An https proxy must show a trusted certificate',
    '...(secure ? { ca, servername } : {}),',
    '...(secure ? { ca, servername, rejectUnauthorized: false } : {}),',
  ],
])

const limit = guardsOf({ ...common, section: '§11', file: 'main/http/deadline.ts', tests: [client, bounds] }, [
  [
    'A deadline aborts',
    "let timer = setTimeout(() => abort('deadline'), ms)",
    'let timer = setTimeout(() => undefined, ms)',
  ],
  ['A call of an aborted caller is aborted at once', 'if (caller?.aborted) onCallerAbort()', ''],
  ['A caller’s abort ends the call', "caller?.addEventListener('abort', onCallerAbort, { once: true })", ''],
])

const schema = guardsOf({ ...common, file: 'shared/schema.ts', tests: ['tests/shared/schema.test.ts', client] }, [
  ['An id that is too large to be exact is refused', 'v.pipe(v.number(), v.safeInteger())', 'v.number()'],
  ['Text that is not a number is refused as a number', '/^[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?$/i', '/./'],
  ['A number that is not finite is refused', 'v.finite(),', ''],
  ['Characters that change the text direction are removed', '|[\\u202a-\\u202e\\u2066-\\u2069]', ''],
  ['Lone surrogates are removed', '\\p{Cs}|', ''],
  ['Text that is not JSON is refused', "addIssue({ message: 'not JSON' })", ''],
])

const connectivity = guardsOf(
  { ...common, file: 'main/http/server-connectivity.ts', tests: ['tests/main/http/server-connectivity.test.ts'] },
  [
    [
      'One call without a response does not mean offline if other calls get a response',
      ' || (startedAt !== undefined && lastResponseAt > startedAt)',
      '',
    ],
  ],
)

const probing = guardsOf(
  { ...common, file: 'main/http/probe-while-offline.ts', tests: ['tests/main/http/server-connectivity.test.ts'] },
  [
    ['The pauses between probes grow', 'Math.min(probes++, limits.probeMs.length - 1)', '0'],
    ['Only one probe runs at a time', 'probe().then(again, again)', 'void probe(), again()'],
    [
      'The pauses between probes continue to grow in a second outage soon after the first',
      'if (performance.now() - backAt > stableMs) probes',
      'probes',
    ],
    [
      'A server that is back is not probed',
      'connectivity.onDidChange(isOffline => {\n    clearTimeout(timer)',
      'connectivity.onDidChange(isOffline => {',
    ],
    ['Probes stop at the end of the program', ' && !isDisposed', ''],
    ['A probe of an earlier outage is not repeated', 'timer === scheduled && ', ''],
  ],
)

export const rows = [
  ...connectivity,
  ...probing,
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
