import type { Page } from '@playwright/test'

/** 再配信: the list, the details, and the dialog. */
export class RedistributionPage {
  readonly heading
  readonly table
  readonly rows
  readonly dialog
  readonly students
  readonly menuLink

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: '再配信', exact: true })
    this.table = page.getByRole('table', { name: '再配信できる宿題と、再配信した宿題' })
    this.rows = this.table.locator('tbody').getByRole('row')
    this.dialog = page.getByRole('dialog', { name: '再配信する' })
    // a breadcrumb can have the same name
    this.menuLink = page
      .getByRole('navigation', { name: 'メニュー' })
      .getByRole('link', { name: '宿題一覧', exact: true })
    this.students = page.getByRole('table', { name: '生徒の一覧' })
  }

  /** Opens the list from 宿題一覧. */
  async open(): Promise<void> {
    await this.menuLink.click()
    await this.page.getByRole('link', { name: '再配信の一覧' }).click()
    await this.heading.waitFor()
  }

  /** The row of a homework, found by its exact title. */
  row(title: string) {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  /** The send button of the dialog. */
  get send() {
    return this.dialog.getByRole('button', { name: /人に再配信する$/ })
  }
}
