import type { Page } from '@playwright/test'

/** 定期配信管理: the calendar of a plan, with the actions for a day and for the whole plan. */
export class PeriodicPlanPage {
  readonly calendar
  readonly panel
  readonly undo
  readonly skip
  readonly moveTo
  readonly move
  readonly dialog

  constructor(readonly page: Page) {
    this.calendar = page.getByRole('region', { name: '配信日のカレンダー' })
    this.panel = page.getByRole('region', { name: '選んだ日' })
    this.undo = page.getByRole('button', { name: '元に戻す' })
    this.skip = page.getByRole('button', { name: 'この日の配信を取りやめる' })
    this.moveTo = page.getByRole('textbox', { name: '新しい配信日時' })
    this.move = page.getByRole('button', { name: '変更する', exact: true })
    this.dialog = page.getByRole('dialog')
  }

  /** The calendar cell of a date, `YYYY-MM-DD`. */
  day(date: string) {
    return this.calendar.locator(`[data-date="${date}"]`)
  }

  /** Clicks a button for the whole plan, and the same button in its confirmation dialog. */
  async confirm(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name }).click()
    await this.dialog.getByRole('button', { name }).click()
  }
}
