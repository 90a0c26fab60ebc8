/** アカウント申請: from the template to the order number, with a file that has a fault. */
import { workbookFile } from '../fixtures/workbook'
import { seriousFindings } from './axe-findings'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'

const heads = ['学年', 'クラス', '番号', '氏名', 'フリガナ']

test('a file with a fault is mended by keyboard, sent, and listed', async ({ teacher: page, host }) => {
  await page.evaluate(() => {
    location.hash = '#/admin/account-application'
  })
  await page.getByRole('link', { name: '新しい申請' }).click()
  const { name, bytes } = await workbookFile(
    [heads, ['1年', 'A組', 7, '髙橋 花', 'タカハシ ハナ'], ['1年', 'A組', '8番', '𠮷田 空', '']],
    '転入生.xlsx',
  )
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  const fault = page.getByText('3行目：「番号」は数字で入力してください。')
  await expect(fault).toBeVisible()
  const send = page.getByRole('button', { name: '2人分を申請する' })
  await expect(send).toBeDisabled()
  expect(await seriousFindings(page)).toEqual([])

  // the first row's number, one row down, typed over
  await page.getByRole('grid', { name: '申請する生徒' }).getByText('7', { exact: true }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(page.getByText('誤りはありません')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: '申請を受け付けました' })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: '控えを保存' }).click()
  await expect
    .poll(() => downloadedFiles(host.profile))
    .toEqual([expect.stringMatching(/^アカウント申請_新規発行_控え_\d{8}\.xlsx$/)])
  await page.getByRole('link', { name: '申請の一覧へ' }).click()
  const row = page.getByRole('row', { name: /転入生\.xlsx/ })
  await expect(row).toContainText('2人')
  await expect(row).toContainText('受付')
  // the whole reason of an application that was sent back can be read without a mouse
  const reason = page.getByText('別の生徒であることをご確認のうえ、もう一度申請してください。')
  expect(await reason.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})
