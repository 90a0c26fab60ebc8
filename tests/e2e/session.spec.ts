/** Sessions: access rights, and how a session ends (SPEC §2, §4, §6). */
import type { Page } from '@playwright/test'
import { nonEmpty } from '../fixtures/non-empty'
import { heldBy } from './fixtures/held-by'
import type { School } from './fixtures/school'
import { expect, type Host, test } from './fixtures/test'
import type { HomePage } from './page-models/home.page'
import type { HomeworkListPage } from './page-models/homework-list.page'
import type { LoginPage } from './page-models/login.page'
import type { Shell } from './page-models/shell.page'

interface Fixtures {
  page: Page
  host: Host
  login: LoginPage
  home: HomePage
  shell: Shell
  list: HomeworkListPage
  school: School
}

test(
  'without a login every address opens the login',
  heldBy(
    'renderer/app/route-guard.test.ts › without a session %s leads to %s',
    'renderer/app/app.test.tsx › redirects to login without a session, and from login to home with one',
  ),
  async ({ page, host, login }) => {
    await login.open(host.address)
    for (const route of ['admin/home', 'admin/homework-management', 'admin/explain?view=dialog', 'nowhere', '']) {
      await page.goto(`${new URL(page.url()).origin}/#/${route}`)
      await expect(login.button).toBeVisible()
      await expect(page).toHaveURL(/#\/login/)
    }
  },
)

test(
  'for a logged-in teacher, the login and unknown addresses open the home page',
  heldBy(
    'renderer/app/route-guard.test.ts › logged in, %s leads to %s',
    'renderer/app/app.test.tsx › says that a page is not supported in this version, and leads home; of no page, it says nothing',
  ),
  async ({ teacher, home }) => {
    for (const route of ['login', 'admin/nowhere', '']) {
      await teacher.goto(`${new URL(teacher.url()).origin}/#/${route}`)
      await expect(home.heading).toBeVisible()
      await expect(teacher).toHaveURL(/#\/admin\/home/)
    }
  },
)

test('the account: the name shows at once in header and lock, and the new password counts', async ({
  teacher,
  shell,
  lock,
  login,
}) => {
  await shell.userMenu.click()
  await teacher.getByRole('menuitem', { name: 'アカウント' }).click()
  const profile = teacher.getByRole('region', { name: '名前と学校名' })
  await profile.getByRole('textbox', { name: '名前', exact: true }).fill('𠮷田 花')
  await teacher.keyboard.press('Enter')
  await expect(shell.userMenu).toHaveAccessibleName('𠮷田 花 先生のメニュー')
  const password = teacher.getByRole('region', { name: 'パスワード' })
  await password.getByLabel('現在のパスワード').fill('hanamaru1')
  await password.getByLabel('新しいパスワード', { exact: true }).fill('kumo7Ame29')
  await password.getByLabel('新しいパスワード（確認）').fill('kumo7Ame29')
  await password.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(teacher.getByText('パスワードを変更しました。')).toBeVisible()
  await lock.lock()
  await expect(teacher.getByRole('main').getByText('𠮷田 花 先生')).toBeVisible()
  await lock.unlock('kumo7Ame29')
  await shell.logOut()
  await login.logIn('teacher@sample.school', 'kumo7Ame29')
  await expect(shell.userMenu).toHaveAccessibleName('𠮷田 花 先生のメニュー')
})

test('a reload keeps session and page; a 401 signs out, and the next login returns to the same page', async ({
  page,
  teacher,
  shell,
  list,
  login,
  school,
}) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await teacher.reload()
  await expect(list.titles.first()).toBeVisible()
  await expect(shell.userMenu).toHaveAccessibleName('髙橋 美咲 先生のメニュー')

  await school.fault({ kind: '401', endpoint: 'homework-basic-info', count: 1 })
  await list.titles.first().click()
  await expect(login.button).toBeVisible()
  await expect(page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。')).toBeVisible()
  await login.logIn()
  await expect(teacher).toHaveURL(/#\/admin\/homework-details\//)
  await expect(page.getByRole('grid', { name: '成績一覧' })).toBeVisible()
})

/** From now on the home page's requests are delayed, so that nothing but the session replaces what it shows. */
async function delayHome(school: School): Promise<void> {
  for (const endpoint of ['new-homework-list', 'my-homework-list'] as const) {
    await school.fault({ kind: 'delay', endpoint, ms: 60_000 })
  }
}

/** Logs in another teacher than the pass card's, opens the list, and delays the home page. */
async function openOthersList({ host, login, home, shell, list, school }: Fixtures): Promise<string> {
  await login.open(host.address)
  await login.logIn('bc@sample.school')
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await delayHome(school)
  return list.titles.first().innerText()
}

/** Asserts that the page shows only the pass card's teacher. */
async function expectNothingOf(title: string, { page, home, shell }: Fixtures): Promise<void> {
  await expect(page).toHaveURL(/#\/admin\/home/)
  await expect(home.heading).toBeVisible()
  await expect(shell.userMenu).toHaveAccessibleName('髙橋 美咲 先生のメニュー')
  const content = await page.content()
  expect(content).not.toContain(title)
  expect(content).not.toContain('齋藤 薫')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('homework-management')
}

test(
  'a pass card during a session shows nothing of the first teacher',
  heldBy('renderer/app/session.test.tsx › who logs in by pass card during a session sees nothing of the first teacher'),
  async ({ page, host, login, home, shell, list, school }) => {
    const stage = { page, host, login, home, shell, list, school }
    const title = await openOthersList(stage)
    const callsBefore = await school.calls('current-month-summary')
    await page.goto(`${new URL(page.url()).origin}/#/login?key=sample-pass-card`)
    await expectNothingOf(title, stage)
    await expect.poll(() => school.calls('current-month-summary')).toBeGreaterThan(callsBefore)
  },
)

test(
  'an invalid pass card logs nobody in',
  heldBy(
    'renderer/bridge/session.test.ts › ends the session first, so that a refused card does not stay in another account',
    'renderer/screens/session/login.test.tsx › shows why it failed, with a retry button and a link to the form',
  ),
  async ({ teacher, home, login, page }) => {
    await expect(home.heading).toBeVisible()
    await teacher.goto(`${new URL(teacher.url()).origin}/#/login?key=worn-out`)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await teacher.reload()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: 'IDとパスワードでログイン' }).click()
    await expect(login.button).toBeVisible()
  },
)

test('a logout clears all read data; the next teacher reads again, and leaves when another tab logs in', async ({
  page,
  context,
  teacher,
  host,
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

  const callsBefore = await school.calls('my-homework-page-list')
  await login.logIn('bc@sample.school')
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  expect(await school.calls('my-homework-page-list')).toBeGreaterThan(callsBefore)

  const othersTitle = await list.titles.first().innerText()
  await delayHome(school)
  const second = await context.newPage()
  await second.goto(await host.nextAddress())
  await expect(second.getByRole('heading', { level: 1, name: 'トップページ' })).toBeVisible()
  await second.goto(`${new URL(second.url()).origin}/#/login?key=sample-pass-card`)
  await expectNothingOf(othersTitle, { page, host, login, home, shell, list, school })
})

test(
  'a 401 removes all read data from the page',
  heldBy(
    'renderer/app/session.test.tsx › removes all answers from the page, and the same teacher comes back to the same address',
    'renderer/bridge/call.test.ts › ends the session at a 401 of a call that the teacher made',
  ),
  async ({ teacher, shell, list, login, school }) => {
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    const titles = await list.titles.allInnerTexts()
    await shell.go('トップページ')
    // only the click below calls this
    await school.fault({ kind: '401', endpoint: 'homework-notice-page-list' })
    await teacher.getByRole('tab', { name: '宿題' }).click()
    await expect(login.button).toBeVisible()
    const page = await teacher.content()
    for (const title of nonEmpty(titles)) expect(page).not.toContain(title)
    await school.clearFaults()
  },
)

const accounts = [
  { id: 'teacher@sample.school', name: '髙橋 美咲' },
  // SPEC §6: has no account of their own
  { id: 'guest@sample.school', name: '𠮷田 健', hasAccount: false },
  // SPEC §6: may not assign homework
  { id: 'bc@sample.school', name: '齋藤 薫', gives: false },
  // SPEC §6: the live switch is off
  { id: 'nolive@sample.school', name: '山﨑 亮', isLive: false },
]

for (const { id, name, gives: givesHomework = true, isLive = true, hasAccount = true } of accounts) {
  test(
    `${id} sees the menus of this edition`,
    heldBy(
      'renderer/app/menu.test.ts › shows the entries whose screens exist',
      'renderer/app/menu.test.ts › removes homework assignment for teacher_flag bc',
      'renderer/app/menu.test.ts › hides live lessons unless the live switch is on',
      'renderer/app/app.test.tsx › shows in both menus only what this teacher may open',
    ),
    async ({ page, host, login, home, shell }) => {
      await login.open(host.address)
      await login.logIn(id)
      await expect(home.heading).toBeVisible()
      await expect(shell.userMenu).toHaveAccessibleName(`${name} 先生のメニュー`)
      // only entries whose screens exist; component tests cover the other entries per account
      await expect(shell.menu.getByRole('link')).toHaveText([
        'トップページ',
        ...(isLive ? ['オンライン授業'] : []),
        ...(givesHomework ? ['宿題を出す'] : []),
        '宿題一覧',
        '添削',
        '音読を聞く',
        '宿題一覧（本部）',
        '定期配信管理',
        '個人成績表',
        '音読教材を作る',
        'クラス・ID編集',
        '生徒別の状況',
        '学習進捗グラフ',
        'ランキング',
        'データ出力',
        '学習量集計',
      ])
      await shell.userMenu.click()
      await expect(page.getByRole('menuitem')).toHaveText([
        ...(hasAccount ? ['アカウント'] : []),
        '設定',
        /^画面をロック/,
        /^キーの一覧/,
        'ログアウト',
      ])
    },
  )
}

test(
  'pages keep their filters and scroll positions',
  heldBy('renderer/app/app.test.tsx › keeps a page’s page number while another page is shown, and does not read again'),
  async ({ teacher, shell, list, home }) => {
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
  },
)
