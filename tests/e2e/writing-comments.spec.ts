/**
 * Comments in a written text, in real Chromium: for any text and any marks, what is selected by mouse or keys is what
 * the comment has, and what it has is what is drawn, for the student too (SPEC §4 "Writing comment editing").
 */
import type { Locator } from '@playwright/test'
import fc from 'fast-check'
import { isNightly } from '../fixtures/nightly'
import { seriousFindings } from './axe-findings'
import { type Essay, serveEssays } from './fixtures/essays'
import { expect, test } from './fixtures/test'
import { openShowcase } from './page-models/showcase'

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

interface Span {
  start: number
  end: number
}

/** The range of a comment on a selection, tried for every boundary of characters: slow, and independent of the code. */
function rangeOn(text: string, { start, end }: Span, taken: readonly Span[]): Span | 'overlap' | 'blank' {
  const pieces = [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
    isBlank: segment.trim() === '',
  }))
  const own = pieces.filter(piece => piece.start < end && piece.end > start && !piece.isBlank)
  const first = own[0]?.start
  const last = own.at(-1)?.end
  if (first === undefined || last === undefined) return 'blank'
  const grown = (others: readonly Span[]): Span => {
    const isFree = (from: number, to: number) =>
      pieces.every(piece => piece.end <= from || piece.start >= to || !piece.isBlank) &&
      others.every(other => other.end <= from || other.start >= to)
    const starts = pieces.map(piece => piece.start).filter(at => at <= first && first - at <= 100 && isFree(at, first))
    const ends = pieces.map(piece => piece.end).filter(at => at >= last && at - last <= 100 && isFree(last, at))
    return { start: Math.min(...starts), end: Math.max(...ends) }
  }
  const isSame = (one: Span, other: Span) => one.start === other.start && one.end === other.end
  const same = taken.find(other => isSame(other, grown([])) || isSame(other, { start: first, end: last }))
  if (same) return same
  return taken.some(other => other.start < last && first < other.end) ? 'overlap' : grown(taken)
}

/** The offset of each text node of an element, without what the program adds. It runs in the page. */
const pageTools = `
  window.textNodes = root => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes = []
    let start = 0
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement.closest('[data-added]')) continue
      nodes.push({ node, start })
      start += node.length
    }
    return nodes
  }
  window.drawnText = root => window.textNodes(root).map(({ node }) => node.data).join('')
`

declare global {
  interface Window {
    textNodes: (root: Element) => { node: Text; start: number }[]
    drawnText: (root: Element) => string
  }
}

/** The comments that are drawn in a text: where their words begin, and the words. */
const drawnComments = (text: Locator, selector: string): Promise<{ start: number; words: string }[]> =>
  text.evaluate(
    (root, noted) =>
      [...root.querySelectorAll(noted)].map(element => {
        const first = window.textNodes(element)[0]?.node
        const start = window.textNodes(root).find(({ node }) => node === first)?.start ?? -1
        return { start, words: window.drawnText(element) }
      }),
    selector,
  )

/** The selected offsets, from the browser's own selection. */
const selected = (text: Locator): Promise<Span> =>
  text.evaluate(root => {
    const selection = getSelection()
    const range = selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined
    if (!range) return { start: 0, end: 0 }
    const offsetOf = (node: Node, offset: number) =>
      (window.textNodes(root).find(each => each.node === node)?.start ?? Number.NaN) + offset
    return {
      start: offsetOf(range.startContainer, range.startOffset),
      end: offsetOf(range.endContainer, range.endOffset),
    }
  })

