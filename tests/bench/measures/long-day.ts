import type { CDPSession, Page } from '@playwright/test'
import { HomeworkDetailsPage } from '../../e2e/page-models/homework-details.page'
import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { openShowcase } from '../../e2e/page-models/showcase'
import { memoryOf } from '../frames'
import { type Figure, type Measure, middle } from '../measure'
import type { Sample } from '../stats'
import { recordSteps } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

const counts = { papers: 300, homeworks: 50, warm: 20 }

const megabytes = (bytes: number): number => bytes / 1024 / 1024

/** Steps through papers, to and fro between the first and the last student. */
async function stepThrough(page: Page, steps: number): Promise<void> {
  for (let at = 0; at < steps; at += 1) {
    const { length } = await page.evaluate(() => window.benchSteps ?? [])
    await page.keyboard.press(Math.floor(at / 40) % 2 === 0 ? 'Shift+J' : 'Shift+K')
    await page.waitForFunction(before => (window.benchSteps?.length ?? 0) > before, length)
    await page.waitForTimeout(60)
  }
}

/** Opens homework after homework of the list, from page to page, and comes back each time. */
async function openHomeworks(page: Page, count: number): Promise<void> {
  const list = new HomeworkListPage(page)
  let opened = 0
  while (opened < count) {
    const onPage = await list.titles.filter({ hasNotText: '本部' }).count()
    for (let at = 0; at < onPage && opened < count; at += 1, opened += 1) {
      await list.titles.filter({ hasNotText: '本部' }).nth(at).click()
      await new HomeworkDetailsPage(page).head.waitFor()
      await page.waitForTimeout(150)
      await page.goBack()
      await list.titles.first().waitFor()
    }
    if (opened < count) await list.pager.getByRole('button', { name: /次/ }).click()
  }
}

/** Memory when the page has come to rest. */
async function atRest(page: Page, chrome: CDPSession) {
  await page.waitForTimeout(1000)
  return memoryOf(chrome)
}

/** What is measured after the first pages and at the end, and the ratio: it is to stay, but for what garbage collection leaves. */
const growth = (
  pages: string,
  count: number,
  what: string,
  unit: 'MB' | '',
  [warm, end]: [string, string],
): Figure[] => [
  { label: `${what} after ${counts.warm} ${pages}`, unit, value: middle('day', warm) },
  { label: `… after ${count}`, unit, value: middle('day', end) },
  {
    label: `… against the first ${counts.warm}`,
    unit: '×',
    value: samples => middle('day', end)(samples) / middle('day', warm)(samples),
    most: 1.05,
  },
]

export const longDay: Measure = {
  name: 'long-day',
  title: `memory of the page after ${counts.papers} papers and ${counts.homeworks} homeworks, against the first ${counts.warm}`,
  idle: 0,
  runs: 1,
  async open({ folder, browser, quick }) {
    const { page, chrome, close } = await openTeacherTab(folder, await browser())
    return {
      sides: {
        async day(): Promise<Sample> {
          await openShowcase(page)
          await page.reload()
          await page.waitForTimeout(1000)
          await recordSteps(page)
          await stepThrough(page, counts.warm)
          const paperWarm = await atRest(page, chrome)
          await stepThrough(page, quick ? 20 : counts.papers - counts.warm)
          const paperEnd = await atRest(page, chrome)
          await new Shell(page).go('宿題一覧')
          // the list keeps the search that found the papers
          await new HomeworkListPage(page).clear.click()
          await new HomeworkListPage(page).titles.nth(9).waitFor()
          await openHomeworks(page, counts.warm)
          const homeworkWarm = await atRest(page, chrome)
          if (!quick) await openHomeworks(page, counts.homeworks - counts.warm)
          const homeworkEnd = await atRest(page, chrome)
          return {
            paperHeap: megabytes(paperWarm.heap),
            paperHeapEnd: megabytes(paperEnd.heap),
            paperNodes: paperWarm.nodes,
            paperNodesEnd: paperEnd.nodes,
            homeworkHeap: megabytes(homeworkWarm.heap),
            homeworkHeapEnd: megabytes(homeworkEnd.heap),
            homeworkNodes: homeworkWarm.nodes,
            homeworkNodesEnd: homeworkEnd.nodes,
          }
        },
      },
      close,
    }
  },
  figures: [
    ...growth('papers', counts.papers, 'JavaScript heap', 'MB', ['paperHeap', 'paperHeapEnd']),
    ...growth('papers', counts.papers, 'DOM nodes', '', ['paperNodes', 'paperNodesEnd']),
    ...growth('homeworks', counts.homeworks, 'JavaScript heap', 'MB', ['homeworkHeap', 'homeworkHeapEnd']),
    ...growth('homeworks', counts.homeworks, 'DOM nodes', '', ['homeworkNodes', 'homeworkNodesEnd']),
  ],
}
