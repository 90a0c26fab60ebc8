/** ランキング and クラスのまとめ: the same cells everywhere, what is printed, and words of encouragement by keys. */
import path from 'node:path'
import { defined } from '../fixtures/defined'
import { seriousFindings } from './axe-findings'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'
import { RankingPage } from './page-models/ranking.page'
import { StudentStudyPage } from './page-models/student-study.page'

/** The sizes of the pages of a PDF, in points. */
const pageSizes = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  )
const a4 = '595 × 842'
const a3 = '842 × 1191'

test('ranks are the same in the workbook; the class sees growth on one page, A4 or A3; words go by keys, with undo', async ({
  teacher,
  shell,
  host,
}) => {
  await shell.go('ランキング')
  const ranking = new RankingPage(teacher)
  await ranking.team.selectOption('2年A組')
  await expect(ranking.rows).toHaveCount(10)
  expect(await seriousFindings(teacher)).toEqual([])
  const onScreen = await ranking.cells()
  const offered = teacher.waitForEvent('download')
  await ranking.choose('この表をExcelで保存する')
  await offered
  const [file = ''] = await downloadedFiles(host.profile)
  const { rows, formulas } = await readWorkbook(path.join(host.profile, 'downloads', file))
  expect(formulas).toEqual([])
  // numbers are numbers there, and the name =田中 一郎 must not become a formula
  const inWorkbook = (text: string) =>
    /^\d+\.\d$/.test(text) ? String(Number(text)) : text.startsWith('=') ? `'${text}` : text
  expect(rows.map(line => line.map(String))).toEqual(onScreen.map(line => line.map(inWorkbook)))

  await ranking.show.press('Enter')
  await expect(ranking.poster).toBeVisible()
  await expect(ranking.poster.getByRole('listitem').first()).toBeVisible()
  await expect(ranking.poster.getByRole('table')).toHaveCount(0)
  await expect(shell.menu).toBeHidden()
  expect(await seriousFindings(teacher)).toEqual([])
  expect(pageSizes(await teacher.pdf({ preferCSSPageSize: true }))).toEqual([a4])
  await teacher.getByText('A3', { exact: true }).click()
  await expect(teacher).toHaveURL(/paper=a3/)
  expect(pageSizes(await teacher.pdf({ preferCSSPageSize: true }))).toEqual([a3])
  await teacher.keyboard.press('Escape')
  await expect(ranking.rows).toHaveCount(10)
  // the poster is kept, hidden: its paper is not that of other pages
  expect(new Set(pageSizes(await teacher.pdf({ preferCSSPageSize: true })))).toEqual(new Set([a4]))

  // by keys alone a teacher encourages one student, and takes it back
  await ranking.tabs.getByRole('link', { name: '実績と励まし' }).press('Enter')
  await expect(ranking.rows).toHaveCount(20)
  expect(await seriousFindings(teacher)).toEqual([])
  const [first] = await ranking.rows.getByRole('rowheader').allInnerTexts()
  await ranking.rows
    .first()
    .getByRole('button', { name: /を励ます$/ })
    .press('Enter')
  await expect(ranking.words).toBeFocused()
  expect(await seriousFindings(teacher)).toEqual([])
  await ranking.words.fill('あ'.repeat(100))
  await expect(shell.toasts).toHaveText('励ましの言葉は99文字以内で入力してください。')
  const [toast, send] = [await shell.toasts.boundingBox(), await ranking.send.boundingBox()]
  expect(defined(toast).y).toBeGreaterThan(defined(send).y + defined(send).height)
  await ranking.words.fill('よく続けましたね。')
  await teacher.keyboard.press('Control+Enter')
  await expect(ranking.undoBar).toContainText(`${first}`)
  // The student is not removed.
  await expect(ranking.rows.first().getByRole('rowheader')).toHaveCSS('text-decoration-line', 'none')
  await teacher.keyboard.press('Control+z')
  await expect(ranking.undoBar).toBeHidden()
  await expect(ranking.rows.first().getByRole('button', { name: /を励ます$/ })).toBeVisible()
})

test('the report of a class has two pages with its charts', async ({ teacher, shell }) => {
  await teacher.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shell.go('生徒別の状況')
  await new StudentStudyPage(teacher).team.selectOption('2年A組')
  await teacher.getByRole('link', { name: 'クラスのまとめ' }).press('Enter')
  const report = teacher.getByRole('region', { name: '印刷の見本' })
  await expect(report.getByRole('table', { name: '生徒ごとの成績' }).locator('tbody tr')).toHaveCount(10)
  await expect(report.getByRole('img').first().locator('svg')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await teacher.getByRole('button', { name: '印刷する' }).press('Enter')
  await expect(teacher.locator('body')).toHaveAttribute('data-printed', '')
  expect(pageSizes(await teacher.pdf({ preferCSSPageSize: true }))).toEqual([a4, a4])
})
