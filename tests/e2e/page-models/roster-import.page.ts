import type { Page } from '@playwright/test'

/** 名簿の取り込み: the table that was read, what would happen, and what became of it. */
export class RosterImportPage {
  readonly pasted
  readonly read
  readonly nothing
  readonly done
  readonly resume
  readonly undo
  readonly dialog
  readonly grid

  constructor(readonly page: Page) {
    this.pasted = page.getByRole('textbox', { name: 'Excelから貼り付け' })
    this.read = page.getByRole('button', { name: '貼り付けた名簿を読む' })
    this.nothing = page.getByText('取り込む変更はありません。')
    this.done = page.getByText(/^\d+人を取り込みました。/)
    this.resume = page.getByRole('button', { name: '続ける' })
    this.undo = page
      .getByRole('region', { name: /名簿の取り込み/ })
      .getByRole('button', { name: '元に戻す', exact: true })
    this.dialog = page.getByRole('dialog')
    this.grid = page.getByRole('grid', { name: '取り込みの確認' })
  }

  /** Opens the page: an import that was being prepared is there again. */
  async open(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/admin/grades/import'
    })
    await this.pasted.or(this.grid).first().waitFor()
  }

  async paste(rows: readonly (readonly string[])[]): Promise<void> {
    await this.pasted.fill(rows.map(cells => cells.join('\t')).join('\n'))
    await this.read.click()
  }

  async import(count: number): Promise<void> {
    await this.page.getByRole('button', { name: `${count}人を取り込む` }).click()
    await this.dialog.getByRole('button', { name: '取り込む', exact: true }).click()
  }
}
