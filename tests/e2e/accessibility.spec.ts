/**
 * axe finds no serious fault on the screens that no other spec visits in full. Every other spec checks the states that it
 * reaches: login.spec.ts the login, focus.spec.ts the homework list, exports.spec.ts the matrix, views.spec.ts the views.
 */
import { seriousFindings } from './axe-findings'
import { expect, test } from './fixtures/test'

test('home, its notices, a message, an unknown view, an empty データ出力, and by keyboard finding anything and the settings', async ({
  teacher,
  shell,
  home,
  downloads,
}) => {
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
  await shell.go('データ出力')
  await expect(downloads.offlineCopies).toBeVisible()
  expect(await seriousFindings(teacher), 'データ出力 without a file').toEqual([])

  // finding anything and the settings, by keyboard alone
  const field = teacher.getByRole('combobox', { name: 'さがす言葉' })
  await teacher.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await teacher.keyboard.type('ひな')
  await expect(teacher.getByRole('option', { name: /陽菜/ }).first()).toBeVisible()
  expect(await seriousFindings(teacher), 'the dialog').toEqual([])
  await field.fill('settei')
  const chosen = teacher.getByRole('dialog').getByRole('option', { selected: true })
  await expect(chosen).toContainText('設定')
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
