import type { Page } from '@playwright/test'
import { Shell } from './shell.page'

/** オンライン授業: the list, and the form of a lesson. */
export class LivePage {
  readonly table
  readonly top
  readonly create
  readonly submit
  readonly save
  readonly title
  readonly start
  readonly room
  readonly weekly
  readonly until
  readonly dates

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: 'オンライン授業の一覧' })
    this.top = page.getByRole('region', { name: '今の授業と次の授業' })
    this.create = page.getByRole('link', { name: '授業を作る' })
    this.submit = page.getByRole('button', { name: /授業を作る$/ })
    this.save = page.getByRole('button', { name: '変更を保存' })
    this.title = page.getByRole('textbox', { name: '授業名' })
    this.start = page.getByRole('textbox', { name: /^開始日時/ })
    this.room = page.getByRole('combobox', { name: /^教室/ })
    this.weekly = page.getByRole('switch', { name: /毎週くり返す/ })
    this.until = page.getByRole('textbox', { name: /^最後の日/ })
    this.dates = page.getByRole('list', { name: '授業の日' })
  }

  async open(): Promise<void> {
    await new Shell(this.page).go('オンライン授業')
    await this.rows().first().waitFor()
  }

  rows(title?: string) {
    const rows = this.table.locator('tbody tr[data-row]')
    return title === undefined ? rows : rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  team(name: string) {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  /** Fills a new lesson for 2年A組. @param start as it is typed, e.g. `2026/12/1 16:00`. */
  async fill(title: string, start: string, room: string): Promise<void> {
    await this.create.click()
    await this.title.fill(title)
    await this.team('2年A組').check()
    await this.start.fill(start)
    await this.start.press('Tab')
    await this.room.selectOption(room)
  }
}
