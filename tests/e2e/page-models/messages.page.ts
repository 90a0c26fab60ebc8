import type { Page } from '@playwright/test'

/** メッセージ: the outbox, a new message and one message with its receipts. */
export class MessagesPage {
  readonly heading
  readonly table
  readonly rows
  readonly create
  readonly title
  readonly content
  readonly receipts

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'メッセージ', exact: true })
    this.table = page.getByRole('table', { name: '送信したメッセージ' })
    this.rows = this.table.locator('tbody tr[data-row]')
    this.create = page.getByRole('link', { name: 'メッセージを送る' })
    this.title = page.getByRole('textbox', { name: '件名' })
    this.content = page.getByRole('textbox', { name: '本文' })
    this.receipts = page.getByRole('table', { name: '既読の状況' })
  }

  /** Opens the outbox by the link in the header. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'メッセージ', exact: true }).first().click()
    await this.heading.waitFor()
  }

  row(title: string) {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  team(name: string) {
    return this.page.getByRole('group', { name: '宛先' }).getByRole('checkbox', { name, exact: true })
  }

  /** The button that sends; its name says to how many students. */
  get send() {
    return this.page.locator('main').getByRole('button', { name: /送信する$/ })
  }

  /** The button of the question before a message is sent. */
  get confirm() {
    return this.page.getByRole('dialog').getByRole('button', { name: /人に送信する$/ })
  }
}
