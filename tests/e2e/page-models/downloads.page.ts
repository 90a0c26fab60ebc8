import type { Page } from '@playwright/test'

/** データ出力: running and failed exports, saved files, offline copies. */
export class DownloadsPage {
  readonly heading
  readonly unfinished
  readonly saved
  readonly offlineCopies
  readonly files
  readonly search

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'データ出力' })
    this.unfinished = page.getByRole('region', { name: '進行中・失敗' })
    this.saved = page.getByRole('region', { name: '保存したファイル' })
    this.offlineCopies = page.getByRole('region', { name: 'オフラインのデータ' })
    this.files = this.saved.locator('tbody').getByRole('row')
    this.search = page.getByRole('textbox', { name: 'ファイルをさがす' })
  }

  /** The row of a file. */
  file(name: string) {
    return this.files.filter({ has: this.page.getByTitle(name, { exact: true }) })
  }

  /** A button of the first saved file, by the end of its name. */
  async press(action: string): Promise<void> {
    await this.files
      .first()
      .getByRole('button', { name: new RegExp(`${action}$`) })
      .click()
  }
}
