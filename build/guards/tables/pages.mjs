/** Guards of the served renderer, and of the addresses that open in the default browser (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'pages', section: '§10' }

const files = guardsOf(
  { ...common, file: 'main/host/static-files.ts', tests: ['tests/main/host/static-files.test.ts'] },
  [
    [
      'Only files that were listed at the start are served',
      'const file = files.get(path)',
      'const file = join(folder, path)',
    ],
    ['A symbolic link is not followed', 'if (!entry.isFile()) continue', ''],
    ['A file of an unknown type is bytes, not a page', "?? 'application/octet-stream'", "?? 'text/html'"],
    ['A page has the policy', "'content-security-policy': contentSecurityPolicy(nonce, policy),", ''],
    ['The browser does not cache a page and its nonce', "'cache-control': 'no-store',", ''],
    [
      'The page and its policy have the same nonce',
      'replaceAll(placeholder, nonce)',
      'replaceAll(placeholder, newNonce())',
    ],
    [
      'A page has the security headers',
      "...safeHeaders,\n      'content-type': mimeTypes",
      "'content-type': mimeTypes",
    ],
    [
      'A file has the security headers',
      "{ ...safeHeaders, 'content-type': typeOf(file)",
      "{ 'content-type': typeOf(file)",
    ],
  ],
)

const external = guardsOf(
  { ...common, file: 'main/host/external-address.ts', tests: ['tests/main/host/external-address.test.ts'] },
  [
    [
      'Only a valid address opens in the browser',
      'if (!URL.canParse(address)) return null',
      'if (!URL.canParse(address)) return address',
    ],
    [
      'An address with a user name or a password does not open',
      "if (url.username !== '' || url.password !== '') return null",
      '',
    ],
    ['An address with only a password does not open', " || url.password !== ''", ''],
    ['Only https opens in the browser', "return url.protocol === 'https:' || isLocal ?", 'return true ?'],
    ['An installed app opens no address on this machine', '!packaged && ', ''],
    [
      'http opens only for this machine',
      "url.protocol === 'http:' && url.hostname === '127.0.0.1'",
      "url.protocol === 'http:'",
    ],
  ],
)

const development = guardsOf(
  {
    ...common,
    file: 'main/host/loopback/development-pages.ts',
    tests: ['tests/main/host/loopback/development-pages.test.ts'],
  },
  [
    ['A redirect of the development server is not followed', "redirect: 'manual'", "redirect: 'follow'"],
    [
      'Pages in development have the same policy',
      "if (response.headers.get('content-type')?.startsWith('text/html')) {",
      'if (!response) {',
    ],
    [
      'Files in development have the security headers',
      '{ ...safeHeaders, ...Object.fromEntries(headersToReturn) }',
      'Object.fromEntries(headersToReturn)',
    ],
    [
      'The development server receives no secret',
      'forwardedHeaders.map(name =>',
      "[...forwardedHeaders, 'x-hanamaru-session'].map(name =>",
    ],
  ],
)

export const rows = [...files, ...external, ...development]
