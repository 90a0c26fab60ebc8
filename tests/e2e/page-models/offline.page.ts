import type { Page } from '@playwright/test'

/** What is said while the server is out of reach: in the header, and above what is an offline copy. */
export class Offline {
  readonly mark
  readonly strip
  readonly reconnect

  constructor(readonly page: Page) {
    this.mark = page.getByRole('banner').first().getByText('オフライン', { exact: true })
    this.strip = page.getByRole('main').getByRole('status').filter({ hasText: '時点のデータを表示しています' })
    this.reconnect = page.getByRole('button', { name: 'もう一度つなぐ' })
  }
}
