/** The media proxy: allowed hosts only, type by first bytes, never with the token (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'media',
  section: '§10',
  tests: ['tests/main/http/media/media-proxy.test.ts', 'tests/main/http/media/media-limits.test.ts'],
}

const fetching = guardsOf({ ...common, file: 'main/http/media/fetch-media.ts' }, [
  ['Media are fetched from allowed hosts only', 'hosts.some(host => new URL(host).origin === url.origin) && ', ''],
  [
    'An allowed media host is compared by its whole origin',
    'new URL(host).origin === url.origin',
    'new URL(host).hostname === url.hostname',
  ],
  ['A media URL with a user name is refused', " && url.username === ''", ''],
  ['A media file has a maximum size', 'if (size > maxFileBytes) return null', ''],
  [
    'A media file of unknown type is refused',
    'return type === null ? { status: 415, host: url.host } : { type, bytes }',
    "return { type: type ?? 'text/html', bytes }",
  ],
  [
    'A media redirect to a host that is not allowed is refused',
    "const next = location && mediaUrl('', new URL(location, url).href, hosts)",
    'const next = location && new URL(location, url)',
  ],
  ['The number of redirects is limited', 'hop <= maxRedirects', 'hop < 1000'],
  [
    'A media download without data for 30 s times out',
    'const deadline = createDeadline(limits.apiTimeoutMs, signal)',
    'const deadline = createDeadline(2 ** 31 - 1, signal)',
  ],
  [
    'A media response without status 200 is not read',
    'if (response.status === 200) {',
    'if (response.status >= 200) {',
  ],
])

const types = guardsOf({ ...common, file: 'main/http/media/media-type.ts' }, [
  ['The type of a RIFF file depends on its brand', ' && (!brand || brand.test(head.slice(8)))', ''],
  ['An MPEG frame starts with eleven set bits', 'if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return false', ''],
  ['An MPEG frame has a valid version', 'version !== 1 && ', ''],
  ['An MPEG frame has layer II or III, so that UTF-16 text is not a sound', ' && layerIsTwoOrThree', ''],
  ['An MPEG frame has a valid bit rate', ' && bitRate !== 0 && bitRate !== 15', ''],
  ['An MPEG frame has a valid sample rate', ' && sampleRate !== 3', ''],
  ['An MPEG frame has a valid emphasis', ' && emphasis !== 2', ''],
])

const range = guardsOf({ ...common, file: 'main/http/media/byte-range.ts' }, [
  [
    'A range outside the file is refused',
    'return start < size && start <= end ? { start, end } : null',
    'return { start, end }',
  ],
  ['A range ends at the end of the file', 'Math.min(Number(to), size - 1)', 'Number(to)'],
])

const proxy = guardsOf({ ...common, file: 'main/http/media/media-proxy.ts' }, [
  [
    'A media id does not reveal the URL',
    "createHmac('sha256', key).update(url.href).digest('base64url').slice(0, 32)",
    "Buffer.from(url.href).toString('base64url').slice(0, 32)",
  ],
  ['Media ids differ in each run', 'const key = randomBytes(32)', "const key = 'key'"],
  ['Media are served with nosniff', "'X-Content-Type-Options': 'nosniff',", ''],
  ['Media are served as sandboxed documents', '"sandbox; default-src \'none\'"', '"default-src \'none\'"'],
  ['A media document cannot load anything', '"sandbox; default-src \'none\'"', '"sandbox"'],
  [
    'A refused media request is not cached',
    "headers: { ...headers, 'Cache-Control': 'no-store' }",
    'headers: { ...headers }',
  ],
  ['An unknown media id has no file', 'if (!url) return errorAnswer(404)', 'if (!url) return errorAnswer(200)'],
  [
    'An invalid media URL gets no id',
    'logUnknownHost(hostOf(base, file))\n        return null',
    "return 'x'.repeat(32)",
  ],
  ['Unknown media hosts are logged a limited number of times', ' || loggedHosts.size >= maxLoggedHosts', ''],
  ['The media cache has a maximum size', 'if (cachedBytes <= maxCacheBytes) break', 'if (cachedBytes > 0) break'],
  [
    'The number of media ids is limited',
    'if (addresses.size > maxIds && oldest !== undefined) addresses.delete(oldest)',
    '',
  ],
  [
    'A file that was requested before a logout is not delivered',
    'if (signal.aborted) return { status: 404, host: url.host }',
    '',
  ],
  ['A logout removes the media URLs', 'addresses.clear()', ''],
  ['A logout empties the media cache', 'cache.clear()', ''],
  ['A fetch that runs during a logout is not shared with the next session', 'running.clear()', ''],
  ['A logout aborts running fetches', 'sessionAbort.abort()', ''],
  ['An unsatisfiable range is answered with 416', 'if (part === null) {', 'if (false) {'],
])

const frames = guardsOf(
  { ...common, file: 'main/http/frame-resolver.ts', tests: ['tests/main/http/frame-resolver.test.ts'] },
  [
    [
      'A page in the frame comes from an allowed host',
      'const url = mediaUrl(base, path, hosts)',
      'const url = mediaUrl(base, path, [...hosts, new URL(path, base).origin])',
    ],
    ['A blob URL is not shown in the frame', "if (url?.protocol === 'blob:') return null", ''],
    ['The folder of a frame page contains no path traversal', 'leavesFolder.test(base) || ', ''],
    ['The path of a frame page contains no path traversal', ' || leavesFolder.test(pathOf(path))', ''],
    ['Unknown hosts of frame pages are logged a limited number of times', ' || loggedHosts.size >= maxLoggedHosts', ''],
  ],
)

export const rows = [...fetching, ...types, ...range, ...proxy, ...frames]
