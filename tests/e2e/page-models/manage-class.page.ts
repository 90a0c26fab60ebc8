import type { Page } from '@playwright/test'

/** 生徒の管理: the students of one class, and the dialog of their initial passwords. */
export class ManageClassPage {
  readonly grid
  readonly passwords
  readonly print

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: '生徒' })
    this.passwords = page.getByRole('dialog', { name: /^初期パスワード/ })
    this.print = this.passwords.getByRole('button', { name: /人分を印刷$/ })
  }

  /** Opens a class by its address. */
  async open(teamId: string): Promise<void> {
    await this.page.evaluate(id => {
      location.hash = `#/admin/manage-class/${id}`
    }, teamId)
    await this.numbers.first().waitFor()
  }

  /** The cells of the numbers that have no cursor. */
  get numbers() {
    return this.grid.locator('tbody [data-column="1"]')
  }

  /** The field of the cell in which the cursor is. */
  get cell() {
    return this.grid.getByRole('textbox')
  }

  /** The numbers in the order of the table. */
  async shownNumbers(): Promise<string[]> {
    return this.numbers.evaluateAll(cells =>
      cells.map(cell => cell.querySelector('input')?.value ?? cell.textContent ?? ''),
    )
  }

  /** Pastes a text into the cell that has the focus, as the keys would: tests have no clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate(pasted => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }
}
