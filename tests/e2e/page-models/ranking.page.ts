import type { Locator, Page } from '@playwright/test'

/** ランキング: the ranks of a class, what the class may see, and words of encouragement. */
export class RankingPage {
  readonly team: Locator
  readonly table: Locator
  readonly rows: Locator
  readonly tabs: Locator
  readonly show: Locator
  readonly poster: Locator
  readonly words: Locator
  readonly send: Locator
  readonly undoBar: Locator

  constructor(private readonly page: Page) {
    this.team = page.getByRole('combobox', { name: 'クラス' })
    this.table = page.getByRole('table')
    this.rows = this.table.locator('tbody tr')
    this.tabs = page.getByRole('navigation', { name: 'ランキングの表示' })
    this.show = page.getByRole('link', { name: '生徒に見せる' })
    this.poster = page.getByRole('article', { name: '印刷の見本' })
    this.words = page.getByRole('textbox', { name: '励ましの言葉' })
    this.send = page.getByRole('dialog').getByRole('button', { name: /件に送る$/ })
    this.undoBar = page.getByRole('region', { name: '励ましの予定' })
  }

  /** The cells of the table on the screen, with its heads. */
  cells(): Promise<string[][]> {
    return this.table
      .locator('tr')
      .evaluateAll(lines => lines.map(line => [...line.children].map(cell => cell.textContent ?? '')))
  }

  async choose(item: string): Promise<void> {
    await this.page.getByRole('button', { name: '印刷・保存' }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
}
