import type { Browser } from '@playwright/test'
import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, paired, worst } from '../measure'
import { openTeacherTab } from '../teacher-tab'
import { timeToPaint } from '../time-to-paint'

/** Present once the page is usable: a cell with a score, and the number of submissions. */
const shown = { all: ['td[aria-label$="点、A"]', 'main [role="progressbar"]'] }

/** Starts a school and opens the homework list as a teacher. */
async function openHomeworkList(folder: string, size: 'huge' | 'modest', browser: Browser) {
  const { page, close } = await openTeacherTab(folder, browser, size)
  await new Shell(page).go('宿題一覧')
  const list = new HomeworkListPage(page)
  await list.titles.first().waitFor()
  const address = page.url()
  return {
    async open() {
      // a new page has no cached data of the homework
      await page.goto(address)
      await page.reload()
      await list.titles.first().waitFor()
      const ms = await timeToPaint(page, 'click', shown, () => list.titles.first().click())
      return { ms }
    },
    close,
  }
}

export const details: Measure = {
  name: 'details',
  title: 'opening the details of a homework with 1,000 students, against one with 40 (60 topics each)',
  idle: 1,
  async open({ folder, browser }) {
    const many = await openHomeworkList(`${folder}/many`, 'huge', await browser())
    const few = await openHomeworkList(`${folder}/few`, 'modest', await browser())
    return {
      sides: { many: many.open, few: few.open },
      async close() {
        await many.close()
        await few.close()
      },
    }
  },
  figures: [
    { label: '1,000 students', unit: 'ms', value: middle('many', 'ms') },
    { label: '40 students', unit: 'ms', value: middle('few', 'ms') },
    { label: '1,000 students against 40', unit: '×', value: paired('many', 'few', 'ms') },
    { label: 'longest of all runs, 1,000 students', unit: 'ms', value: worst('many', 'ms') },
  ],
}
