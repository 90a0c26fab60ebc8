/**
 * A hostile page in another tab of the same Chromium gets nothing from the loopback host and has no effect on it
 * (DESIGN §10).
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect, type Host } from './fixtures/test'

/** The attacker's host name, which this Chromium resolves to this machine. */
const attackerName = 'evil.test'

const test = base.extend<{ attacker: string }>({
  attacker: async ({ browserName }, use) => {
    const server: Server = createServer(({ headers }, response) => {
      const script = headers['sec-fetch-dest'] === 'script'
      response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8' })
      response.end(script ? '' : `<!doctype html><title>${browserName}</title><body>attacked`)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

test.use({
  chromium: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: [
      '--mute-audio',
      `--host-resolver-rules=MAP ${attackerName} 127.0.0.1`,
      // disable the private-network protection of newer browsers: the test is about our own guards
      '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    ],
  },
})

const portOf = (host: Host) => new URL(host.address).port
const originOf = (host: Host) => `http://127.0.0.1:${portOf(host)}`

interface AttackerKnowledge {
  session: string
  script: string
  sheet: string
  icon: string
}

/** The worst case: the attacker knows the secret of the teacher's tab and our file names. */
const readSecrets = (page: Page): Promise<AttackerKnowledge> =>
  page.evaluate(() => {
    const path = (selector: string, name: string) => {
      const address = document.querySelector(selector)?.getAttribute(name)
      if (!address) throw new Error(`our page has no ${selector}`)
      return new URL(address, location.href).pathname
    }
    return {
      session: sessionStorage.getItem('hanamaru.session') ?? '',
      script: path('script[src]', 'src'),
      sheet: path('link[rel="stylesheet"]', 'href'),
      icon: path('link[rel="icon"]', 'href'),
    }
  })

/** Every way in which a page can make the browser send a request to `target`, each with its result. */
async function attack(page: Page, target: string, knowledge: AttackerKnowledge): Promise<Record<string, string>> {
  return page.evaluate(
    async ([target, { session, script, sheet, icon }]) => {
      const call = JSON.stringify({ method: 'session.logout', argument: {} })
      const secret = { 'x-hanamaru-session': session }
      const ask = async (path: string, options: RequestInit) => {
        try {
          const answer = await fetch(target + path, options)
          const text = await answer.text().catch(() => '')
          return answer.type === 'opaque' ? 'opaque' : `${answer.status} ${text}`.trim()
        } catch {
          return 'refused'
        }
      }
      const element = (name: string, attributes: Record<string, string>) =>
        new Promise<string>(resolve => {
          const made = document.createElement(name)
          made.addEventListener('load', () => resolve('loaded'))
          made.addEventListener('error', () => resolve('refused'))
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
          document.body.append(made)
        })
      /** A frame always loads something; its readable content tells whether it is our page. */
      const frame = (name: string, attribute: string, address: string) =>
        new Promise<string>(resolve => {
          const made = document.createElement(name) as HTMLIFrameElement
          made.addEventListener('load', () =>
            resolve(made.contentDocument?.body?.textContent?.trim() ? 'loaded' : 'nothing'),
          )
          made.addEventListener('error', () => resolve('refused'))
          made.setAttribute(attribute, address)
          document.body.append(made)
        })
      const form = (type: string) =>
        new Promise<string>(resolve => {
          const place = document.createElement('iframe')
          place.name = `form-${type}`
          document.body.append(place)
          const made = document.createElement('form')
          Object.assign(made, { method: 'post', action: `${target}/bridge`, target: place.name, enctype: type })
          const field = document.createElement('input')
          // with text/plain the body is `name=value`, which is valid JSON if the = is inside a string
          Object.assign(field, { name: `${call.slice(0, -1)},"x":"`, value: '"}' })
          made.append(field)
          document.body.append(made)
          place.addEventListener('load', () => {
            let words: string | undefined
            try {
              words = place.contentDocument?.body?.textContent ?? undefined
            } catch {
              words = undefined
            }
            if (place.contentDocument?.URL !== 'about:blank') resolve(words?.trim() ? words : 'nothing')
          })
          made.submit()
        })
      const stream = () =>
        new Promise<string>(resolve => {
          const made = new EventSource(`${target}/events`)
          const end = (what: string) => {
            made.close()
            resolve(what)
          }
          made.addEventListener('open', () => end('open'))
          made.addEventListener('error', () => end('refused'))
        })
      const socket = (address: string) =>
        new Promise<string>(resolve => {
          const made = new WebSocket(address, ['hanamaru', session])
          made.addEventListener('open', () => resolve('open'))
          made.addEventListener('error', () => resolve('refused'))
        })
      const plain = { method: 'POST', body: call }
      const json = { ...plain, headers: { 'content-type': 'application/json', ...secret } }
      return {
        'a page by fetch': await ask('/', {}),
        'a page, unread': await ask('/', { mode: 'no-cors' }),
        'a simple call': await ask('/bridge', plain),
        'a simple call, unread': await ask('/bridge', { ...plain, mode: 'no-cors' }),
        'a call with credentials': await ask('/bridge', { ...plain, credentials: 'include' }),
        'a call in full': await ask('/bridge', json),
        'a launch': await ask('/session', { ...json, body: '{"launch":"x"}' }),
        'a beacon': navigator.sendBeacon(`${target}/bridge`, new Blob([call], { type: 'text/plain' }))
          ? 'sent'
          : 'refused',
        'a form': await form('text/plain'),
        'a form of fields': await form('application/x-www-form-urlencoded'),
        'a form of parts': await form('multipart/form-data'),
        'a script': await element('script', { src: target + script }),
        'a module': await element('script', { src: target + script, type: 'module' }),
        'a picture': await element('img', { src: target + icon }),
        'a sheet': await element('link', { rel: 'stylesheet', href: target + sheet }),
        'an event stream': await stream(),
        'a frame': await frame('iframe', 'src', `${target}/`),
        'an object': await frame('object', 'data', `${target}/`),
        'an embedded page': await frame('embed', 'src', `${target}/`),
        'a socket': await socket(`${target.replace('http', 'ws')}/events`),
      }
    },
    [target, knowledge] as const,
  )
}

/** The results of failed attacks: `opaque` and `sent` mean that a request was sent, with no readable reply. */
function expectNothing(seen: Record<string, string>): void {
  const harmless = new Set(['refused', 'nothing', 'opaque', 'sent', '403'])
  expect(Object.entries(seen).filter(([, what]) => !harmless.has(what))).toEqual([])
}

/** Asserts that the frame shows nothing of our page. Chromium's own error document may appear after a moment. */
async function expectNoPage(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/はなまる/)
}

/** A page without the cookies and storage of this context, in the same browser. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('the browser is closed')
  return await other.newPage()
}

/** A tab of the attacker, next to the teacher's tab. */
async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await openWindow(context)
  await page.goto(address)
  return page
}

/** Asserts that the teacher is still logged in and the host works. */
async function expectUnharmed(teacher: Page): Promise<void> {
  await teacher.reload()
  await expect(teacher.getByRole('heading', { level: 1, name: 'トップページ' })).toBeVisible()
}

test('another host name of this machine serves no page, and a page that is rebound to it gets nothing', async ({
  teacher,
  context,
  host,
}) => {
  const page = await openWindow(context)
  const origin = `http://${attackerName}:${portOf(host)}`
  const launch = (await host.nextAddress()).split('#')[1]
  for (const path of ['/', `/#${launch}`, '/index.html', '/closed', '/hanamaru.svg', '/bridge', '/events']) {
    const answer = await page.goto(`${origin}${path}`).catch(() => null)
    expect([answer?.status() ?? 403, await answer?.text()]).toEqual([403, answer ? '' : undefined])
    await expectNoPage(page)
  }

  // the first reply under that name comes from the attacker's server
  await page.route(`${origin}/attack`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>attack</title><body>' }),
  )
  await page.goto(`${origin}/attack`)
  const seen = await attack(page, origin, await readSecrets(teacher))
  expectNothing(seen)
  expect([seen['a page by fetch'], seen['a call in full'], seen['a socket']]).toEqual(['403', '403', 'refused'])
  await expectUnharmed(teacher)
})

test('pages from another port get nothing from the host, but the same from a server without guards', async ({
  teacher,
  context,
  host,
  attacker,
}) => {
  for (const name of ['127.0.0.1', 'localhost', attackerName]) {
    await test.step(`a page of ${name}`, async () => {
      const page = await tabAt(context, attacker.replace('127.0.0.1', name))
      const seen = await attack(page, originOf(host), await readSecrets(teacher))
      expectNothing(seen)
      expect([seen['a page by fetch'], seen['a call in full'], seen['a socket']]).toEqual([
        'refused',
        'refused',
        'refused',
      ])
    })
  }
  await expectUnharmed(teacher)

  await test.step('the attacks work', async () => {
    const page = await tabAt(context, attacker)
    const seen = await attack(page, attacker, { session: 'x', script: '/', sheet: '/', icon: '/' })
    const taken = Object.entries(seen).filter(([, what]) => /^200|loaded|attacked/.test(what))
    expect(taken.map(([name]) => name)).toEqual(
      expect.arrayContaining(['a page by fetch', 'a simple call', 'a call in full', 'a form', 'a frame', 'a script']),
    )
  })
})

test('a page that opens ours gets no access, and ours has no opener; a sandboxed frame gets nothing', async ({
  teacher,
  context,
  host,
  attacker,
}) => {
  const page = await tabAt(context, attacker)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(
      address => {
        const opened = window.open(address, 'ours')
        Object.assign(window, { opened })
      },
      `${originOf(host)}/`,
    ),
  ])
  await popup.waitForLoadState()
  await expectNoPage(popup)
  const held = await page.evaluate(() => {
    const { opened: opener } = window as Window & { opened?: Window | null }
    try {
      return opener?.document.body.textContent ?? 'nothing'
    } catch {
      return 'refused'
    }
  })
  expect(['nothing', 'refused', '']).toContain(held)
  // our page, opened by the teacher in the same browser, has no opener
  expect(await teacher.evaluate(() => window.opener)).toBeNull()

  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.srcdoc = '<!doctype html><body>'
    document.body.append(frame)
  })
  await expect.poll(() => page.frames().length).toBe(2)
  const frame = page.frames()[1]
  if (!frame) throw new Error('no frame')
  const { session } = await readSecrets(teacher)
  const seen = await frame.evaluate(
    async ([target, session]) => {
      const headers = { 'content-type': 'application/json', 'x-hanamaru-session': session }
      const body = JSON.stringify({ method: 'session.logout', argument: {} })
      const call = await fetch(`${target}/bridge`, { method: 'POST', headers, body }).then(
        answer => String(answer.status),
        () => 'refused',
      )
      const simple = await fetch(`${target}/bridge`, { method: 'POST', body, mode: 'no-cors' }).then(
        answer => answer.type,
        () => 'refused',
      )
      return { origin: self.origin, call, simple }
    },
    [originOf(host), session] as const,
  )
  expect(seen).toEqual({ origin: 'null', call: 'refused', simple: 'refused' })
  await expectUnharmed(teacher)
})
