/** A start that fails: the host does not answer, or a script of the page cannot be read. */
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openHost } from './fixtures/host'
import { expect, test } from './fixtures/test'

const aborted = /net::ERR_FAILED/

test('the host does not answer: the page says so, and starts on 再試行', async ({ page, host, login, pageChecks }) => {
  pageChecks.allow(aborted)
  await page.route('**/bridge', route => route.abort())
  await page.goto(host.address)
  await expect(page.getByRole('alert')).toContainText('起動できませんでした。もう一度お試しください。')
  await expect(login.button).toHaveCount(0)
  await page.unroute('**/bridge')
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(login.button).toBeVisible()
})

test('the script of the first screen cannot be read: the page says so, and reads it again on 再試行', async ({
  page,
  host,
  login,
  pageChecks,
}) => {
  pageChecks.allow(aborted)
  const script = '**/Login-*.js'
  await page.route(script, route => route.abort())
  await page.goto(host.address)
  await expect(page.getByRole('heading', { name: '画面を読み込めませんでした。' })).toBeVisible()
  await expect(login.button).toHaveCount(0)
  await page.unroute(script)
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(login.button).toBeVisible()
})

test('the host ends in order, also if it is told so as soon as it has told its address', async ({ folder, school }) => {
  const own = path.join(folder, 'at-once')
  await mkdir(own)
  const host = await openHost({ folder: own, config: await school.config() })
  expect(await host.stop()).toBe(0)
  // a lock that stays would be of a program that still runs, or that was killed
  const left = await readdir(host.profile)
  expect(left).toContain('settings.json')
  expect(left.filter(name => name.startsWith('lock'))).toEqual([])
})
