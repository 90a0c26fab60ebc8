/** 個人成績表: one printed page per student, and the same students in a workbook. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { defined } from '../fixtures/defined'
import { seriousFindings } from './axe-findings'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'
import { StudentReportPage } from './page-models/student-report.page'

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
test('prints one page per student, and saves a workbook', async ({ teacher, shell, host, school }) => {
  await teacher.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shell.go('個人成績表')
  const report = new StudentReportPage(teacher)
  await report.team.selectOption({ index: 1 })
  await teacher.getByText('今学期', { exact: true }).click()
  await expect(report.sheet).toBeVisible()
  const first = (await report.sheet.getAttribute('aria-label')) ?? ''
  await expect(report.sheet).toContainText('宿題ごとの成績')
  // choose three students of the class
  await teacher.getByRole('checkbox', { name: /^クラス全員/ }).click()
  const names = teacher.getByRole('group', { name: '生徒' }).getByRole('listitem')
  for (const at of [0, 1, 2]) await names.nth(at).getByRole('checkbox').click()
  await expect(report.sheet).toHaveAttribute('aria-label', first)
  expect(await seriousFindings(teacher)).toEqual([])

  await report.printAll.click()
  await expect(teacher.locator('body')).toHaveAttribute('data-printed', '')
  expect(pagesOf(await teacher.pdf({ preferCSSPageSize: true }))).toBe(3)

  const offered = teacher.waitForEvent('download')
  await report.save.click()
  // the sample school fails one in six exports at first: retry
  const retryButton = report.tray.getByRole('button', { name: /の出力を再試行$/ })
  await expect(report.tray.getByText('保存しました').or(retryButton)).toBeVisible()
  if (await retryButton.isVisible()) await retryButton.click()
  await offered
  const [file = ''] = await downloadedFiles(host.profile)
  expect(file).toMatch(/ほか2人_個人成績表_\d{8}\.xlsx$/)
  const sheet = await readWorkbook(path.join(host.profile, 'downloads', file))
  expect(sheet.formulas).toEqual([])
  expect(sheet.rows).toHaveLength(4)
  expect(sheet.rows.slice(1).flat()).toContain(first)

  await report.pdf.click()
  const archived = teacher.waitForEvent('download')
  await teacher.getByRole('menuitem', { name: '生徒ごとのPDFに分ける（3個をZIPで保存）' }).click()
  await archived
  const archive = (await downloadedFiles(host.profile)).find(name => name.endsWith('.zip')) ?? ''
  expect(archive).toMatch(/_個人成績表_\d{8}\.zip$/)
  const entries = Object.entries(unzipSync(await readFile(path.join(host.profile, 'downloads', archive))))
  expect(entries).toHaveLength(3)
  expect(entries[0]?.[0]).toBe(`01_${first}.pdf`)
  for (const [, pdf] of entries) {
    expect(pagesOf(Buffer.from(pdf))).toBe(1)
    expect(Buffer.from(pdf).toString('latin1')).toContain('BIZUDPGothic')
  }
  // nothing of the browser that printed is left
  await expect.poll(() => readdir(path.join(host.profile, 'print'))).toEqual([])

  // a job that loads stands above the tray, and covers none of its buttons
  await school.fault({ endpoint: 'get-student-rpt', kind: 'delay', ms: 20_000 })
  await teacher.getByText('先月', { exact: true }).click()
  await report.pdf.click()
  await teacher.getByRole('menuitem', { name: '3人分を1つのPDFにまとめる' }).click()
  const job = teacher.getByRole('status').filter({ hasText: '成績を読み込んでいます' })
  await expect(job).toBeVisible()
  // the tray has closed by itself if the machine is slow
  await expect(async () => {
    if (await report.tray.isHidden()) await report.trayButton.click({ timeout: 2000 })
    const [above, below] = [defined(await job.boundingBox()), defined(await report.tray.boundingBox())]
    expect(above.y + above.height).toBeLessThan(below.y)
  }).toPass({ timeout: 15_000 })
  await job.getByRole('button', { name: 'やめる' }).click()
  await expect(job).toBeHidden()
  await school.clearFaults()
  await teacher.getByText('今学期', { exact: true }).click()

  // the choice is restored
  await shell.go('トップページ')
  await shell.go('個人成績表')
  await expect(teacher.getByRole('button', { name: '3人分を印刷する' })).toBeEnabled()
})
