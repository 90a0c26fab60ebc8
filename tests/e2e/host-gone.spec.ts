/** The program itself is gone: the page says so, over whatever it showed last (DESIGN §3). */
import { expect, test } from './fixtures/test'

test('a host that was killed is told of, over the page and over the lock', async ({
  page,
  teacher,
  host,
  lock,
  watched,
}) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  const cover = page.getByRole('alertdialog', { name: 'はなまるとの接続が切れました。' })
  await lock.lock()
  await expect(cover).toHaveCount(0)
  watched.allow(/WebSocket|ERR_CONNECTION/)
  await host.kill()
  // By its own clock the page waits some seconds for the host.
  await expect(cover).toBeVisible({ timeout: 30_000 })
  await expect(cover).toContainText('表示されたアドレスを開いてください。')
  // What lies under it takes no click any more.
  await expect(lock.password).toHaveCount(1)
  await expect(cover).toBeFocused()
  await expect(page.locator('main').locator('xpath=ancestor::*[@inert]')).not.toHaveCount(0)
})
