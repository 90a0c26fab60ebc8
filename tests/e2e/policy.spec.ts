/** Chromium enforces the CSP of the page (DESIGN §10), tested with the attempts of a hostile script. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures/test'

test('the page cannot evaluate text as code', async ({ host, login, pageChecks }) => {
  pageChecks.allow(/Content Security Policy|unsafe-eval/i)
  await login.open(host.address)
  // in a timer, because Chromium exempts code that a test evaluates directly
  const attempts = await login.page.evaluate(
    () =>
      new Promise<string>(done => {
        setTimeout(() => {
          try {
            done(String(new Function('return 1')()))
          } catch (error) {
            done((error as Error).name)
          }
        })
      }),
  )
  expect(attempts).toBe('EvalError')
})

test('the page can reach no other network address than its own host', async ({ host, login, pageChecks }) => {
  const violations: string[] = []
  const other = createServer((request, response) => {
    violations.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  try {
    pageChecks.allow(/Content Security Policy/i)
    await login.open(host.address)
    const fetched = await login.page.evaluate(async place => {
      const picture = new Image()
      const pictured = new Promise(done => {
        picture.onload = picture.onerror = done
      })
      picture.src = `${place}/picture`
      document.body.append(picture)
      navigator.sendBeacon(`${place}/beacon`)
      const answer = await fetch(`${place}/fetch`, { mode: 'no-cors' }).then(
        () => 'answered',
        (error: Error) => error.name,
      )
      await pictured
      return answer
    }, address)
    expect(fetched).toBe('TypeError')
    expect(violations).toEqual([])
  } finally {
    other.closeAllConnections()
    other.close()
  }
})
