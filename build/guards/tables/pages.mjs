/** The built renderer and what leaves for the machine's own browser (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'pages', section: '§10' }

const files = guardsOf(
  { ...common, file: 'main/host/static-files.ts', tests: ['tests/main/host/static-files.test.ts'] },
  [
    [
      'Only files that were listed at the start are given',
      'const file = files.get(path)',
      'const file = join(folder, path)',
    ],
    ['A link among the files is not followed', 'if (!entry.isFile()) continue', ''],
    ['A file of an unknown kind is bytes, not a page', "?? 'application/octet-stream'", "?? 'text/html'"],
    ['A page carries the policy', "'content-security-policy': contentSecurityPolicy(nonce, policy),", ''],
    ['A page is not kept by the browser, nor its nonce', "'cache-control': 'no-store',", ''],
    [
      'The nonce of the page is that of its policy',
      'replaceAll(placeholder, nonce)',
      'replaceAll(placeholder, newNonce())',
    ],
    ['A page carries the safe headers', "...safeHeaders,\n      'content-type': types", "'content-type': types"],
    [
      'A file carries the safe headers',
      "{ ...safeHeaders, 'content-type': typeOf(file)",
      "{ 'content-type': typeOf(file)",
    ],
  ],
)

const external = guardsOf({ ...common, file: 'main/host/external.ts', tests: ['tests/main/host/external.test.ts'] }, [
  [
    'Only what is an address is opened outside',
    'if (!URL.canParse(address)) return null',
    'if (!URL.canParse(address)) return address',
  ],
  [
    'An address with a name or a password is not opened',
    "if (url.username !== '' || url.password !== '') return null",
    '',
  ],
  ['An address without a name but with a password is not opened', " || url.password !== ''", ''],
  ['Only https is opened outside', "return url.protocol === 'https:' || local ?", 'return true ?'],
  ['An installed app opens nothing of this machine', '!packaged && ', ''],
  [
    'Of http, only this machine is opened',
    "url.protocol === 'http:' && url.hostname === '127.0.0.1'",
    "url.protocol === 'http:'",
  ],
])

const development = guardsOf(
  {
    ...common,
    file: 'main/host/loopback/development-pages.ts',
    tests: ['tests/main/host/loopback/development-pages.test.ts'],
  },
  [
    ['A redirect of the development server is not followed', "redirect: 'manual'", "redirect: 'follow'"],
    [
      'Pages in development carry the same policy',
      "if (response.headers.get('content-type')?.startsWith('text/html')) {",
      'if (!response) {',
    ],
    [
      'Files in development carry the safe headers',
      '{ ...safeHeaders, ...Object.fromEntries(kept) }',
      'Object.fromEntries(kept)',
    ],
    [
      'The development server hears no secret of ours',
      'passed.map(name =>',
      "[...passed, 'x-hanamaru-session'].map(name =>",
    ],
  ],
)

export const rows = [...files, ...external, ...development]
