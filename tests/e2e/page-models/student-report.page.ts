import type { Page } from '@playwright/test'

/** 個人成績表: the choices on the left, the preview of the sheet on the right. */
export class StudentReportPage {
  readonly team
  readonly sheet
  readonly printAll
  readonly save
  readonly pdf
  readonly tray
  readonly trayButton

  constructor(readonly page: Page) {
    this.team = page.getByRole('combobox', { name: 'クラス' })
    this.sheet = page.getByRole('region', { name: '印刷の見本' }).getByRole('article')
    this.printAll = page.getByRole('button', { name: /人分を印刷する$/ })
    this.save = page.getByRole('button', { name: /人分をExcelで保存する$/ })
    this.pdf = page.getByRole('button', { name: 'PDFで保存する' })
    this.tray = page.getByRole('region', { name: 'ダウンロード' })
    this.trayButton = page.getByRole('button', { name: /^出力済み/ })
  }
}
