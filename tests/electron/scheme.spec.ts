import { nonEmpty } from '../fixtures/non-empty'
import { expect, test } from './fixtures/app'

const outside = [
  '../package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '..%5c..%5cpackage.json',
  '%252e%252e/package.json',
  'index.html%00',
  '../renderer-evil/a.js',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'C:%5CWindows%5Cwin.ini',
  '/server/share/a.js',
  '%5c%5cserver%5cshare%5ca.js',
]

test('the pages are served with the policy and a new nonce at each load', async ({ started: { page } }) => {
  const loads = await page.evaluate(async () => {
    const load = async () => {
      const answer = await fetch('hanamaru://app/')
      return { policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() }
    }
    return [await load(), await load()]
  })
  const nonces = loads.map(({ policy }) => /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '')
  expect(nonces[0]).not.toBe('')
  expect(nonces[0]).not.toBe(nonces[1])
  for (const [at, { policy, text }] of nonEmpty(loads).entries()) {
    expect(text).toContain(nonces[at])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/)
  }
})

test('only the built pages are served', async ({ started: { app, page } }) => {
  const byPage = await page.evaluate(async paths => {
    const statusOf = (path: string) => fetch(`hanamaru://app/${path}`).then(answer => answer.status)
    return Promise.all(paths.map(statusOf))
  }, outside)
  const byMain = await app.evaluate(
    ({ net }, paths) =>
      Promise.all(paths.map(path => net.fetch(`hanamaru://app/${path}`).then(({ status }) => status))),
    outside,
  )
  expect([...byPage, ...byMain]).toEqual(Array(2 * outside.length).fill(404))
})

test('the media origin is separate and has no pages', async ({ started: { page } }) => {
  const answer = await page.evaluate(async () => {
    const blocked = await fetch('hanamaru://media/index.html').then(
      ({ status }) => String(status),
      () => 'refused',
    )
    return { origin: location.origin, blocked }
  })
  expect(answer.origin).toBe('hanamaru://app')
  // Without CORS headers a page of another origin cannot even see the 404.
  expect(answer.blocked).toBe('refused')
})

test('the page runs no script that is not part of it', async ({ started: { page } }) => {
  const [ran, blocked] = await page.evaluate(async () => {
    const seen = new Promise<string>(done => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective), {
        once: true,
      })
    })
    const script = document.createElement('script')
    script.textContent = 'window.evil = true'
    document.head.append(script)
    return ['evil' in window, await seen]
  })
  expect(ran).toBe(false)
  expect(blocked).toMatch(/^script-src/)
})
