/** That Chromium obeys the policy of the page (DESIGN §10): what a hostile script could try, were there one. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures/test'

test('the page turns no text into a program', async ({ host, login, watched }) => {
  watched.allow(/Content Security Policy|unsafe-eval/i)
  await login.open(host.address)
  // In a timer: what a test evaluates itself Chromium lets pass.
  const tried = await login.page.evaluate(
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
  expect(tried).toBe('EvalError')
})

test('the page reaches no network but its own', async ({ host, login, watched }) => {
  const heard: string[] = []
  const other = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  try {
    watched.allow(/Content Security Policy/i)
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
    expect(heard).toEqual([])
  } finally {
    other.closeAllConnections()
    other.close()
  }
})