/** The points on the left and right edge of the characters at two offsets. */
const pointsOf = (text: Locator, from: Span, to: Span) =>
  text.evaluate(
    (root, [first, last]) => {
      root.scrollIntoView({ block: 'center' })
      const nodes = window.textNodes(root)
      const rects = ({ start, end }: { start: number; end: number }) => {
        const own = nodes.findLast(each => each.start <= start)
        const range = document.createRange()
        if (!own) throw new Error('no node')
        range.setStart(own.node, start - own.start)
        range.setEnd(own.node, Math.min(own.node.length, end - own.start))
        return [...range.getClientRects()]
      }
      const [a, b] = [rects(first)[0], rects(last).at(-1)]
      if (!a || !b) throw new Error('a character is not drawn')
      return [
        { x: a.left + 1, y: (a.top + a.bottom) / 2 },
        { x: b.right - 1, y: (b.top + b.bottom) / 2 },
      ] as const
    },
    [from, to] as const,
  )

const piece = fc.constantFrom(
  ...['I ', 'goed ', 'to ', 'the sea. ', 'It was fun! ', '\n', '\r\n', '\t', '  ', '\u3000', '1,000 ', '(a)-“b” '],
  ...['𠮷野家 ', '葛󠄀城 ', 'が ', 'e\u0301te\u0301 ', '👨‍👩‍👧 ', '🏖️', '私は海が好きです。', 'x'.repeat(60)],
)

const essay = fc
  .record({
    parts: fc.array(piece, { minLength: 3, maxLength: 25 }),
    cuts: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ parts, cuts }) => {
    const text = `${parts.join('')}end.`
    const pieces = [...segmenter.segment(text)]
    const span = (index: number): Span => {
      const [from = 0, to = 0] = cuts
        .slice(index, index + 2)
        .map(cut => cut % pieces.length)
        .sort((a, b) => a - b)
      const last = pieces[to]
      return { start: pieces[from]?.index ?? 0, end: (last?.index ?? 0) + (last?.segment.length ?? 0) }
    }
    const red = span(0)
    const marked = `${text.slice(0, red.start)}[red]${text.slice(red.start, red.end)}[/red]${text.slice(red.end)}`
    const ai = [span(2), span(3)].map(({ start, end }) => `${start},${end}`)
    return { essay: { text, marked, ai } satisfies Essay, cuts }
  })

const count = isNightly ? 100 : 8
/** In `npm run nightly` the test has two parts, with essays of their own, that can run side by side. */
const seeds = isNightly ? [20261122, 20261123] : [20261122]
const parts = seeds.map(seed => fc.sample(essay, { numRuns: count, seed }))

/** Visible characters of a text, which can be pointed at. */
const visible = (text: string): Span[] =>
  [...segmenter.segment(text)]
    .filter(({ segment }) => /^[\p{L}\p{N}]/u.test(segment))
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }))

/** Clicks a button of which only the effect is tested here: without waiting until it is stable. */
const press = (button: Locator) =>
  button.evaluate(element => {
    if (element instanceof HTMLElement) element.click()
  })

const keys = [
  'Shift+ArrowRight',
  'Shift+ArrowDown',
  'Alt+Shift+ArrowRight',
  'ArrowRight',
  'ArrowDown',
  'End',
  'ArrowUp',
]

test.setTimeout(300_000)

