/** The score sheets of a class of 40 as PDF; the ranking and the report of the class. */
import type { Page } from '@playwright/test'
import { paths } from '../../../renderer/paths'
import { Shell } from '../../e2e/page-models/shell.page'
import { StudentReportPage } from '../../e2e/page-models/student-report.page'
import { type Measure, middle } from '../measure'
import type { Sample } from '../stats'
import { openTeacherTab, type TeacherTab } from '../teacher-tab'
import { timeToPaint } from '../time-to-paint'

/** Chooses the class in a new page, so that the reports are read again. */
async function chooseClass(page: Page): Promise<StudentReportPage> {
  await page.reload()
  await new Shell(page).go('個人成績表')
  const report = new StudentReportPage(page)
  await report.team.selectOption('2年A組')
  await page.getByRole('radiogroup', { name: '期間' }).getByText('今学期').click()
  await report.sheet.waitFor()
  return report
}

/** From the choice in the menu until the browser has the file. */
async function savePdf(page: Page, choice: RegExp): Promise<Sample> {
  const report = await chooseClass(page)
  await report.pdf.click()
  const offered = page.waitForEvent('download')
  const start = performance.now()
  await page.getByRole('menuitem', { name: choice }).click()
  const file = await offered
  const ms = performance.now() - start
  await file.delete()
  return { ms }
}

/** Opens an address of the program from home, without cached answers, until all of `shown` is painted. */
async function openPage({ page, origin }: TeacherTab, address: string, shown: readonly string[]): Promise<Sample> {
  await page.goto(`${origin}/#${paths.home()}`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'トップページ' }).waitFor()
  const ms = await timeToPaint(page, 'keydown', { all: shown }, () =>
    page.evaluate(to => {
      dispatchEvent(new KeyboardEvent('keydown'))
      location.hash = to
    }, address),
  )
  return { ms }
}

export const reports: Measure = {
  name: 'reports',
  title: 'the score sheets of 40 students as PDF; the ranking and the report of their class',
  idle: 1,
  async open({ folder, browser }) {
    const teacher = await openTeacherTab(folder, await browser())
    const { page } = teacher
    const report = await chooseClass(page)
    const team_id = (await report.team.inputValue()) || '1'
    return {
      sides: {
        together: () => savePdf(page, /まとめる$/),
        each: () => savePdf(page, /^生徒ごとのPDFに分ける/),
        ranking: () => openPage(teacher, `${paths.ranking()}?team=${team_id}`, ['main tbody tr[data-row]']),
        team: () =>
          openPage(teacher, paths.teamReport({ team_id, period: 'thisTerm' }), ['article section + section tbody tr']),
      },
      close: teacher.close,
    }
  },
  figures: [
    {
      label: 'all in one PDF, with the reading of the reports',
      unit: 'ms',
      value: middle('together', 'ms'),
      most: 20_000,
    },
    { label: 'a PDF for each student, in an archive', unit: 'ms', value: middle('each', 'ms'), most: 20_000 },
    { label: 'the ranking of the class is opened', unit: 'ms', value: middle('ranking', 'ms') },
    { label: 'the report of the class is opened', unit: 'ms', value: middle('team', 'ms') },
  ],
}
