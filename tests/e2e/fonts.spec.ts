/** The Japanese font is in two files (build/fonts.mjs): no character may be drawn with another font, or be missing. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test'

const whole = '**/*-japanese-*-normal-????????.woff2'

/** What the screens say, without ASCII. */
function saidBy(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) => name === 'text.ts')
  const said = files.flatMap(file => [...readFileSync(path.join(file.parentPath, file.name), 'utf8')])
  return [...new Set(said)]
    .filter(character => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
    .join('')
}

/** The fonts of the program, and others, with which a text is drawn: characters of each. */
async function drawnWith(page: Page, text: string): Promise<{ own: number; other: number }> {
  await page.evaluate(shown => {
    const element = document.body.appendChild(document.createElement('p'))
    element.id = 'drawn'
    element.textContent = shown
  }, text)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('DOM.enable')
  await chrome.send('CSS.enable')
  const { root } = await chrome.send('DOM.getDocument')
  const { nodeId } = await chrome.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#drawn' })
  const { fonts } = await chrome.send('CSS.getPlatformFontsForNode', { nodeId })
  await page.locator('#drawn').evaluate(element => element.remove())
  const count = (isCustom: boolean) =>
    fonts.filter(font => font.isCustomFont === isCustom).reduce((sum, font) => sum + font.glyphCount, 0)
  return { own: count(true), other: count(false) }
}

test('all that the screens say is drawn with the file that is loaded at the start', async ({
  page,
  host,
  login,
  pageChecks,
}) => {
  pageChecks.allow(/net::ERR_FAILED/)
  await page.route(whole, route => route.abort())
  await login.open(host.address)
  const said = saidBy('renderer')
  expect([...said].length).toBeGreaterThan(600)
  expect(await drawnWith(page, said)).toEqual({ own: [...said].length, other: 0 })
})

test('a rare kanji of a name loads the whole file, and is drawn with it', async ({ page, host, login }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  const isWhole = (url: string) => /japanese-400-normal-[\w-]{8}\.woff2$/.test(url)
  await login.open(host.address)
  expect(requests.filter(isWhole)).toEqual([])
  expect(await drawnWith(page, '齷齪')).toEqual({ own: 2, other: 0 })
  expect(requests.filter(isWhole)).toHaveLength(1)
})
