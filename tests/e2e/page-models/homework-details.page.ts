import type { Page } from '@playwright/test'

/** One homework: the matrix of students and topics. */
export class HomeworkDetailsPage {
  readonly head
  readonly grid
  readonly cells
  readonly current
  readonly exportButton
  readonly submitStatusFilter
  readonly search
  readonly tray

  constructor(readonly page: Page) {
    this.head = page.getByRole('main').locator('header').filter({ visible: true })
    this.grid = page.getByRole('grid', { name: '成績一覧' })
    this.cells = this.grid.getByRole('gridcell')
    this.current = this.grid.locator('td[tabindex="0"]')
    this.exportButton = page.getByRole('button', { name: 'Excelに出力' })
    this.submitStatusFilter = page.getByRole('combobox', { name: '提出の状況で絞り込む' })
    this.search = page.getByRole('textbox', { name: '生徒をさがす' })
    this.tray = page.getByRole('region', { name: 'ダウンロード' })
  }

  student(name: string | RegExp) {
    return this.grid.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) })
  }

  /** The cells that show a score. */
  scoredCells() {
    return this.grid.getByLabel(/点、[ABC]$/)
  }

  /** Starts an export of the menu. */
  async export(label: string): Promise<void> {
    await this.exportButton.click()
    await this.page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click()
  }
}