for (const [part, essays] of parts.entries())
  test(`by keyboard alone with a Japanese input method; for any text, what is selected by mouse or keys has the comment, for the student too (${part + 1} of ${parts.length})`, async ({
    teacher: page,
  }) => {
    await page.addInitScript(pageTools)
    await page.evaluate(pageTools)
    await serveEssays(page, [{ text: 'I goed to the sea.' }, ...essays.map(each => each.essay)])
    const paper = await openShowcase(page)
    const text = page.getByRole('textbox', { name: '生徒の英文（コメントの編集）' })

    await test.step('by keyboard alone; an Enter of the composition adds nothing', async () => {
      await page.keyboard.press('c')
      await expect(text).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: 'コメント', exact: true })
      await expect(field).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])
      const input = await page.context().newCDPSession(page)
      await input.send('Input.imeSetComposition', { text: 'うみ', selectionStart: 2, selectionEnd: 2 })
      await expect(field).toHaveValue('うみ')
      await input.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      })
      await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 13 })
      await expect(field).toBeFocused()
      await expect(text.locator('[data-noted]')).toHaveCount(0)
      await input.send('Input.insertText', { text: '海' })
      await expect(field).toHaveValue('海')
      await page.keyboard.press('Enter')
      await expect(text).toBeFocused()
      expect(await drawnWords(text)).toEqual(['goed'])
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Delete')
      expect(await drawnWords(text)).toEqual([])
      await page.keyboard.press('Control+z')
      expect(await drawnWords(text)).toEqual(['goed'])
      await page.keyboard.press('Enter')
      // Enter on the focused button opens the form
      await expect(page.getByRole('dialog').getByRole('button', { name: '編集' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('海')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Alt+ArrowLeft')
      await page.keyboard.press('Escape')
      await expect(text).toHaveCount(0)
    })

    const all: Span[][] = []
    for (const [
      at,
      {
        essay: { text: words },
        cuts,
      },
    ] of essays.entries()) {
      const comments: Span[] = []
      all.push(comments)
      /** Comments on the selection with Enter, and compares what is drawn with the selection. */
      const comment = async (selection: Span) => {
        const expected = rangeOn(words, selection, comments)
        await page.keyboard.press('Enter')
        if (expected === 'overlap' || expected === 'blank') {
          await expect(page.getByRole('alert')).toBeVisible()
          return
        }
        await page.keyboard.insertText('よい')
        await page.keyboard.press('Enter')
        if (!comments.some(({ start }) => start === expected.start)) comments.push(expected)
        comments.sort((a, b) => a.start - b.start)
        await expectDrawn(text, '[data-noted]', words, comments)
      }
      const card = paper.card(at + 2)
      const button = card.getByRole('button', { name: /^コメント(する|編集)$/ })
      await press(button)
      expect(await text.evaluate(root => window.drawnText(root))).toBe(words)
      const characters = visible(words)
      const [first, last] = [cuts[4], cuts[5]]
        .map(cut => characters[(cut ?? 0) % characters.length])
        .sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0))
      if (at % 3 === 0 && first && last) {
        const [from, to] = await pointsOf(text, first, last)
        // A press in the selected words selects anew, too.
        await page.keyboard.press('Control+a')
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(to.x, to.y)
        await page.mouse.up()
        expect(await selected(text)).toEqual({ start: first.start, end: last.end })
        await comment({ start: first.start, end: last.end })
        await page.keyboard.press('Control+Home')
      }
      for (const cut of cuts.slice(0, 3)) await page.keyboard.press(keys[cut % keys.length] ?? '')
      await page.keyboard.press('Shift+ArrowRight')
      const selection = await selected(text)
      if (selection.start < selection.end) await comment(selection)
      await press(button)
    }
    expect(all.flat().length).toBeGreaterThan(count / 2)
    await paper.setStudentView(true)
    expect(essays).toHaveLength(count)
    for (const [
      at,
      {
        essay: { text: words },
      },
    ] of essays.entries()) {
      const drawn = paper.card(at + 2).getByRole('region', { name: /あなたの英文/ })
      await expectDrawn(drawn.locator('[lang]').first(), '[role="button"]', words, all[at] ?? [])
    }
  })

async function expectDrawn(text: Locator, selector: string, words: string, comments: readonly Span[]): Promise<void> {
  expect(await drawnComments(text, selector)).toEqual(
    comments.map(({ start, end }) => ({ start, words: words.slice(start, end) })),
  )
}

const drawnWords = (text: Locator): Promise<string[]> =>
  text.evaluate(root =>
    [...root.querySelectorAll('[data-noted]')].map(element =>
      [...element.childNodes]
        .filter(node => node instanceof Text || !('added' in (node as HTMLElement).dataset))
        .map(node => node.textContent)
        .join(''),
    ),
  )
