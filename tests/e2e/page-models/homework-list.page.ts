import type { Page } from '@playwright/test'

/** The homework list with its filters. */
export class HomeworkListPage {
  readonly heading
  readonly table
  readonly rows
  readonly titles
  readonly filters
  readonly search
  readonly pager
  readonly retry
  readonly clear
  readonly bar
  readonly saved

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: '宿題一覧' })
    this.table = page.getByRole('table', { name: '宿題の一覧' })
    this.rows = this.table.locator('tbody').getByRole('row')
    this.titles = this.table.locator('tbody').getByRole('link')
    this.filters = page.getByRole('region', { name: '絞り込み' })
    this.search = page.getByRole('textbox', { name: '宿題をさがす' })
    this.pager = page.getByRole('navigation', { name: 'ページ' })
    this.clear = page.getByRole('button', { name: '絞り込みをやめる' })
    this.bar = page.getByRole('toolbar', { name: '選んだ宿題の操作' })
    this.saved = page.getByRole('button', { name: /^保存した絞り込み/ })
    this.retry = page.getByRole('main').getByRole('button', { name: '再試行' })
  }

  /** Chooses one of すべて, 進行中, 終了, 配信待ち. */
  show(state: string): Promise<void> {
    return this.filters.getByText(state, { exact: true }).click()
  }

  /** The visible statuses, one per row. */
  statuses(): Promise<string[]> {
    return this.table.locator('tbody tr td:nth-child(3)').allInnerTexts()
  }

  /** Opens the details of an ended homework with answers and returns its title. */
  async openEnded(): Promise<string> {
    await this.show('終了')
    // skip headquarters' homework, which opens another screen
    const row = this.rows.filter({ hasText: '終了' }).filter({ hasNotText: '本部' }).first()
    const link = row.getByRole('link')
    const title = await link.innerText()
    await link.click()
    return title
  }

  checkbox(title: string) {
    return this.table.getByRole('checkbox', { name: `${title}を選ぶ`, exact: true })
  }

  link(title: string) {
    return this.table.getByRole('link', { name: title, exact: true })
  }

  /** Deletes a homework with answers by key. */
  async remove(title: string): Promise<void> {
    await this.link(title).focus()
    await this.page.keyboard.press('Delete')
    await this.page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  }

  undoButton(title: string) {
    return this.table.getByRole('button', { name: `${title}の削除を取り消す`, exact: true })
  }

  /** Chooses an action in the menu of a row. */
  async chooseAction(title: string, action: string): Promise<void> {
    await this.table.getByRole('button', { name: `${title}の操作`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
