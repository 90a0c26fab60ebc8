/**
 * The Content-Security-Policy of every page, the same on both hosts (DESIGN §10): no inline code, no `eval`, no other
 * network.
 */
import { randomBytes } from 'node:crypto'

export interface PagePolicy {
  /** The origins that `fetch` and sockets may reach besides the page's own and the media origin. */
  connect: readonly string[]
  /** The media origin. */
  media: string
  /** The origins that the grammar frame may show. */
  frames: readonly string[]
}

/** A new nonce for each load of a page. */
export const newNonce = (): string => randomBytes(18).toString('base64url')

/** The Content-Security-Policy of a page whose scripts and styles carry `nonce`. */
export function contentSecurityPolicy(nonce: string, policy: PagePolicy): string {
  const rows: Record<string, readonly string[]> = {
    'default-src': [],
    // The speech codec is WebAssembly.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'img-src': ["'self'", policy.media],
    // A recording that only the page has is played from its memory.
    'media-src': [policy.media, 'blob:'],
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

/** The security headers of every response from the page's own origin. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
}
