/**
 * axe finds no serious fault on any screen. views.spec.ts covers the result views, offline.spec.ts a matrix of offline
 * copies.
 */
import { seriousFindings } from './axe-findings'
import { expect, test } from './fixtures/test'
import { ForgotPasswordPage } from './page-models/forgot-password.page'

test('login and password reset', async ({ page, host, login }) => {
  await login.open(host.address)
  expect(await seriousFindings(page)).toEqual([])
  await login.button.click()
  await expect(page.getByText('アカウントIDを入力してください。')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const forget = new ForgotPasswordPage(page)
  await forget.open()
  expect(await seriousFindings(page)).toEqual([])
  await forget.mail.fill('teacher@sample.school')
  await forget.send.click()
  await expect(forget.code).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('home, its notices, a message and an unknown view', async ({ teacher, home }) => {
  await expect(home.newHomework.getByRole('link').first()).toBeVisible()
  await expect(home.notices.getByRole('link').first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await home.notices.getByRole('tab', { name: '宿題' }).click()
  await expect(home.notices.getByRole('listitem').first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await home.notices.getByRole('tab', { name: '運営から' }).click()
  await home.notices.getByRole('link').first().click()
  await expect(teacher.getByRole('article')).toBeVisible()
  await expect(teacher.getByRole('status', { name: '読み込んでいます' })).toHaveCount(0)
  expect(await seriousFindings(teacher)).toEqual([])
  await teacher.goto(`${new URL(teacher.url()).origin}/#/admin/explain?view=nothing`)
  await expect(teacher.getByText('この教材の表示にはまだ対応していません。')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
})

test('list, matrix, one topic, menus and dialogs', async ({ teacher, shell, list, details, school }) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await details.exportButton.click()
  await expect(teacher.getByRole('menuitem').first()).toBeVisible()
  expect(await seriousFindings(teacher, '[role="menu"]')).toEqual([])
  await teacher.keyboard.press('Escape')
  await teacher.getByRole('link', { name: '課題ごと' }).click()
  await expect(teacher.getByRole('link', { name: /の答案を開く$/ }).first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await school.fault({ kind: '500', endpoint: 'my-homework-page-list', count: 1 })
  await shell.go('宿題一覧')
  await list.show('配信待ち')
  await expect(shell.dialog).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
})

test('exports: running, failed, saved, before deletion, and the tray', async ({
  teacher,
  shell,
  list,
  details,
  downloads,
  school,
}) => {
  await shell.go('データ出力')
  await expect(downloads.offlineCopies).toBeVisible()
  expect(await seriousFindings(teacher), 'empty').toEqual([])
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
  const offered = teacher.waitForEvent('download')
  await details.export('成績表')
  await offered
  await school.fault({ kind: 'truncate', endpoint: 'export-topic-score-overview', count: 1 })
  await details.export('成績一覧')
  await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
  await school.fault({ kind: 'delay', endpoint: 'export-topic-student-score', ms: 60_000, count: 1 })
  await details.export('生徒別成績')
  await expect(details.tray.getByRole('progressbar')).toBeVisible()
  // the matrix above it was checked without it
  expect(await seriousFindings(teacher, '[aria-label="ダウンロード"]'), 'the tray').toEqual([])
  await details.tray.getByRole('button', { name: '小さくする' }).click()
  expect(await seriousFindings(teacher, 'header'), 'the folded tray').toEqual([])
  await shell.go('データ出力')
  await expect(downloads.files).toHaveCount(1)
  await expect(downloads.offlineCopies.getByRole('row').nth(1)).toBeVisible()
  expect(await seriousFindings(teacher), 'full').toEqual([])
  await downloads.press('削除')
  expect(await seriousFindings(teacher), 'about to be deleted').toEqual([])
})

test('finding anything and the settings, by keyboard alone', async ({ teacher }) => {
  const field = teacher.getByRole('combobox', { name: 'さがす言葉' })
  await teacher.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await teacher.keyboard.type('ひな')
  await expect(teacher.getByRole('option', { name: /陽菜/ }).first()).toBeVisible()
  expect(await seriousFindings(teacher), 'the dialog').toEqual([])
  await field.fill('settei')
  await expect(teacher.getByRole('option', { selected: true })).toContainText('設定')
  await teacher.keyboard.press('Enter')
  await expect(teacher.getByRole('heading', { level: 1, name: '設定' })).toBeFocused()
  const contrast = teacher.getByRole('switch', { name: '文字と線をはっきりさせる' })
  await contrast.focus()
  await teacher.keyboard.press('Space')
  await expect(contrast).toBeChecked()
  expect(await seriousFindings(teacher), 'with more contrast').toEqual([])
  await teacher.emulateMedia({ forcedColors: 'active' })
  expect(await seriousFindings(teacher), 'with forced colours').toEqual([])
  // The colours of the system show which switch is on.
  const trackOf = (name: string) =>
    teacher.getByRole('switch', { name }).evaluate(input => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(input.nextElementSibling as Element)
      return { backgroundColor, borderTopWidth }
    })
  const [on, off] = [await trackOf('文字と線をはっきりさせる'), await trackOf('画面の動きを減らす')]
  expect([on.borderTopWidth, off.borderTopWidth]).toEqual(['1px', '1px'])
  expect(on.backgroundColor).not.toBe(off.backgroundColor)
  await teacher.reload()
  await expect(contrast).toBeChecked()

  const button = teacher.getByRole('button').first()
  await expect(button).not.toHaveCSS('animation-duration', '0.001s')
  await teacher.getByRole('switch', { name: '画面の動きを減らす' }).press('Space')
  await expect(button).toHaveCSS('animation-duration', '0.001s')
})
