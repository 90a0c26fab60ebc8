/** Guards of the Content-Security-Policy and of the security headers (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'csp', section: '§10', file: 'main/host/csp.ts', tests: ['tests/main/host/csp.test.ts'] }

const header = (name, find) => [`Every response has ${name}`, find, '']
const none = (name, find = `'${name}': [],`) => [`The policy has ${name} 'none'`, find, '']

const inChromium = { tests: ['tests/e2e/policy.spec.ts'] }

export const rows = guardsOf(common, [
  none('default-src'),
  none('object-src'),
  none('base-uri'),
  none('form-action'),
  none('frame-ancestors'),
  ['A directive without sources is ’none’, not empty', 'sources.length > 0 ? sources : ["\'none\'"]', 'sources'],
  ['The policy restricts scripts', "'script-src': [", "'x-script-src': ["],
  ['Inline scripts are forbidden', "'script-src': [\"'self'\", ", "'script-src': [\"'self'\", \"'unsafe-inline'\", "],
  ['Scripts from text (eval) are forbidden', '"\'wasm-unsafe-eval\'"', '"\'unsafe-eval\'"'],
  ['Inline styles are forbidden', "'style-src': [\"'self'\", ", "'style-src': [\"'self'\", \"'unsafe-inline'\", "],
  ['Fonts come from the program only', "'font-src': [\"'self'\"]", "'font-src': ['*']"],
  ['Workers come from the program only', "'worker-src': [\"'self'\"]", "'worker-src': ['*']"],
  [
    'Images come from the program and the media origin only',
    "'img-src': [\"'self'\", policy.media]",
    "'img-src': ['*']",
  ],
  ['Sounds come from the media origin only', "'media-src': [policy.media, 'blob:']", "'media-src': ['*']"],
  [
    'The page connects to its host and the media origin only',
    "'connect-src': [\"'self'\", policy.media, ...policy.connect]",
    "'connect-src': ['*']",
  ],
  ['Frames show listed origins only', "'frame-src': policy.frames", "'frame-src': ['*']"],
  ['Each load has a new nonce', "randomBytes(18).toString('base64url')", "'a'.repeat(24)"],
  header('nosniff', "'x-content-type-options': 'nosniff',"),
  header('no-referrer', "'referrer-policy': 'no-referrer',"),
  header('cross-origin-opener-policy', "'cross-origin-opener-policy': 'same-origin',"),
  header('cross-origin-resource-policy', "'cross-origin-resource-policy': 'same-origin',"),
  header(
    'permissions-policy',
    "'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',",
  ),
  // These tests show that a real browser obeys the policy.
  ['In Chromium the page cannot evaluate text as code', '"\'wasm-unsafe-eval\'"', '"\'unsafe-eval\'"', inChromium],
  [
    'In Chromium the page can reach no other network',
    "'connect-src': [\"'self'\", policy.media, ...policy.connect]",
    "'connect-src': ['*']",
    inChromium,
  ],
  [
    'In Chromium the page cannot load an image from elsewhere',
    "'img-src': [\"'self'\", policy.media]",
    "'img-src': ['*']",
    inChromium,
  ],
])
