/**
 * Hostile HTML from the server, shown where the program shows server HTML, in real Chromium under the real policy (DESIGN §10):
 * no script runs, nothing is asked for, nothing leads away, and nothing of it keeps a name or an attribute that means something.
 */
import type { Page } from '@playwright/test'
import { hostileHtml, trap } from '../fixtures/hostile-html'
import { expect, test } from './fixtures/test'

declare global {
  interface Window {
    hits?: unknown[]
    hit?: (number: number) => void
  }
}

/** What the page notes of a script that runs. */
const layTraps = (page: Page) =>
  page.evaluate(() => {
    window.hits = []
    const note = (what: unknown) => void window.hits?.push(what)
    window.hit = note
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
      Object.defineProperty(window, name, { value: () => note(name) })
    }
  })

/** Everything that the browser asks for, but what is inside of it. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith('data:') && !request.url().startsWith('blob:')) asked.push(request.url())
  })
  return asked
}

/** Opens each notice by its address, and tells what in it should not be there. */
const showAll = (page: Page, from: number, count: number) =>
  page.evaluate(
    async ([from, count]) => {
      const tags = new Set(
        'P BR HR DIV SPAN FONT B STRONG I EM U S SMALL SUB SUP RUBY RT RP MARK DEL INS CENTER A H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE PRE CODE TABLE CAPTION THEAD TBODY TFOOT TR TH TD'.split(
          ' ',
        ),
      )
      const attributes = new Set(['class', 'colspan', 'rowspan', 'lang', 'start'])
      const own = Object.getOwnPropertyNames(window).length
      const problems: string[] = []
      const shown = async (title: string): Promise<Element> => {
        for (let turn = 0; turn < 2000; turn++) {
          for (const article of document.querySelectorAll('article')) {
            const place = article.querySelector('[class*="_html_"]')
            if (place && article.querySelector('h1')?.textContent === title) return place
          }
          await new Promise(resolve => setTimeout(resolve, 4))
        }
        throw new Error(`${title} was not shown`)
      }
      const words: string[] = []
      for (let number = from; number < from + count; number++) {
        location.hash = `#/admin/home/message-detail-page?notice_id=hostile-${number}`
        const place = await shown(`payload ${number}`)
        for (const element of place.querySelectorAll('*')) {
          if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !tags.has(element.tagName)) {
            problems.push(`${number}: <${element.tagName}>`)
          }
          if (element.shadowRoot) problems.push(`${number}: a shadow root`)
          for (const { name, value } of element.attributes) {
            // Class names are our own style sheet's: built, they begin with an underscore.
            const right = name === 'class' ? value.split(' ').every(one => /^_[\w-]+$/.test(one)) : attributes.has(name)
            if (!right) problems.push(`${number}: ${name}="${value.slice(0, 60)}"`)
          }
        }
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_CDATA_SECTION)
        if (walker.nextNode()) problems.push(`${number}: a comment`)
        words.push(place.textContent ?? '')
      }
      return { problems, words, names: Object.getOwnPropertyNames(window).length - own, hits: window.hits ?? [] }
    },
    [from, count] as const,
  )

test('there are more than 300 of them', () => {
  expect(hostileHtml.length).toBeGreaterThan(300)
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
})

const perTest = 140

for (let from = 0; from < hostileHtml.length; from += perTest) {
  const payloads = hostileHtml.slice(from, from + perTest)

  // The watch over the console ends this too: Chromium has met nothing that its policy had to stop.
  test(`no payload of ${from + 1} to ${from + payloads.length} runs, asks, leads away or keeps a name`, async ({
    teacher,
    host,
    school,
  }) => {
    for (const [at, content] of payloads.entries()) {
      const number = from + at
      const notice = { notice_id: `hostile-${number}`, title: `payload ${number}`, create_time: '2026-11-16 09:00:00' }
      const data = { ...notice, is_read: 1, content }
      await school.fault({ kind: 'data', endpoint: 'system-notice-content', count: 1, data })
    }
    const origin = new URL(host.address).origin
    const asked = watchRequests(teacher)
    const dialogs: string[] = []
    teacher.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const opened: string[] = []
    teacher.context().on('page', page => void opened.push(page.url()))
    await layTraps(teacher)
    const { problems, words, names, hits } = await showAll(teacher, from, payloads.length)
    await teacher.waitForLoadState('networkidle')

    expect(problems).toEqual([])
    expect(hits).toEqual([])
    expect(await teacher.evaluate(() => window.hits)).toEqual([])
    expect(names).toBe(0)
    expect(dialogs).toEqual([])
    expect(opened).toEqual([])
    expect(teacher.frames()).toHaveLength(1)
    // Our own calls, and the icon of the tab, which Chromium asks for at each address.
    const icon = await teacher.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href)
    expect(new Set(asked)).toEqual(new Set([`${origin}/bridge`, icon]))
    expect(new URL(teacher.url()).origin).toBe(origin)
    // It is no guard that nothing is shown at all.
    expect(words.filter(text => text.trim() !== '').length).toBeGreaterThan(20)

    // A click on anything of it leads nowhere either.
    const last = teacher.locator('article').last()
    await last.click({ force: true })
    await teacher.reload()
    await expect(teacher.getByRole('button', { name: /先生のメニュー$/ })).toBeVisible()
  })
}

test('the payloads are alive: without sanitizer and policy they run and ask', async ({ context }) => {
  const page = await context.newPage()
  const asked = watchRequests(page)
  await page.route(`${trap}/**`, route => route.abort())
  await page.setContent('<!doctype html><body>')
  await layTraps(page)
  await page.evaluate(async payloads => {
    for (const html of payloads) {
      // What leads away from this page ends the test of all others.
      if (/http-equiv|<plaintext|_top/.test(html)) continue
      const place = document.createElement('div')
      document.body.append(place)
      place.innerHTML = html
    }
    await new Promise(resolve => setTimeout(resolve, 1500))
  }, hostileHtml)
  const hits = await page.evaluate(() => new Set(window.hits).size)
  expect(hits).toBeGreaterThan(60)
  expect(new Set(asked.filter(address => address.startsWith(trap))).size).toBeGreaterThan(20)
})
