import type { Page } from '@playwright/test'

/** The notices while the server is unreachable: in the header, and above offline copies. */
export class OfflineNotices {
  readonly mark
  readonly strip
  readonly reconnect

  constructor(readonly page: Page) {
    this.mark = page.getByRole('banner').first().getByText('オフライン', { exact: true })
    this.strip = page.getByRole('main').getByRole('status').filter({ hasText: '時点のデータを表示しています' })
    this.reconnect = page.getByRole('main').getByRole('button', { name: '再試行' }).first()
  }
}
