/** The lock screen for absent teachers (DESIGN §4 idleLockMinutes, §5). Main decides; the page only shows it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { toBridgeJson } from '../../main/host/loopback/bridge-json'
import { bridgeArguments } from '../fixtures/bridge-arguments'
import { nonEmpty } from '../fixtures/non-empty'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, type Host, test, testWithOwnServers } from './fixtures/test'
import { LockScreenPage } from './page-models/lock.page'

/** The reply of the host to a call from the developer tools of this page. */
const rawCall = (page: Page, method: string, argument: object) =>
  page.evaluate(async body => {
    const answer = await fetch('/bridge', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hanamaru-session': sessionStorage.getItem('hanamaru.session') ?? '',
      },
      body,
    })
    return (await answer.json()) as { ok: boolean; error?: { kind: string } }
  }, toBridgeJson({ method, argument }))

/** All text that a screen reader would find. */
const accessibleText = async (page: Page) => JSON.stringify(await page.locator('body').ariaSnapshot())

async function secondTab(page: Page, host: Host): Promise<Page> {
  const second = await page.context().newPage()
  await second.goto(await host.nextAddress())
  return second
}

test('a locked screen hides the page and the host answers no call, also after a reload and in another tab; unlocking restores all', async ({
  teacher,
  page,
  host,
  shell,
  list,
  lock,
}) => {
  await shell.go('宿題一覧')
  await list.search.fill('Unit')
  await list.search.press('Enter')
  await expect(list.titles.first()).toContainText('Unit')
  const titles = await list.titles.allInnerTexts()
  await list.titles.nth(1).focus()

  await shell.userMenu.click()
  await teacher.getByRole('menuitem', { name: '画面をロック' }).click()
  await expect(lock.heading).toBeVisible()
  await expect(lock.password).toBeFocused()
  await expect(teacher.getByRole('main').getByText('髙橋 美咲 先生')).toBeVisible()
  await expect(list.titles.first()).toBeHidden()
  const words = await accessibleText(teacher)
  for (const title of nonEmpty(titles)) expect(words).not.toContain(title)
  await expect(teacher).toHaveTitle('画面をロックしています | はなまる')

  // neither Tab nor the page's shortcut keys reach the page behind the lock screen
  for (let step = 0; step < 8; step++) {
    await teacher.keyboard.press('Tab')
    const isFocusBehind = await teacher.evaluate(() =>
      document.querySelector('#root')?.contains(document.activeElement),
    )
    expect(isFocusBehind).toBe(false)
  }
  expect(await seriousFindings(teacher)).toEqual([])

  await lock.unlock()
  await expect(lock.heading).toBeHidden()
  await expect(list.titles).toHaveText(titles)
  await expect(list.search).toHaveValue('Unit')
  await expect(shell.userMenu).toBeFocused()

  await lock.lock()
  // gate.test.ts tries every method
  for (const method of ['app.boot', 'session.active', 'drafts.write'] as const) {
    const answer = await rawCall(page, method, bridgeArguments[method])
    expect({ kind: 'none', ...answer.error }, method).not.toMatchObject({ kind: 'cancelled' })
  }
  const teamRows = { endpoint: 'team-rows', request: {} }
  for (const method of ['api.call', 'drafts.read', 'downloads.start', 'downloads.list', 'copies.list'] as const) {
    const answer = await rawCall(page, method, method === 'api.call' ? teamRows : bridgeArguments[method])
    expect(answer, method).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  }

  await teacher.reload()
  await expect(lock.heading).toBeVisible()
  await expect(lock.password).toBeFocused()
  const second = await secondTab(page, host)
  const other = new LockScreenPage(second)
  await expect(other.heading).toBeVisible()

  await other.unlock()
  await expect(other.heading).toBeHidden()
  await expect(lock.heading).toBeHidden()
  await expect(list.titles.first()).toBeVisible()
  expect(await rawCall(page, 'api.call', teamRows)).toMatchObject({ ok: true })
})

test(
  'unlocking restores the focus',
  heldBy('renderer/app/lock.test.tsx › keeps the page, its focus and an open dialog until the unlock'),
  async ({ shell, list, lock, teacher }) => {
    await shell.go('宿題一覧')
    await expect(list.titles.nth(1)).toBeVisible()
    await list.titles.nth(1).focus()
    await lock.lock()
    await lock.unlock()
    await expect(list.titles.nth(1)).toBeFocused()
    await teacher.keyboard.press('Enter')
    await expect(teacher).toHaveURL(/homework-details/)
  },
)

