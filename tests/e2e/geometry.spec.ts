/** The check of the geometry finds each kind of fault on a small page, and nothing on the same page without it. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { geometryFaults } from './geometry'

/** A font of the tests' own, because not every machine has Japanese letters, and they must be equally wide on all. */
const font = readFileSync('node_modules/@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff2')

const style = `
  @font-face { font-family: Letters; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  * { box-sizing: border-box }
  body { margin: 0; height: 100vh; overflow: hidden; font: 16px/20px Letters, sans-serif }
  main { height: 100%; overflow: auto }
  button, select, input { font: inherit }
  button, .box { position: absolute; left: 20px; top: 20px; width: 100px; height: 40px; padding: 0 }
  .clip { overflow: hidden; white-space: nowrap }
  .ellipsis { text-overflow: ellipsis }`

test.use({ viewport: { width: 400, height: 300 } })

test.beforeEach(async ({ page }) => {
  await page.setContent(`<style>${style}</style>`)
  await page.evaluate(() => document.fonts.load('16px Letters', '長谷川'))
})

/** The faults of a new body: the head keeps the font, which takes long to load. */
async function faultsOf(page: Page, content: string): Promise<string[]> {
  await page.evaluate(text => {
    const body = document.createElement('body')
    body.innerHTML = text
    document.body.replaceWith(body)
  }, content)
  return await page.evaluate(geometryFaults)
}

const faultyPages: Record<string, [content: string, fault: string]> = {
  'a control beyond the edge': [
    '<button style="left: 350px" aria-label="Send"></button>',
    'beyond the edge: button「Send」 right by 50 px',
  ],
  'a control below the window': [
    '<button style="top: 290px" aria-label="Send"></button>',
    'beyond the edge: button「Send」 bottom by 30 px',
  ],
  'a control in an element without a box of its own': [
    '<div style="display: contents"><button style="left: 350px" aria-label="Send"></button></div>',
    'beyond the edge: button「Send」 right by 50 px',
  ],
  'a covered control': [
    '<button>Send</button><div class="box shade" style="left: 60px"></div>',
    'covered: button「Send」 by <div class="box shade">',
  ],
  'a control whose corner is covered': [
    '<button>Send</button><div class="box shade" style="left: 108px; top: 48px"></div>',
    'covered: button「Send」 by <div class="box shade">',
  ],
  'a control under a foot that sticks to the scroll area': [
    `<main><div style="height: 270px"></div><button style="position: static">Send</button><div style="height: 400px">
    </div><footer style="position: sticky; bottom: 0; height: 60px; background: white"></footer></main>`,
    'covered: button「Send」 by <footer class="">',
  ],
  'a clipped control': [
    '<div class="box card" style="overflow: hidden"><button style="left: 40px" aria-label="Send"></button></div>',
    'clipped: button「Send」 right by 40 px, bottom by 20 px by <div class="box card">',
  ],
  'a small control close to another': [
    '<button style="width: 20px; height: 20px">A</button><button style="left: 40px; height: 20px">B</button>',
    'small: button「A」 20 × 20 px, close to button「B」',
  ],
  'two small checkboxes close to each other': [
    `<input type="checkbox" aria-label="A" style="position: absolute; left: 20px; top: 20px">
    <input type="checkbox" aria-label="B" style="position: absolute; left: 20px; top: 40px">`,
    'small: input「A」 13 × 13 px, close to input「B」 (and 1 more)',
  ],
  'a text of which two letters remain': [
    '<p class="box clip ellipsis" style="width: 44px">長谷川アレクサンドラ</p>',
    'text cut: p「長谷川アレクサンドラ」 shows 2 letters of「長谷川アレクサンドラ」',
  ],
  'a text that is cut without an ellipsis': [
    '<p class="box clip">長谷川アレクサンドラ</p>',
    'text cut: p「長谷川アレクサンドラ」 without an ellipsis:「長谷川アレクサンドラ」',
  ],
  'a text below the edge of its card': [
    '<div class="box clip"><p style="margin: 36px 0 0">提出</p></div>',
    'text cut: p「提出」 shows 0 letters of「提出」',
  ],
  'a field whose value is cut': [
    '<input aria-label="期限" value="学年末試験前日" style="width: 52px; padding: 0 8px; border: 0">',
    'text cut: input「期限」 shows 2 letters of「学年末試験前日」',
  ],
  'a choice that is cut': [
    '<select aria-label="クラス" style="appearance: none; width: 40px; border: 0"><option>全員のクラス</option></select>',
    'text cut: select「クラス」 shows 2 letters of「全員のクラス」',
  ],
  'a page that scrolls sideways': [
    '<main><p style="width: 500px">提出</p></main>',
    'sideways: main「提出」 100 px, without a name or a tab stop: <main class="">',
  ],
}

test('finds each kind of fault, and nothing else on its page', async ({ page }) => {
  for (const [fault, [content, line]] of Object.entries(faultyPages)) {
    expect.soft(await faultsOf(page, content), fault).toEqual([line])
  }
})

const goodPages = {
  'a control that scrolling shows':
    '<main><div style="height: 900px"></div><button style="position: static">Send</button></main>',
  'a skip link': `<style>a { position: absolute; top: -40px } a:focus { top: 0 }</style><a href="#main">本文へ</a>`,
  'a control under its own icon':
    '<button>Send<svg style="position: absolute; inset: 0" width="100" height="40"></svg></button>',
  'a switch whose label is clicked': `<label style="display: block; height: 24px">
    <input type="checkbox" style="position: absolute; opacity: 0"> 字幕</label>`,
  'a small control with room around it':
    '<button style="width: 20px; height: 20px">A</button><button style="left: 70px">B</button>',
  'a link in a sentence': '<p>詳しくは<a href="#help">ヘルプ</a>と<a href="#faq">質問</a>をご覧ください。</p>',
  'a text with an ellipsis after four letters':
    '<p class="box clip ellipsis" style="width: 90px" title="長谷川アレクサンドラ">長谷川アレクサンドラ</p>',
  'a text that only a screen reader reads':
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">提出済み</span>',
  'a named area that scrolls sideways':
    '<div role="region" aria-label="成績" tabindex="0" style="overflow: auto"><p style="width: 500px">提出</p></div>',
  'a page that is kept, but not shown':
    '<hm-kept data-hidden><button style="left: 350px" aria-label="Send"></button></hm-kept>',
  'a page under an open dialog': `<button>Send</button><div class="box" style="background: white" role="dialog">
    <button style="left: 0; top: 0">OK</button></div>`,
}

test('accepts each page without a fault, and leaves scroll positions and focus as they were', async ({ page }) => {
  for (const [name, content] of Object.entries(goodPages)) {
    expect.soft(await faultsOf(page, content), name).toEqual([])
  }

  await faultsOf(page, goodPages['a control that scrolling shows'])
  await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 55))
  await page.evaluate(geometryFaults)
  expect(await page.evaluate(() => document.querySelector('main')?.scrollTop)).toBe(55)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})
