import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { StudentReportPage } from '../e2e/page-models/student-report.page'
import { expect, test } from './fixtures/app'

test('a window that nobody sees prints the score sheets of a class', async ({ started: { app, page }, folder }) => {
  const file = path.join(folder, '成績表.pdf')
  await new LoginPage(page).logIn()
  await expect(new HomePage(page).heading).toBeVisible()
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as typeof dialog.showSaveDialog
  }, file)
  await page.evaluate(() => {
    location.hash = '#/admin/homework/student-report'
  })
  const report = new StudentReportPage(page)
  await report.team.selectOption({ index: 1 })
  await expect(report.sheet).toBeVisible()
  await report.pdf.click()
  await page.getByRole('menuitem', { name: /まとめる$/ }).click()
  await expect(report.tray.getByText('保存しました')).toBeVisible()
  const pdf = (await readFile(file)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('BIZUDPGothic')
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})
