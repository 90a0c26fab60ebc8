/** What a hostile page in another tab of the same Chromium gets of the loopback host (DESIGN §10): nothing, and no effect. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { test as base, expect, type Host } from './fixtures/test'

/** A name of the attacker's that the resolver of this Chromium has learnt to lead to this machine. */
const evil = 'evil.test'

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
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: [
      '--mute-audio',
      `--host-resolver-rules=MAP ${evil} 127.0.0.1`,
      // Newer browsers keep pages of the web from this machine by themselves: that is no guard of ours.
      '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    ],
  },
})

const portOf = (host: Host) => new URL(host.address).port
const ours = (host: Host) => `http://127.0.0.1:${portOf(host)}`

interface Loot {
  session: string
  script: string
  sheet: string
  icon: string
}

/** The worst case: the attacker has the secret of the teacher's tab, and knows the names of our files. */
const lootOf = (page: Page): Promise<Loot> =>
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

/** Every way by which a page can make the browser ask `target` for something, each with what came of it. */
async function attack(page: Page, target: string, loot: Loot): Promise<Record<string, string>> {
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
      /** A frame always loads something: what can be read of it tells whether it is ours. */
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
          // With text/plain the body is `name=value`: JSON where the = falls into a text.
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
    [target, loot] as const,
  )
}

/** What an attack that gets nothing looks like: `opaque` and `sent` tell that something was asked, and no more. */
function expectNothing(seen: Record<string, string>): void {
  const harmless = new Set(['refused', 'nothing', 'opaque', 'sent', '403'])
  expect(Object.entries(seen).filter(([, what]) => !harmless.has(what))).toEqual([])
}

/** Nothing of ours stands there; Chromium shows a document of its own where it got nothing, which may come in a moment. */
async function expectNoPage(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/はなまる/)
}

const openWindow = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** A tab of the attacker's, beside the teacher's. */
async function tabAt(browser: Browser, address: string): Promise<Page> {
  const page = await openWindow(browser)
  await page.goto(address)
  return page
}

/** The teacher is logged in as before, and the host works. */
async function expectUnharmed(teacher: Page): Promise<void> {
  await teacher.reload()
  await expect(teacher.getByRole('heading', { level: 1, name: 'トップページ' })).toBeVisible()
}

test('another name of this machine gives no page', async ({ teacher, browser, host }) => {
  const page = await openWindow(browser)
  const launch =
    host.lines
      .filter(line => line.startsWith('open '))
      .at(-1)
      ?.split('#')[1] ?? ''
  for (const path of ['/', `/#${launch}`, '/index.html', '/closed', '/hanamaru.svg', '/bridge', '/events']) {
    const answer = await page.goto(`http://${evil}:${portOf(host)}${path}`).catch(() => null)
    expect([answer?.status() ?? 403, await answer?.text()]).toEqual([403, answer ? '' : undefined])
    await expectNoPage(page)
  }
  await expectUnharmed(teacher)
})

test('a page whose name comes to mean this machine reaches nothing by its own origin', async ({
  teacher,
  browser,
  host,
}) => {
  const origin = `http://${evil}:${portOf(host)}`
  const page = await openWindow(browser)
  // The first answer under that name comes from the attacker's own machine.
  await page.route(`${origin}/attack`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>attack</title><body>' }),
  )
  await page.goto(`${origin}/attack`)
  const seen = await attack(page, origin, await lootOf(teacher))
  expectNothing(seen)
  expect([seen['a page by fetch'], seen['a call in full'], seen['a socket']]).toEqual(['403', '403', 'refused'])
  await expectUnharmed(teacher)
})

for (const name of ['127.0.0.1', 'localhost', evil]) {
  test(`a page of another port of ${name} reaches nothing`, async ({ teacher, browser, host, attacker }) => {
    const page = await tabAt(browser, attacker.replace('127.0.0.1', name))
    const seen = await attack(page, ours(host), await lootOf(teacher))
    expectNothing(seen)
    expect([seen['a page by fetch'], seen['a call in full'], seen['a socket']]).toEqual([
      'refused',
      'refused',
      'refused',
    ])
    await expectUnharmed(teacher)
  })
}

test('a page that opens ours, or is opened by it, gets no hold of it', async ({ teacher, browser, host, attacker }) => {
  const page = await tabAt(browser, attacker)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(
      address => {
        const opened = window.open(address, 'ours')
        Object.assign(window, { opened })
      },
      `${ours(host)}/`,
    ),
  ])
  await popup.waitForLoadState()
  await expectNoPage(popup)
  const held = await page.evaluate(() => {
    const { opened } = window as Window & { opened?: Window | null }
    try {
      return opened?.document.body.textContent ?? 'nothing'
    } catch {
      return 'refused'
    }
  })
  expect(['nothing', 'refused', '']).toContain(held)
  // Ours, opened in the same browser by the teacher, knows no opener.
  expect(await teacher.evaluate(() => window.opener)).toBeNull()
  await expectUnharmed(teacher)
})

test('a sandboxed frame, whose origin is null, reaches nothing', async ({ teacher, browser, host, attacker }) => {
  const page = await tabAt(browser, attacker)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.srcdoc = '<!doctype html><body>'
    document.body.append(frame)
  })
  await expect.poll(() => page.frames().length).toBe(2)
  const frame = page.frames()[1]
  if (!frame) throw new Error('no frame')
  const { session } = await lootOf(teacher)
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
    [ours(host), session] as const,
  )
  expect(seen).toEqual({ origin: 'null', call: 'refused', simple: 'refused' })
  await expectUnharmed(teacher)
})

test('the attacks are real: a host without guards gives in to them', async ({ browser, attacker }) => {
  const page = await tabAt(browser, attacker)
  const seen = await attack(page, attacker, { session: 'x', script: '/', sheet: '/', icon: '/' })
  const taken = Object.entries(seen).filter(([, what]) => /^200|loaded|attacked/.test(what))
  expect(taken.map(([name]) => name)).toEqual(
    expect.arrayContaining(['a page by fetch', 'a simple call', 'a call in full', 'a form', 'a frame', 'a script']),
  )
})
