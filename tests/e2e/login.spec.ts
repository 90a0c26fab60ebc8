/** Start address, login, pass card, reset, maintenance (SPEC §2, §4, §5). */
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test, testWithOwnServers } from './fixtures/test'
import { ForgotPasswordPage } from './page-models/forgot-password.page'

test(
  'names the empty field, and focuses it',
  heldBy('renderer/screens/session/login.test.tsx › shows missing input at its field, and sends nothing (SPEC §5)'),
  async ({ host, login, school }) => {
    await login.open(host.address)
    await login.button.click()
    await expect(login.page.getByText('アカウントIDを入力してください。')).toBeVisible()
    await expect(login.page.getByText('パスワードを入力してください。')).toBeVisible()
    await expect(login.id).toBeFocused()
    await login.id.fill('teacher@sample.school')
    await login.button.click()
    await expect(login.page.getByText('アカウントIDを入力してください。')).toBeHidden()
    await expect(login.password).toBeFocused()
    expect(await school.calls('login-safe')).toBe(0)
  },
)

test(
  'keeps the input if the password is wrong, and logs in with the correct one',
  heldBy(
    'renderer/screens/session/login.test.tsx › keeps the input and shows the server’s message if the password is wrong',
    'main/sample-school/login.test.ts › gives the same message for a wrong password and an unknown ID',
  ),
  async ({ host, login, home }) => {
    await login.open(host.address)
    await login.logIn('teacher@sample.school', 'wrong1234')
    await expect(login.fault).toHaveText('アカウントIDまたはパスワードが正しくありません。')
    await expect(login.id).toHaveValue('teacher@sample.school')
    await login.logIn('misaki')
    await expect(home.heading).toBeVisible()
  },
)

test('a start address works once; a pass card logs in without the form, which sends the password encrypted, once', async ({
  page,
  context,
  host,
  login,
  home,
  shell,
  school,
}) => {
  await login.open(host.address)
  await expect(page).not.toHaveURL(/secret|launch|key/)
  const other = await context.newPage()
  await other.goto(host.address)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('button', { name: 'ログイン', exact: true })).toHaveCount(0)
  await other.close()

  await page.goto(`${new URL(page.url()).origin}/#/login?key=sample-pass-card`)
  await expect(home.heading).toBeVisible()
  await expect(shell.userMenu).toHaveAccessibleName('髙橋 美咲 先生のメニュー')
  await expect(page).not.toHaveURL(/key=/)
  await shell.logOut()
  await expect(login.button).toBeVisible()
  expect(await school.calls('login-safe')).toBe(0)

  await login.logIn()
  await expect(home.heading).toBeVisible()
  expect(await school.calls('login-safe')).toBe(1)
  expect(JSON.stringify(await school.requests('login-safe'))).not.toContain('hanamaru1')
})

test(
  'a wrong pass card shows a message and opens the login',
  heldBy(
    'renderer/screens/session/login.test.tsx › shows why it failed, with a retry button and a link to the form',
    'main/sample-school/login.test.ts › accepts the pass card, and no other',
  ),
  async ({ page, host, login }) => {
    await login.open(host.address)
    await page.goto(`${new URL(page.url()).origin}/#/login?key=nobody`)
    await expect(login.fault).toHaveText('このパスカードは使用できません。')
    await page.getByRole('link', { name: 'IDとパスワードでログイン' }).click()
    await expect(login.button).toBeVisible()
  },
)

test('a forgotten password is reset by mail and code; axe finds nothing in the login and the reset', async ({
  page,
  host,
  login,
  home,
  school,
}) => {
  const forget = new ForgotPasswordPage(page)
  await login.open(host.address)
  expect(await seriousFindings(page), 'the login').toEqual([])
  await login.button.click()
  await expect(page.getByText('アカウントIDを入力してください。')).toBeVisible()
  expect(await seriousFindings(page), 'the login with faults').toEqual([])
  await forget.open()
  expect(await seriousFindings(page), 'the reset').toEqual([])
  await forget.send.click()
  await expect(page.getByText('メールアドレスを入力してください。')).toBeVisible()
  await forget.mail.fill('teacher@sample.school')
  await forget.send.click()
  await expect(forget.code).toBeVisible()
  expect(await seriousFindings(page), 'the code').toEqual([])
  const code = /確認コードは (\w+) /.exec(school.consoleLines().join('\n'))?.[1] ?? ''
  expect(code).not.toBe('')

  await forget.code.fill(code)
  await forget.password.fill('short')
  await forget.repeat.fill('short')
  await forget.reset.click()
  await expect(page.getByText('パスワードは6〜20文字で入力してください。')).toBeVisible()
  await forget.password.fill('sakura2026')
  await forget.repeat.fill('sakura2027')
  await forget.reset.click()
  await expect(page.getByText('パスワードが一致しません。')).toBeVisible()
  await forget.repeat.fill('sakura2026')
  await forget.reset.click()
  await expect(page.getByText('パスワード再設定が成功しました。')).toBeVisible()

  await login.logIn('teacher@sample.school', 'hanamaru1')
  await expect(login.fault).toHaveText('アカウントIDまたはパスワードが正しくありません。')
  await login.logIn('teacher@sample.school', 'sakura2026')
  await expect(home.heading).toBeVisible()
})

test.describe('maintenance', () => {
  testWithOwnServers('0 stops the program', async ({ page, host, login, school, shell, pageChecks }) => {
    // the host exits, which also ends the page's socket and its prefetches
    pageChecks.allow(/WebSocket .*ERR_CONNECTION_REFUSED/)
    pageChecks.allow(/ERR_CONNECTION_(?:REFUSED|RESET) \(http:\/\/127\.0\.0\.1:\d+\/assets\//)
    await school.maintenance(0, '23時まで点検中です。')
    await page.goto(host.address)
    await expect(shell.dialog).toContainText('23時まで点検中です。')
    await page.keyboard.press('Escape')
    await expect(shell.dialog).toBeVisible()
    await shell.answer('終了')
    await expect(page.getByText('終了しました。この画面を閉じてください。')).toBeVisible()
    await expect(login.button).toBeHidden()
  })

  test(
    '1 shows a message, and the teacher can continue',
    heldBy(
      'renderer/app/maintenance.test.tsx › opt_status 1 says that there is a notice, and lets the teacher continue',
    ),
    async ({ page, host, login, school, shell }) => {
      await school.maintenance(1, '今夜22時から点検します。')
      await page.goto(host.address)
      await expect(shell.dialog).toContainText('今夜22時から点検します。')
      await shell.answer('続ける')
      await expect(shell.dialog).toBeHidden()
      await expect(login.button).toBeVisible()
    },
  )

  test(
    '2 shows nothing',
    heldBy('renderer/app/maintenance.test.tsx › %s shows nothing'),
    async ({ host, login, school, shell }) => {
      await login.open(host.address)
      await expect.poll(() => school.calls('version-check')).toBe(1)
      await expect(shell.dialog).toBeHidden()
    },
  )

  test.describe('in the native app', () => {
    test.use({ config: { nativeApp: true, studentUrl: 'https://student.example/' } })

    test('is not requested, and there is no link to the student edition', async ({ page, host, login, school }) => {
      await school.maintenance(0, '点検中')
      await login.open(host.address)
      expect(await school.calls('version-check')).toBe(0)
      await expect(page.getByText(/生徒版|生徒用/)).toBeHidden()
    })
  })
})
