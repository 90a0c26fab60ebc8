/** The screen that locks when its teacher leaves (DESIGN §4 idleLockMinutes, §5): main decides, the page only shows it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { write } from '../../main/host/loopback/bridge-json'
import { methodNames } from '../../shared/contract/keys'
import { bridgeArguments } from '../fixtures/bridge-arguments'
import { serious } from './axe'
import { downloadsOf } from './fixtures/sheet'
import { expect, type Host, test } from './fixtures/test'
import { LockScreenPage } from './page-models/lock.page'

/** What the host answers to a call of whoever opens the developer tools of this page. */
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
  }, write({ method, argument }))

/** All words that a screen reader would find. */
const heard = async (page: Page) => JSON.stringify(await page.locator('body').ariaSnapshot())

/** The address that opens a tab of its own: the host prints the next as soon as one is used. */
async function secondTab(page: Page, host: Host): Promise<Page> {
  const addresses = () => host.lines.filter(line => line.startsWith('open '))
  await expect.poll(addresses).not.toEqual([])
  const second = await page.context().newPage()
  await second.goto(addresses().at(-1)?.slice('open '.length) ?? '')
  return second
}

test('a locked screen shows nothing of the page, and gives it back as it was', async ({
  teacher,
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
  const words = await heard(teacher)
  for (const title of titles) expect(words).not.toContain(title)
  await expect(teacher).toHaveTitle('画面をロックしています | はなまる')

  // Neither Tab nor the keys of the page lead behind it.
  for (let step = 0; step < 8; step++) {
    await teacher.keyboard.press('Tab')
    const behind = await teacher.evaluate(() => document.querySelector('#root')?.contains(document.activeElement))
    expect(behind).toBe(false)
  }
  expect(await serious(teacher)).toEqual([])

  await lock.unlock()
  await expect(lock.heading).toBeHidden()
  await expect(list.titles).toHaveText(titles)
  await expect(list.search).toHaveValue('Unit')
  await expect(shell.userMenu).toBeFocused()
})

test('the focus comes back to where it was', async ({ shell, list, lock, teacher }) => {
  await shell.go('宿題一覧')
  await expect(list.titles.nth(1)).toBeVisible()
  await list.titles.nth(1).focus()
  await lock.lock()
  await lock.unlock()
  await expect(list.titles.nth(1)).toBeFocused()
  await teacher.keyboard.press('Enter')
  await expect(teacher).toHaveURL(/homework-details/)
})

test('the host answers nothing until it is unlocked, and a reload and another tab find it locked', async ({
  teacher,
  page,
  host,
  shell,
  list,
  lock,
}) => {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await lock.lock()
  const open = ['app.boot', 'app.checkVersion', 'app.log', 'session.active', 'drafts.write', 'app.proxyLogin']
  // These end the test's own stage, or open something outside of it.
  const left = ['app.quit', 'app.openExternal', 'session.logout', 'session.unlock']
  for (const method of methodNames.filter(name => !left.includes(name))) {
    const argument = method === 'api.call' ? { endpoint: 'team-rows', request: {} } : bridgeArguments[method]
    const answer = await rawCall(page, method, argument)
    if (open.includes(method)) expect(answer.error?.kind, method).not.toBe('cancelled')
    else expect(answer, method).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
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
  expect(await rawCall(page, 'api.call', { endpoint: 'team-rows', request: {} })).toMatchObject({ ok: true })
})

test('an address of a sound or a picture gives nothing while it is locked', async ({
  teacher,
  shell,
  list,
  details,
  paper,
  lock,
}) => {
  await shell.go('宿題一覧')
  await list.openEnded()
  await details.scored().first().click()
  await paper.play('原文').click()
  const address = await teacher.evaluate(() => document.querySelector<HTMLAudioElement>('audio[src]')?.src ?? '')
  const status = async () => (await teacher.request.get(address)).status()
  expect(await status()).toBe(200)
  await lock.lock()
  expect(await status()).toBe(403)
  expect(await teacher.evaluate(() => [...document.querySelectorAll('audio')].every(sound => sound.paused))).toBe(true)
  await lock.unlock()
  await expect(lock.heading).toBeHidden()
  expect(await status()).toBe(200)
})

test('five wrong passwords end the session, and the same teacher comes back to what was typed', async ({
  page,
  teacher,
  shell,
  list,
  lock,
  login,
}) => {
  await shell.go('宿題一覧')
  await list.search.fill('単語')
  await list.search.press('Enter')
  await expect(teacher).toHaveURL(/homework-management/)
  await lock.lock()
  for (const left of [4, 3, 2, 1]) {
    await lock.unlock(`wrong${left}`)
    await expect(lock.fault).toHaveText(`パスワードが違います。あと${left}回まちがえると、ログアウトします。`)
  }
  await lock.unlock('wrong')
  await expect(login.button).toBeVisible()
  await expect(page.getByText(/パスワードを5回まちがえたため、ログアウトしました/)).toBeVisible()
  await login.logIn()
  await expect(list.search).toHaveValue('単語')
})

test('a teacher’s password opens no other teacher’s screen', async ({ teacher, lock, school, home, login, page }) => {
  await lock.lock()
  await lock.other.click()
  await expect(login.button).toBeVisible()
  expect(await teacher.content()).not.toContain('髙橋')
  await login.logIn('bc@sample.school')
  await expect(home.heading).toBeVisible()
  expect(await school.calls('login-safe')).toBe(2)
  await expect(page.getByRole('button', { name: '齋藤 薫 先生のメニュー' })).toBeVisible()
})

test('what was typed waits for who locked the screen while another teacher works', async ({
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

test('a server that allows one session per account lets him go on where he locked', async ({
  teacher,
  school,
  shell,
  list,
  lock,
}) => {
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
})

test('with the server gone the password of the login opens it', async ({
  teacher,
  shell,
  list,
  lock,
  school,
  watched,
}) => {
  watched.allow(/./)
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await lock.lock()
  await school.goAway()
  await lock.unlock('hanamaru2')
  await expect(lock.fault).toHaveText(/あと4回/)
  await lock.unlock()
  await expect(lock.heading).toBeHidden()
  await expect(list.titles.first()).toBeVisible()
  await school.comeBack()
  await expect(teacher).toHaveURL(/homework-management/)
})

test('who came by pass card needs the server', async ({ page, host, login, home, lock, school }) => {
  await login.open(host.address)
  await page.goto(`${new URL(page.url()).origin}/#/login?key=sample-pass-card`)
  await expect(home.heading).toBeVisible()
  await lock.lock()
  await school.goAway()
  await lock.unlock()
  await expect(lock.fault).toHaveText(/サーバーに接続できないため、ロックを解除できません/)
  await school.comeBack()
  await lock.unlock()
  await expect(home.heading).toBeVisible()
})

test('an export goes on under the locked screen, and takes its place after it', async ({
  page,
  teacher,
  shell,
  list,
  details,
  lock,
  school,
  host,
}) => {
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scored().first()).toBeVisible()
  await expect(teacher).toHaveURL(/homework-details/)
  await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 5000, count: 1 })
  const offered = page.waitForEvent('download')
  await details.export('成績一覧')
  await expect(details.tray.getByRole('button', { name: /中止する$/ })).toBeVisible()
  await lock.lock()
  await lock.other.click()
  await expect(page.getByRole('alertdialog')).toContainText('保存は中止されます')
  await page.getByRole('button', { name: '戻る' }).click()
  // Written to its end, and not under its name yet.
  const written = async () => {
    const [name = ''] = await downloadsOf(host.profile)
    return name.endsWith('.part') ? (await stat(join(host.profile, 'downloads', name))).size : 0
  }
  await expect.poll(written, { timeout: 15_000 }).toBeGreaterThan(0)
  const [part = ''] = await downloadsOf(host.profile)
  const name = part.replace(/\.hanamaru-[0-9a-f]{8}\.part$/, '')
  expect(await heard(page)).not.toContain(name)
  await lock.unlock()
  await expect.poll(() => downloadsOf(host.profile)).toEqual([name])
  expect((await offered).suggestedFilename()).toBe(name)
  await expect(details.tray.getByText('保存しました')).toBeVisible()
})

test.describe('with a short time', () => {
  test.use({ config: { idleLockMinutes: 2 } })

  test('it warns, input takes that back, and a PC that slept is locked before it answers', async ({
    teacher,
    host,
    home,
    lock,
  }) => {
    const call = () => rawCall(teacher, 'api.call', { endpoint: 'team-rows', request: {} })
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
    await host.sleep(61_000)
    await expect(lock.warning).toBeVisible()
    await teacher.keyboard.press('Shift')
    await expect(lock.warning).toBeHidden()

    await host.sleep(61_000 + 120_000)
    expect(await call()).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await expect(lock.heading).toBeVisible()
    await expect(home.heading).toBeHidden()
    // That somebody is there opens nothing.
    expect(await rawCall(teacher, 'session.active', {})).toMatchObject({ ok: true })
    expect(await call()).toMatchObject({ ok: false })
    await lock.unlock()
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
  })
})

test.describe('switched off', () => {
  test.use({ config: { idleLockMinutes: 0 } })

  test('no time locks it, and the teacher still can', async ({ host, page, home, lock, teacher }) => {
    await host.sleep(24 * 3_600_000)
    expect(await rawCall(page, 'api.call', { endpoint: 'team-rows', request: {} })).toMatchObject({ ok: true })
    await expect(home.heading).toBeVisible()
    await lock.lock()
    await lock.unlock()
    await expect(home.heading).toBeVisible()
    await expect(teacher).toHaveURL(/admin\/home/)
  })
})
