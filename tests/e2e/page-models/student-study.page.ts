import type { Page } from '@playwright/test'

/** 生徒別の状況, and the study of one student. */
export class StudentStudyPage {
  readonly table
  readonly printed
  readonly rows
  readonly team
  readonly signs
  readonly selection
  readonly output
  readonly name
  readonly next
  readonly tabs
  readonly topics
  readonly rounds
  readonly history
  readonly proposed

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: '今月の学習状況', exact: true })
    this.printed = page.getByRole('table', { name: /時点$/, includeHidden: true })
    this.rows = this.table.locator('tbody tr[data-row]')
    this.team = page.getByRole('combobox', { name: 'クラス' })
    this.signs = page.getByRole('button', { name: /人を表示する$/ })
    this.selection = page.getByRole('toolbar', { name: '選んだ生徒' })
    this.output = page.getByRole('button', { name: '印刷・保存' })
    this.name = page.getByRole('heading', { level: 1 })
    this.next = page.getByRole('button', { name: /次の生徒/ })
    this.tabs = page.getByRole('navigation', { name: '学習状況の表示' })
    this.topics = page.getByRole('table', { name: '宿題の課題' }).locator('tbody tr[data-row]')
    this.rounds = page.getByRole('table', { name: '回ごとの記録' }).getByRole('link')
    this.proposed = page.getByRole('table', { name: '次に出す教材の候補' }).locator('tbody tr[data-row]')
    this.history = page.getByRole('table', { name: '設問ごとの解答の移り変わり' })
  }

  /** Chooses an item of the menu 印刷・保存. */
  async choose(item: string): Promise<void> {
    await this.output.click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** The texts of all cells on the screen, heads included, without the checkboxes. */
  cells(): Promise<string[][]> {
    return this.table
      .locator('tr')
      .evaluateAll(lines => lines.map(line => [...line.children].slice(1).map(cell => cell.textContent ?? '')))
  }
}
