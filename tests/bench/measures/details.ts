import type { Browser } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home.page'
import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, paired, worst } from '../measure'
import { openTab } from '../page'
import { startHost, startSchool } from '../processes'
import { timeToPaint } from '../time-to-paint'

/** Present once the page is usable: a cell with a score, and the number of submissions. */
const shown = { all: ['td[aria-label$="点、A"]', 'main [role="progressbar"]'] }

/** Starts a school and opens the homework list as a teacher. */
async function openHomeworkList(folder: string, size: 'huge' | 'modest', browser: Browser) {
  const school = await startSchool(folder, size)
  const host = await startHost(folder, school)
  const { page, close } = await openTab(browser)
  const login = new LoginPage(page)
  await login.open(host.address)
  await login.logIn()
  await new HomePage(page).heading.waitFor()
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
    async close() {
      await close()
      await host.stop()
      await school.stop()
    },
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
