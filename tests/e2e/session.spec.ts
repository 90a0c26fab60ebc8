/** Who is logged in, who may see what, and how a session ends (SPEC §2, §4, §6). */
import { expect, test } from './fixtures/test'

test('without a login every address leads to the login', async ({ page, host, login }) => {
  await login.open(host.address)
  for (const route of ['admin/home', 'admin/homework-management', 'admin/explain?view=dialog', 'nowhere', '']) {
    await page.goto(`${new URL(page.url()).origin}/#/${route}`)
    await expect(login.button).toBeVisible()
    await expect(page).toHaveURL(/#\/login/)
  }
})

test('a logged-in teacher who opens the login or an unknown page stands at home', async ({ teacher, home }) => {
  for (const route of ['login', 'admin/nowhere', '']) {
    await teacher.goto(`${new URL(teacher.url()).origin}/#/${route}`)
    await expect(home.heading).toBeVisible()
    await expect(teacher).toHaveURL(/#\/admin\/home/)
  }
})

test('a reload keeps the session and the page', async ({ teacher, shell, list }) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await teacher.reload()
  await expect(list.titles.first()).toBeVisible()
  await expect(shell.userMenu).toHaveAccessibleName('髙橋 美咲 先生のメニュー')
})

test('a 401 in the middle signs out, and the next login leads back', async ({
  page,
  teacher,
  shell,
  list,
  login,
  school,
}) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await school.fault({ kind: '401', endpoint: 'homework-basic-info', count: 1 })
  await list.titles.first().click()
  await expect(login.button).toBeVisible()
  await expect(page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。')).toBeVisible()
  await login.logIn()
  await expect(teacher).toHaveURL(/#\/admin\/homework-details\//)
  await expect(page.getByRole('grid', { name: '成績一覧' })).toBeVisible()
})

test('a logout ends the session on the server and forgets what was seen', async ({
  page,
  teacher,
  shell,
  list,
  login,
  home,
  school,
}) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  const title = await list.titles.first().innerText()
  await shell.logOut()
  await expect(login.button).toBeVisible()
  expect(await teacher.content()).not.toContain(title)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('homework')
  await page.goBack()
  await expect(login.button).toBeVisible()
  await page.reload()
  await expect(login.button).toBeVisible()

  const asked = await school.calls('my-homework-page-list')
  await login.logIn('bc@sample.school')
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  expect(await school.calls('my-homework-page-list')).toBeGreaterThan(asked)
})

const accounts = [
  { id: 'teacher@sample.school', name: '髙橋 美咲' },
  { id: 'guest@sample.school', name: '𠮷田 健' },
  { id: 'bc@sample.school', name: '齋藤 薫' },
  { id: 'nolive@sample.school', name: '山﨑 亮' },
]

for (const { id, name } of accounts) {
  test(`${id} sees the menus of this edition`, async ({ page, host, login, home, shell }) => {
    await login.open(host.address)
    await login.logIn(id)
    await expect(home.heading).toBeVisible()
    await expect(shell.userMenu).toHaveAccessibleName(`${name} 先生のメニュー`)
    // The entries whose screens exist; what each account would see of the others is told by the component tests.
    await expect(shell.menu.getByRole('link')).toHaveText(['トップページ', '宿題一覧'])
    await shell.userMenu.click()
    await expect(page.getByRole('menuitem')).toHaveText(['ログアウト'])
  })
}

test('pages keep their filters and their place', async ({ teacher, shell, list, home }) => {
  await shell.go('宿題一覧')
  await list.show('配信待ち')
  await expect(list.rows.filter({ hasText: '配信待ち' }).first()).toBeVisible()
  const shown = await list.titles.allInnerTexts()
  await shell.go('トップページ')
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.titles).toHaveText(shown)
  expect(new Set(await list.statuses())).toEqual(new Set(['配信待ち']))
  await expect(teacher.getByRole('button', { name: '戻る' })).toBeHidden()
})
