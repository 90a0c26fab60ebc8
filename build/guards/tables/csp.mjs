/** The page's policy, source by source, and the headers of its answers (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'csp', section: '§10', file: 'main/host/csp.ts', tests: ['tests/main/host/csp.test.ts'] }

const header = (name, find) => [`Every answer carries ${name}`, find, '']
const none = (name, find = `'${name}': [],`) => [`The policy has ${name} 'none'`, find, '']

const inChromium = { tests: ['tests/e2e/policy.spec.ts'] }

export const rows = guardsOf(common, [
  none('default-src'),
  none('object-src'),
  none('base-uri'),
  none('form-action'),
  none('frame-ancestors'),
  ['A directive without sources is ’none’, not empty', 'sources.length > 0 ? sources : ["\'none\'"]', 'sources'],
  ['The policy names its scripts', "'script-src': [", "'x-script-src': ["],
  [
    'No script stands in the page itself',
    "'script-src': [\"'self'\", ",
    "'script-src': [\"'self'\", \"'unsafe-inline'\", ",
  ],
  ['No script is made of text', '"\'wasm-unsafe-eval\'"', '"\'unsafe-eval\'"'],
  [
    'No style stands in the page itself',
    "'style-src': [\"'self'\", ",
    "'style-src': [\"'self'\", \"'unsafe-inline'\", ",
  ],
  ['Fonts are the program’s own', "'font-src': [\"'self'\"]", "'font-src': ['*']"],
  ['Workers are the program’s own', "'worker-src': [\"'self'\"]", "'worker-src': ['*']"],
  ['Pictures come from the program and the media origin', "'img-src': [\"'self'\", policy.media]", "'img-src': ['*']"],
  ['Sounds come from the media origin', "'media-src': [policy.media]", "'media-src': ['*']"],
  [
    'The page connects to its host and the media origin',
    "'connect-src': [\"'self'\", policy.media, ...policy.connect]",
    "'connect-src': ['*']",
  ],
  ['Frames are those of the list', "'frame-src': policy.frames", "'frame-src': ['*']"],
  ['The nonce is another at each load', "randomBytes(18).toString('base64url')", "'a'.repeat(24)"],
  header('nosniff', "'x-content-type-options': 'nosniff',"),
  header('no-referrer', "'referrer-policy': 'no-referrer',"),
  header('cross-origin-opener-policy', "'cross-origin-opener-policy': 'same-origin',"),
  header('cross-origin-resource-policy', "'cross-origin-resource-policy': 'same-origin',"),
  header(
    'permissions-policy',
    "'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',",
  ),
  // What only a browser can say: that it obeys.
  ['In Chromium the page turns no text into a program', '"\'wasm-unsafe-eval\'"', '"\'unsafe-eval\'"', inChromium],
  [
    'In Chromium the page reaches no network but its own',
    "'connect-src': [\"'self'\", policy.media, ...policy.connect]",
    "'connect-src': ['*']",
    inChromium,
  ],
  [
    'In Chromium the page loads no picture from elsewhere',
    "'img-src': [\"'self'\", policy.media]",
    "'img-src': ['*']",
    inChromium,
  ],
])
