/** The guide beside a form, its pictures, the student manual, and the report of a fault that is saved. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'

test('the guide beside a form loses nothing of it; the saved report is the one on the page; the manual has its pictures', async ({
  teacher,
  shell,
  host,
}) => {
  // beside the guide the menu has no room for its labels: the focus stays, and the names are tooltips
  const link = shell.menu.getByRole('link', { name: '宿題一覧', exact: true })
  await link.press('F1')
  const guide = teacher.getByRole('dialog', { name: 'ヘルプ' })
  await expect(guide.locator(':focus')).toBeVisible()
  await expect(shell.menu.getByText('宿題一覧', { exact: true })).toHaveCount(0)
  await link.hover()
  await expect(teacher.getByRole('tooltip', { name: '宿題一覧' })).toBeVisible()
  // Escape closes the tooltip, then the guide
  await teacher.keyboard.press('Escape')
  await expect(teacher.getByRole('tooltip')).toHaveCount(0)
  await teacher.keyboard.press('Escape')
  await expect(shell.menu.getByText('宿題一覧', { exact: true })).toBeVisible()
  await expect(link).toBeFocused()

  await teacher.evaluate(() => {
    location.hash = '/admin/message/send'
  })
  const subject = teacher.getByLabel(/^件名/)
  await subject.fill('持ち物について')
  await subject.press('F1')
  await expect(guide.getByRole('heading', { name: '生徒にメッセージを送る' })).toBeFocused()
  await guide.getByRole('button', { name: 'もくじ' }).click()
  await guide.getByRole('textbox').fill('せいせき いちらん')
  await guide.getByRole('textbox').press('Enter')
  const picture = guide.getByRole('img', { name: /^成績一覧。/ })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1120)
  await expect(subject).toHaveValue('持ち物について')

  // in a narrow window the guide is in the place of the page
  await teacher.setViewportSize({ width: 900, height: 700 })
  await expect(guide).toBeVisible()
  await expect(subject).not.toBeVisible()
  await teacher.keyboard.press('Escape')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('持ち物について')

  await teacher.setViewportSize({ width: 1366, height: 768 })
  await teacher.getByRole('button', { name: 'ヘルプ' }).click()
  await teacher.getByRole('menuitem', { name: '不具合を知らせる' }).click()
  await teacher.getByLabel('何をしたときに、どうなりましたか').fill('画面が止まりました')
  await teacher.getByLabel('設定.txtを入れる').uncheck()
  const shown = await teacher.getByRole('textbox', { name: '動作.txt' }).inputValue()
  expect(shown).toContain('"event":"start"')
  const offered = teacher.waitForEvent('download')
  await teacher.getByRole('button', { name: 'ファイルに保存する' }).click()
  await offered
  const [name = ''] = await downloadedFiles(host.profile)
  expect(name).toMatch(/^不具合の記録.*\.zip$/)
  const files = unzipSync(await readFile(path.join(host.profile, 'downloads', name)))
  expect(Object.keys(files)).toEqual(['説明.txt', 'まとめ.txt', '不具合.txt', '動作.txt'])
  expect(strFromU8(files['動作.txt'] as Uint8Array)).toBe(shown)
  const whole = Object.values(files)
    .map(bytes => strFromU8(bytes))
    .join('\n')
  for (const secret of ['髙橋', 'teacher@sample.school', 'hanamaru1', host.profile]) expect(whole).not.toContain(secret)

  await teacher.getByRole('button', { name: 'ヘルプ' }).click()
  await teacher.getByRole('menuitem', { name: '生徒用マニュアル' }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: '生徒用マニュアル' })).toBeVisible()
  const pictures = teacher.getByRole('figure').getByRole('img')
  await expect(pictures).toHaveCount(5)
  await expect
    .poll(() => pictures.evaluateAll(all => all.every(image => (image as HTMLImageElement).naturalWidth > 900)))
    .toBe(true)
})
