import { expect, it } from 'vitest'
import { contentSecurityPolicy, newNonce, safeHeaders } from '../../../main/host/csp'

const media = 'hanamaru://media'

it('says of each kind of source where it may come from, and of all others nowhere', () => {
  const policy = contentSecurityPolicy('N', { connect: ['ws://127.0.0.1:1'], media, frames: ['https://g.example'] })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-N' 'wasm-unsafe-eval'",
    "style-src 'self' 'nonce-N'",
    "font-src 'self'",
    "worker-src 'self'",
    `img-src 'self' ${media}`,
    `media-src ${media}`,
    `connect-src 'self' ${media} ws://127.0.0.1:1`,
    'frame-src https://g.example',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})

it('allows no frame where none is configured', () => {
  expect(contentSecurityPolicy('N', { connect: [], media, frames: [] })).toContain("frame-src 'none'")
})

it('has a nonce that nobody can guess', () => {
  const nonces = Array.from({ length: 50 }, newNonce)
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/)
})

it('goes with headers that let no other page look in, and give no device but the microphone', () => {
  expect(safeHeaders).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
  })
})
