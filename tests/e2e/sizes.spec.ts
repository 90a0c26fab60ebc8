/**
 * Every page at the usual size, at the largest zoom and at one size more; in `npm run nightly` at every size. No control
 * is beyond the edge, covered, clipped or too small, and no text is cut.
 */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { viewKeys } from '../../shared/items/view-keys'
import { isNightly } from '../fixtures/nightly'
import { type PageExample, pageExamples } from './fixtures/page-examples'
import { expect, test } from './fixtures/test'
import { geometryFaults } from './geometry'

// about a minute each on two busy cores
test.setTimeout(300_000)

interface Size {
  name: string
  width: number
  height: number
  deviceScaleFactor: number
}

const largestZoom: Size = { name: '1366×768 at 200 %', width: 683, height: 384, deviceScaleFactor: 2 }

/** A zoom makes the window smaller in CSS pixels, and each of them larger on the screen. */
const sizes: readonly Size[] = [
  { name: '1366×768', width: 1366, height: 768, deviceScaleFactor: 1 },
  { name: '1366×768 at 125 %', width: 1093, height: 614, deviceScaleFactor: 1.25 },
  { name: '1366×768 at 150 %', width: 911, height: 512, deviceScaleFactor: 1.5 },
  largestZoom,
  { name: '1024×768', width: 1024, height: 768, deviceScaleFactor: 1 },
  { name: '1920×1080', width: 1920, height: 1080, deviceScaleFactor: 1 },
]

const usual = sizes[0] as Size
const others = sizes.filter(size => size !== usual && size !== largestZoom)

/** The sizes at which a page is checked. Its title chooses the second one, so that new pages change nothing for it. */
function sizesFor(title: string): readonly Size[] {
  if (isNightly) return sizes
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return [usual, others[sum % others.length] ?? usual, largestZoom]
}

const examples = Object.values(pageExamples).flat()

/** After a change of the window the program renders once more: in the next frame, or in the one after it. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The faults that are still there when a chart has taken its new size, which may be some frames later. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults = await page.evaluate(geometryFaults)
  for (let tries = 0; faults.length > 0 && tries < 20; tries += 1) {
    await twoFrames(page)
    faults = await page.evaluate(geometryFaults)
  }
  return faults
}

const resize = (browser: CDPSession, { width, height, deviceScaleFactor }: Size) =>
  browser.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })

// cached pages are in the document too, hidden
const shown = (locator: Locator) => locator.filter({ visible: true })

// by selectors: a search by role asks for the style of every element, also of the kept pages, hundreds of times here
const heading = 'h1:visible'
const skeleton = '[role=status][aria-label*="読み込んでいます"]:visible'

const isLoaded = (page: Page) => expect(page.locator(skeleton)).toHaveCount(0)

async function clickEach(page: Page, controls: PageExample['click'] = []): Promise<void> {
  for (const [role, name] of controls) {
    await shown(page.getByRole(role, { name, exact: true }))
      .first()
      .click()
    await isLoaded(page)
  }
}

async function open(page: Page, { address, click }: PageExample): Promise<void> {
  await page.evaluate(hash => {
    location.hash = hash
  }, address)
  await expect(page.locator(heading)).toBeVisible()
  await isLoaded(page)
  // an example with a wrong id would show only this
  await expect(shown(page.getByText('見つかりません'))).toHaveCount(0)
  await clickEach(page, click)
}

/** Returns the faults of the open page at some sizes, as lines. The popup is opened again at each size. */
async function faultsAt(among: readonly Size[], page: Page, browser: CDPSession, popup?: PageExample['open']) {
  const lines: string[] = []
  for (const size of among) {
    await resize(browser, size)
    await clickEach(page, popup)
    await twoFrames(page)
    for (const fault of await lastingFaults(page)) lines.push(`${size.name}: ${fault}`)
    if (popup) await page.keyboard.press('Escape')
  }
  return lines
}

/** Visits the pages; returns their faults, by page. */
async function faultsOf(
  page: Page,
  visited: readonly PageExample[],
  among: (title: string) => readonly Size[] = sizesFor,
): Promise<Record<string, string[]>> {
  // nothing is half open or half faded
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  const faults: Record<string, string[]> = {}
  // The next page opens at the size of the last one, and is walked in the other order: so it is resized less often.
  let isReversed = false
  for (const example of visited) {
    const clicked = [...(example.click ?? []), ...(example.open ?? [])].map(([, name]) => String(name))
    const title = [example.address, ...clicked].join(' › ')
    await test.step(title, async () => {
      await open(page, example)
      const order = isReversed ? among(title).toReversed() : among(title)
      const lines = await faultsAt(order, page, browser, example.open)
      isReversed = !isReversed
      if (lines.length > 0) faults[title] = lines
    })
  }
  return faults
}

test('the login pages', async ({ page, host, login }) => {
  await login.open(host.address)
  const visited = examples.filter(example => example.isLoggedOut)
  expect(visited).toHaveLength(2)
  expect(await faultsOf(page, visited)).toEqual({})
})

const pages = examples.filter(example => !example.isLoggedOut)

// in parts, so that no worker waits for one long test
const parts = 3
for (let part = 1; part <= parts; part += 1) {
  test(`all pages of a teacher, part ${part} of ${parts}`, async ({ teacher }) => {
    const visited = pages.slice(((part - 1) * pages.length) / parts, (part * pages.length) / parts)
    expect(visited.length).toBeGreaterThan(15)
    expect(await faultsOf(teacher, visited)).toEqual({})
  })
}

test('all result views at the largest zoom', async ({ teacher }) => {
  const visited = viewKeys.map(key => ({ address: `/admin/explain?view=${key}` }))
  expect(visited).toHaveLength(65)
  expect(await faultsOf(teacher, visited, () => [largestZoom])).toEqual({})
})

test('the menus of the homework list stay in the window, and its titles keep their width beside marks', async ({
  teacher,
}) => {
  const browser = await teacher.context().newCDPSession(teacher)
  await open(teacher, { address: '/admin/homework-management' })
  const table = teacher.getByRole('table', { name: '宿題の一覧' })
  const menu = table.getByRole('button', { name: /の操作$/ }).first()
  for (const size of sizes) {
    await resize(browser, size)
    await expect(menu, size.name).toBeInViewport({ ratio: 1 })
    const widths = await table
      .getByRole('rowheader')
      .evaluateAll(heads => heads.map(head => (head.querySelector('div')?.clientWidth ?? 0) / head.clientWidth))
    expect(widths.length).toBeGreaterThan(5)
    for (const share of widths) expect(share, size.name).toBeGreaterThan(0.85)
  }
  // in the largest window, the last of these, a full page of rows fills the height
  const pager = await shown(teacher.getByRole('button', { name: '2ページ' })).boundingBox()
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeGreaterThan(1020)
})

test('the pager of the homework list stays in the window with all filters open', async ({ teacher }) => {
  await open(teacher, { address: '/admin/homework-management', click: [['button', '絞り込み']] })
  await expect(teacher.getByLabel('種類')).toBeVisible()
  await expect(shown(teacher.getByRole('button', { name: '2ページ' }))).toBeInViewport({ ratio: 1 })
})
