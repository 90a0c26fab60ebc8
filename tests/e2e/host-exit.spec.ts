/** The host process has exited: the page says so over its last contents (DESIGN §3). */
import { expect, testWithOwnServers as test } from './fixtures/test'

test('a killed host is reported, over the page and over the lock screen', async ({
  page,
  teacher,
  host,
  lock,
  pageChecks,
}) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  const cover = page.getByRole('alertdialog', { name: 'はなまるとの接続が切れました。' })
  await lock.lock()
  await expect(cover).toHaveCount(0)
  pageChecks.allow(/WebSocket|ERR_CONNECTION/)
  await host.kill()
  // the page waits some seconds for the host
  await expect(cover).toBeVisible({ timeout: 30_000 })
  await expect(cover).toContainText('表示されたアドレスを開いてください。')
  // the page below takes no clicks
  await expect(lock.password).toHaveCount(1)
  await expect(cover).toBeFocused()
  await expect(page.locator('main').locator('xpath=ancestor::*[@inert]')).not.toHaveCount(0)
})
