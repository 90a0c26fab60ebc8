import type { Page } from '@playwright/test'

/** 再配信: the list, the details, and the dialog that sends. */
export class ReissuePage {
  readonly heading
  readonly table
  readonly rows
  readonly dialog
  readonly students

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: '再配信', exact: true })
    this.table = page.getByRole('table', { name: '再配信できる宿題と、再配信した宿題' })
    this.rows = this.table.locator('tbody').getByRole('row')
    this.dialog = page.getByRole('dialog', { name: '再配信する' })
    this.students = page.getByRole('table', { name: '生徒の一覧' })
  }

  /** Opens the list, as by a link. */
  async open(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '/admin/homework/reissue-list'
    })
    await this.heading.waitFor()
  }

  /** The row of a homework; its title may be a part of another's. */
  row(title: string) {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  /** The button of the dialog that sends. */
  get send() {
    return this.dialog.getByRole('button', { name: /人に再配信する$/ })
  }
}