test(
  'media addresses return nothing while the screen is locked',
  heldBy(
    'main/services-session-end.test.ts › shows no data, no media and no names of exports, and shows them again after unlocking',
    'main/http/media/media-proxy.test.ts › an id that was issued before the screen was locked is refused until it is unlocked',
    'renderer/app/lock.test.tsx › stops playback',
  ),
  async ({ teacher, shell, list, details, paper, lock }) => {
    await shell.go('宿題一覧')
    await list.openEnded()
    await details.scoredCells().first().click()
    await paper.play('原文').click()
    const address = await teacher.evaluate(() => document.querySelector<HTMLAudioElement>('audio[src]')?.src ?? '')
    const status = async () => (await teacher.request.get(address)).status()
    expect(await status()).toBe(200)
    await lock.lock()
    expect(await status()).toBe(403)
    expect(await teacher.evaluate(() => [...document.querySelectorAll('audio')].every(sound => sound.paused))).toBe(
      true,
    )
    await lock.unlock()
    await expect(lock.heading).toBeHidden()
    expect(await status()).toBe(200)
  },
)

test(
  'five wrong passwords end the session; after a new login the same teacher finds the input',
  heldBy(
    'main/session/lock-handlers.test.ts › with a wrong password returns how many attempts are left, and ends the session at the fifth',
    'renderer/app/lock.test.tsx › shows main’s message about a wrong password, and selects the password',
    'renderer/app/lock.test.tsx › leads to the login page with the reason after too many wrong passwords',
    'renderer/app/session.test.tsx › is restored at the next login of the same teacher after the session broke off',
  ),
  async ({ page, teacher, shell, list, lock, login }) => {
    await shell.go('宿題一覧')
    await list.search.fill('単語')
    await list.search.press('Enter')
    await expect(teacher).toHaveURL(/homework-management/)
    await lock.lock()
    for (const attemptsLeft of [4, 3, 2, 1]) {
      await lock.unlock(`wrong${attemptsLeft}`)
      await expect(lock.fault).toHaveText(`パスワードが違います。あと${attemptsLeft}回まちがえると、ログアウトします。`)
    }
    await lock.unlock('wrong')
    await expect(login.button).toBeVisible()
    await expect(page.getByText(/パスワードを5回まちがえたため、ログアウトしました/)).toBeVisible()
    await login.logIn()
    await expect(list.search).toHaveValue('単語')
  },
)

test(
  'a password does not unlock another teacher’s screen',
  heldBy(
    'main/session/lock-handlers.test.ts › is possible for the same teacher only',
    'renderer/app/lock.test.tsx › logs the first one out; both see that the drafts are kept',
    'renderer/app/session.test.tsx › removes all answers from the page, and the same teacher comes back to the same address',
  ),
  async ({ teacher, lock, school, home, login, page }) => {
    await lock.lock()
    await lock.other.click()
    await expect(login.button).toBeVisible()
    expect(await teacher.content()).not.toContain('髙橋')
    await login.logIn('bc@sample.school')
    await expect(home.heading).toBeVisible()
    expect(await school.calls('login-safe')).toBe(2)
    await expect(page.getByRole('button', { name: '齋藤 薫 先生のメニュー' })).toBeVisible()
  },
)

test('input is restored for the teacher who locked the screen, after another teacher has worked', async ({
  page,
  teacher,
  shell,
  list,
  lock,
  login,
  home,
}) => {
  await shell.go('宿題一覧')
  await list.search.fill('書きかけの言葉')
  await expect(teacher).toHaveURL(/homework-management/)
  await lock.lock()
  await expect(lock.other).toHaveAccessibleDescription(/入力の途中だった内容は保管し/)
  await lock.other.click()
  await expect(page.getByRole('status').filter({ hasText: '前の先生はログアウトしました' })).toBeVisible()
  await login.logIn('bc@sample.school')
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.search).toHaveValue('')
  await shell.logOut()
  await expect(page.getByText('前の先生はログアウトしました')).toBeHidden()
  await login.logIn()
  await expect(home.heading.or(list.search)).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.search).toHaveValue('書きかけの言葉')
})

