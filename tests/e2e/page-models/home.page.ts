import type { Page } from '@playwright/test'

/** Home: the month, new homework, notices. */
export class HomePage {
  readonly heading
  readonly month
  readonly newHomework
  readonly notices
  readonly allHomework

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'トップページ' })
    this.month = page.getByRole('region', { name: /月のまとめ$/ })
    this.newHomework = page.getByRole('region', { name: '新しい宿題' })
    this.notices = page.getByRole('region', { name: 'お知らせ' })
    this.allHomework = page.getByRole('link', { name: '宿題一覧を見る' })
  }
}
