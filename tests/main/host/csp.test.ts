import { expect, it } from 'vitest'
import { contentSecurityPolicy, newNonce, safeHeaders } from '../../../main/host/csp'

const media = 'hanamaru://media'

it('names the allowed origins of each kind of source, and denies all others', () => {
  const policy = contentSecurityPolicy('N', { connect: ['ws://127.0.0.1:1'], media, frames: ['https://g.example'] })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-N' 'wasm-unsafe-eval'",
    "style-src 'self' 'nonce-N'",
    "font-src 'self'",
    "worker-src 'self'",
    `img-src 'self' ${media}`,
    `media-src ${media} blob:`,
    `connect-src 'self' ${media} ws://127.0.0.1:1`,
    'frame-src https://g.example',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})

it('allows no frame when none is configured', () => {
  expect(contentSecurityPolicy('N', { connect: [], media, frames: [] })).toContain("frame-src 'none'")
})

it('has a nonce that cannot be guessed', () => {
  const nonces = Array.from({ length: 50 }, newNonce)
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/)
})

it('has headers that keep other pages out, and allow no device but the microphone', () => {
  expect(safeHeaders).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
  })
})
