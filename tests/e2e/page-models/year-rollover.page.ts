import type { Page } from '@playwright/test'

/** 年次更新: its steps, its day, and what became of it. */
export class YearRolloverPage {
  readonly next
  readonly dialog
  readonly later
  readonly day
  readonly planned
  readonly switchNow
  readonly done
  readonly undo

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: '次へ' })
    this.dialog = page.getByRole('dialog')
    this.later = page.getByRole('radio', { name: '日を選ぶ' })
    this.day = page.getByRole('textbox', { name: '切りかえる日' })
    this.planned = page.getByText(/のクラスを切りかえる予定です/)
    this.switchNow = page.getByRole('button', { name: '切りかえる', exact: true })
    this.done = page.getByText(/^\d+人のクラスを切りかえました。/)
    this.undo = page.getByRole('region', { name: /年次更新/ }).getByRole('button', { name: '元に戻す', exact: true })
  }

  async open(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/admin/grades/rollover'
    })
    await this.next.waitFor()
  }
}
