/** The policy of every page, the same on both hosts (DESIGN §10): nothing inline, nothing evaluated, no network but ours. */
import { randomBytes } from 'node:crypto'

export interface PagePolicy {
  /** What `fetch` and sockets may reach besides the page's own origin. */
  connect: readonly string[]
  /** The media origin. */
  media: string
  /** Origins of the grammar frame. */
  frames: readonly string[]
}

/** Made anew for each load of the page. */
export const newNonce = (): string => randomBytes(18).toString('base64url')

/** The Content-Security-Policy of a page that carries `nonce`. */
export function contentSecurityPolicy(nonce: string, policy: PagePolicy): string {
  const rows: Record<string, readonly string[]> = {
    'default-src': [],
    // The codec is WebAssembly.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'img-src': ["'self'", policy.media],
    'media-src': [policy.media],
    'connect-src': ["'self'", policy.media, ...policy.connect],
    'frame-src': policy.frames,
    'object-src': [],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
  }
  return Object.entries(rows)
    .map(([directive, sources]) => [directive, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')
}

/** What every answer of the page's own origin carries. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
}