test(
  'with one session per account, the teacher can still unlock and continue',
  heldBy(
    'main/single-session.test.ts › keeps the teacher logged in, and returns the data that was requested before the lock',
  ),
  async ({ teacher, school, shell, list, lock }) => {
    await school.allowOneSession()
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    const before = await school.tokenHashes()
    await lock.lock()
    await lock.unlock()
    await expect(lock.heading).toBeHidden()
    expect(await school.tokenHashes()).not.toEqual(before)
    await list.search.fill('Unit')
    await list.search.press('Enter')
    await expect(list.titles.first()).toContainText('Unit')
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

testWithOwnServers(
  'without the server, the password of the login unlocks the screen',
  heldBy(
    'main/session/lock-handlers.test.ts › the password of the login unlocks the screen: %s',
    'main/account-changes.test.ts › it also unlocks without the server',
  ),
  async ({ teacher, shell, list, lock, school, pageChecks }) => {
    pageChecks.allow(/./)
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    await lock.lock()
    await school.stop()
    await lock.unlock('hanamaru2')
    await expect(lock.fault).toHaveText(/あと4回/)
    await lock.unlock()
    await expect(lock.heading).toBeHidden()
    await expect(list.titles.first()).toBeVisible()
    await school.start()
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

testWithOwnServers(
  'after a pass card login, unlocking needs the server',
  heldBy(
    'main/session/lock-handlers.test.ts › a pass-card session cannot be unlocked, and no attempt is counted',
    'main/session/session.test.ts › is the account without a verifier after a login by pass card',
  ),
  async ({ page, host, login, home, lock, school }) => {
    await login.open(host.address)
    await page.goto(`${new URL(page.url()).origin}/#/login?key=sample-pass-card`)
    await expect(home.heading).toBeVisible()
    await lock.lock()
    await school.stop()
    await lock.unlock()
    await expect(lock.fault).toHaveText(/サーバーに接続できないため、ロックを解除できません/)
    await school.start()
    await lock.unlock()
    await expect(home.heading).toBeVisible()
  },
)

test(
  'an export continues while the screen is locked, and is saved after unlocking',
  heldBy(
    'main/downloads/locked.test.ts › is written completely, and renamed when the teacher is back',
    'renderer/app/lock.test.tsx › is asked first if an export is running',
    'main/services-session-end.test.ts › shows no data, no media and no names of exports, and shows them again after unlocking',
    'main/host/loopback/files.test.ts › is not sent while the screen is locked, but after the unlock',
  ),
  async ({ page, teacher, shell, list, details, lock, school, host }) => {
    await shell.go('宿題一覧')
    await list.openEnded()
    await expect(details.scoredCells().first()).toBeVisible()
    await expect(teacher).toHaveURL(/homework-details/)
    await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 5000, count: 1 })
    const offered = page.waitForEvent('download')
    await details.export('成績一覧')
    await expect(details.tray.getByRole('button', { name: /中止する$/ })).toBeVisible()
    await lock.lock()
    await lock.other.click()
    await expect(page.getByRole('alertdialog')).toContainText('保存は中止されます')
    await page.getByRole('button', { name: '戻る' }).click()
    // written completely, but not renamed to its final name yet
    const written = async () => {
      const [name = ''] = await downloadedFiles(host.profile)
      return name.endsWith('.part') ? (await stat(join(host.profile, 'downloads', name))).size : 0
    }
    await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(0)
    const [part = ''] = await downloadedFiles(host.profile)
    const name = part.replace(/\.hanamaru-[0-9a-f]{8}\.part$/, '')
    expect(await accessibleText(page)).not.toContain(name)
    await lock.unlock()
    await expect.poll(() => downloadedFiles(host.profile)).toEqual([name])
    expect((await offered).suggestedFilename()).toBe(name)
    await expect(details.tray.getByText('保存しました')).toBeVisible()
  },
)

test.describe('with a short timeout', () => {
  test.use({ config: { idleLockMinutes: 2 }, ownServers: true })

  test('it warns, input cancels the warning, and a PC that slept is locked before it answers calls', async ({
    teacher,
    host,
    home,
    lock,
  }) => {
    const call = () => rawCall(teacher, 'api.call', { endpoint: 'team-rows', request: {} })
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
    await host.simulateSleep(61_000)
    await expect(lock.warning).toBeVisible()
    await teacher.keyboard.press('Shift')
    await expect(lock.warning).toBeHidden()

    await host.simulateSleep(61_000 + 120_000)
    expect(await call()).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await expect(lock.heading).toBeVisible()
    await expect(home.heading).toBeHidden()
    // activity alone does not unlock the screen
    expect(await rawCall(teacher, 'session.active', {})).toMatchObject({ ok: true })
    expect(await call()).toMatchObject({ ok: false })
    await lock.unlock()
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
  })
})

test.describe('disabled', () => {
  test.use({ config: { idleLockMinutes: 0 }, ownServers: true })

  test(
    'no timeout locks the screen, and the teacher still can',
    heldBy('main/session/screen-lock.test.ts › does not lock by itself if it is off, but the teacher can lock'),
    async ({ host, page, home, lock, teacher }) => {
      await host.simulateSleep(24 * 3_600_000)
      expect(await rawCall(page, 'api.call', { endpoint: 'team-rows', request: {} })).toMatchObject({ ok: true })
      await expect(home.heading).toBeVisible()
      await lock.lock()
      await lock.unlock()
      await expect(home.heading).toBeVisible()
      await expect(teacher).toHaveURL(/admin\/home/)
    },
  )
})
