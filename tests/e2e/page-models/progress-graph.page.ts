import type { Page } from '@playwright/test'

/** 学習進捗グラフ. */
export class ProgressGraphPage {
  readonly team
  readonly students
  readonly chart
  readonly said
  readonly table
  readonly printed
  readonly output

  constructor(readonly page: Page) {
    this.team = page.getByRole('combobox', { name: 'クラス', exact: true })
    this.students = page.getByRole('combobox', { name: '比べる生徒' })
    this.chart = page.getByRole('application')
    this.said = page.getByRole('region', { name: /の推移/ }).getByRole('status')
    this.table = page.getByRole('table', { name: /の表$/ })
    this.printed = page.getByRole('table', { name: /の推移（.*）$/, includeHidden: true })
    this.output = page.getByRole('button', { name: '印刷・保存' })
  }

  /** The cells of the table, the head first. */
  async cells(): Promise<string[][]> {
    return this.table
      .locator('tr:not([aria-hidden])')
      .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent ?? '')))
  }

  /** Chooses an item of the menu 印刷・保存. */
  async choose(item: string): Promise<void> {
    await this.output.click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** How many different colours the drawing has: one, before it is drawn. */
  async colours(): Promise<number> {
    return this.chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size
    })
  }
}
