/** The media proxy: from listed hosts, by first bytes, never with the token (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'media',
  section: '§10',
  tests: ['tests/main/http/media/media.test.ts', 'tests/main/http/media/media-bounds.test.ts'],
}

const fetching = guardsOf({ ...common, file: 'main/http/media/fetch.ts' }, [
  ['Media come from hosts on the list', 'hosts.some(host => new URL(host).origin === url.origin) && ', ''],
  [
    'A media host is known by its whole origin',
    'new URL(host).origin === url.origin',
    'new URL(host).hostname === url.hostname',
  ],
  ['A media address carries no user name', " && url.username === ''", ''],
  ['A media file has an end', 'if (size > maxFileBytes) return null', ''],
  [
    'A media file is what its first bytes say, or nothing',
    'return type === null ? { status: 415, host: url.host } : { type, bytes }',
    "return { type: type ?? 'text/html', bytes }",
  ],
  [
    'A redirect leads to hosts on the list only',
    "const next = location && mediaUrl('', new URL(location, url).href, hosts)",
    'const next = location && new URL(location, url)',
  ],
  ['Redirects have an end', 'hop <= maxRedirects', 'hop < 1000'],
  [
    'A media file that falls silent is given up',
    'const silence = deadline(limits.apiTimeoutMs, signal)',
    'const silence = deadline(2 ** 31 - 1, signal)',
  ],
  ['Only a file that was found is read', 'if (response.status === 200) {', 'if (response.status >= 200) {'],
])

const types = guardsOf({ ...common, file: 'main/http/media/type.ts' }, [
  ['A RIFF is a sound or a picture by its brand', ' && (!brand || brand.test(head.slice(8)))', ''],
  ['An MPEG frame begins with eleven set bits', 'if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return false', ''],
  ['An MPEG frame has a version', 'version !== 1 && ', ''],
  ['An MPEG frame has a layer, so that a UTF-16 text is none', ' && layerIsTwoOrThree', ''],
  ['An MPEG frame has a bit rate', ' && bitRate !== 0 && bitRate !== 15', ''],
  ['An MPEG frame has a sample rate', ' && sampleRate !== 3', ''],
  ['An MPEG frame has an emphasis', ' && emphasis !== 2', ''],
])

const range = guardsOf({ ...common, file: 'main/http/media/range.ts' }, [
  [
    'A range outside the file is refused',
    'return start < size && start <= end ? { start, end } : null',
    'return { start, end }',
  ],
  ['A range ends with the file', 'Math.min(Number(to), size - 1)', 'Number(to)'],
])

const proxy = guardsOf({ ...common, file: 'main/http/media/media.ts' }, [
  [
    'A medium’s id tells nothing of its address',
    "createHmac('sha256', key).update(url.href).digest('base64url').slice(0, 32)",
    "Buffer.from(url.href).toString('base64url').slice(0, 32)",
  ],
  ['Ids are other ones in each run', 'const key = randomBytes(32)', "const key = 'key'"],
  ['Media carry nosniff', "'X-Content-Type-Options': 'nosniff',", ''],
  ['Media are sandboxed documents', '"sandbox; default-src \'none\'"', '"default-src \'none\'"'],
  ['Media load nothing themselves', '"sandbox; default-src \'none\'"', '"sandbox"'],
  ['A media refusal is not kept', "headers: { ...headers, 'Cache-Control': 'no-store' }", 'headers: { ...headers }'],
  ['An id that was not given has no file', 'if (!url) return refuse(404)', 'if (!url) return refuse(200)'],
  ['A wrong media address has no id', 'stranger(hostOf(base, file))\n        return null', "return 'x'.repeat(32)"],
  ['Hosts that are not on the list fill no log', ' || strangers.size >= maxStrangers', ''],
  ['The media cache has an end', 'if (cached <= maxCacheBytes) break', 'if (cached > 0) break'],
  ['Ids have an end', 'if (addresses.size > maxIds && oldest !== undefined) addresses.delete(oldest)', ''],
  ['What was asked for before a logout is nobody’s', 'if (signal.aborted) return { status: 404, host: url.host }', ''],
  ['A logout forgets the addresses', 'addresses.clear()', ''],
  ['A logout forgets the files', 'cache.clear()', ''],
  ['A logout forgets what is under way', 'running.clear()', ''],
  ['A logout ends the fetches', 'stay.abort()', ''],
  ['A range that cannot be is refused', 'if (span === null) return {', 'if (false) return {'],
])

const frames = guardsOf({ ...common, file: 'main/http/frames.ts', tests: ['tests/main/http/frames.test.ts'] }, [
  [
    'A page in the frame comes from a host on its list',
    'const url = mediaUrl(base, path, hosts)',
    'const url = mediaUrl(base, path, [...hosts, new URL(path, base).origin])',
  ],
  ['A page in the frame is no blob', "if (url?.protocol === 'blob:') return null", ''],
  ['No folder of a page in the frame climbs', 'climbs.test(base) || ', ''],
  ['No page in the frame climbs out of its folder', ' || climbs.test(placeOf(path))', ''],
  ['Hosts of pages that are not on the list fill no log', ' || strangers.size >= maxStrangers', ''],
])

export const rows = [...fetching, ...types, ...range, ...proxy, ...frames]
