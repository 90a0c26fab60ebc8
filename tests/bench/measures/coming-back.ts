import type { Page } from '@playwright/test'
import { HomeworkDetailsPage } from '../../e2e/page-models/homework-details.page'
import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { PaperPage } from '../../e2e/page-models/paper.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import { quantile, type Sample } from '../stats'
import { openTeacherTab } from '../teacher-tab'
import { type Shown, timeToPaint } from '../time-to-paint'

/** The time that a teacher looks at a page before the next key, in milliseconds. */
const viewTime = 400

/** What is on the screen of each kept page, and only there. */
const shown = {
  first: { all: ['#first'] },
  second: { all: ['#second'] },
  list: { all: ['table[aria-label="宿題の一覧"] tbody a'] },
  matrix: { all: ['td[aria-label*="点、"]'] },
  paper: { all: ['[data-view] article'], none: 'main [aria-busy="true"]' },
}

/** One step of the browser's history; Chromium keeps Alt+arrow for its window. */
const step = (page: Page, by: number) => page.evaluate(by => history.go(by), by)

/** Milliseconds from a key to the painted page that comes back; `by` is the step of the history. */
async function comeBack(page: Page, to: Shown, by: number): Promise<number> {
  const ms = await timeToPaint(page, 'keydown', to, async () => {
    // the key only starts the clock; the step follows in the same task of the page
    await page.evaluate(by => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F24' }))
      history.go(by)
    }, by)
  })
  await page.waitForTimeout(viewTime)
  return ms
}

/** Two empty pages of which the history shows one: what a step costs the browser alone. */
async function openEmptyPages(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.evaluate(() => {
    document.body.innerHTML = '<p id="first">1</p><p id="second" hidden>2</p>'
    const show = (name: string) => {
      for (const each of document.querySelectorAll('p')) each.hidden = each.id !== name
    }
    history.replaceState('first', '')
    history.pushState('second', '')
    addEventListener('popstate', ({ state }) => show(state as string))
    show('second')
  })
}

export const comingBack: Measure = {
  name: 'coming-back',
  title: 'kept pages again: from the paper to the matrix, to the list, and forward',
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(folder, await browser())
    await new Shell(page).go('宿題一覧')
    await new HomeworkListPage(page).openEnded()
    await new HomeworkDetailsPage(page).scoredCells().first().click()
    await new PaperPage(page).items.waitFor()
    await page.waitForTimeout(viewTime)
    // The paper replaces no page of the history: two steps lead back to the list.
    await step(page, -1)
    await page.waitForTimeout(viewTime)
    await step(page, 1)
    await page.waitForTimeout(viewTime)
    const empty = await openTab(await browser())
    await openEmptyPages(empty.page)
    return {
      sides: {
        async walk(): Promise<Sample> {
          const times: Record<'list' | 'matrix' | 'paper', number[]> = { list: [], matrix: [], paper: [] }
          for (let round = 0; round < (quick ? 1 : 10); round += 1) {
            times.matrix.push(await comeBack(page, shown.matrix, -1))
            times.list.push(await comeBack(page, shown.list, -1))
            times.matrix.push(await comeBack(page, shown.matrix, 1))
            times.paper.push(await comeBack(page, shown.paper, 1))
          }
          const all = Object.values(times).flat()
          return {
            list: quantile(times.list, 0.5),
            matrix: quantile(times.matrix, 0.5),
            paper: quantile(times.paper, 0.5),
            p95: quantile(all, 0.95),
            longest: Math.max(...all),
          }
        },
        async empty(): Promise<Sample> {
          const times: number[] = []
          for (let round = 0; round < (quick ? 1 : 20); round += 1) {
            times.push(await comeBack(empty.page, shown.first, -1))
            times.push(await comeBack(empty.page, shown.second, 1))
          }
          return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
        },
      },
      async close() {
        await empty.close()
        await close()
      },
    }
  },
  figures: [
    { label: 'the list, p50', unit: 'ms', value: middle('walk', 'list'), most: 33 },
    { label: 'the matrix, p50', unit: 'ms', value: middle('walk', 'matrix'), most: 33 },
    { label: 'the paper, p50', unit: 'ms', value: middle('walk', 'paper'), most: 33 },
    { label: '… of an empty page, p50', unit: 'ms', value: middle('empty', 'p50') },
    { label: 'all, p95', unit: 'ms', value: middle('walk', 'p95') },
    { label: '… of an empty page, p95', unit: 'ms', value: middle('empty', 'p95') },
    { label: 'longest of all runs', unit: 'ms', value: worst('walk', 'longest') },
  ],
}
