import { expect, type Page } from '@playwright/test'

/** The homework gone through with the class, on the wall. */
export class CommentaryPage {
  readonly stage
  readonly heading
  readonly bars
  readonly model
  readonly strip
  readonly sound

  constructor(readonly page: Page) {
    this.stage = page.getByRole('region', { name: '講評の画面' })
    this.heading = this.stage.getByRole('heading', { level: 2 })
    this.bars = this.stage.getByRole('list', { name: 'みんなの答え' }).getByRole('listitem')
    this.model = this.stage.getByRole('region', { name: '正解' })
    this.strip = page.getByRole('navigation', { name: '設問の一覧' }).getByRole('button')
    this.sound = this.stage.getByRole('button', { name: /原文を再生|準備中|停止/ })
  }

  async open(homeworkId: string): Promise<void> {
    await this.page.evaluate(id => {
      location.hash = `#/admin/commentary/${id}`
    }, homeworkId)
    await expect(this.heading).toBeVisible()
  }

  /** The correct rates of the strip, in its order. */
  async rates(): Promise<number[]> {
    const texts = await this.strip.locator('b').allTextContents()
    return texts.filter(text => text.endsWith('%')).map(text => Number.parseFloat(text))
  }

  /** The number of the first question of a topic, as its chip bears it. */
  async numberOf(topic: string): Promise<string> {
    const chip = this.page.locator(`[data-no][title*="${topic}"]`).first()
    return (await chip.getAttribute('data-no')) ?? ''
  }

  /** Goes to a question by its number, with the keys. */
  async jump(no: string): Promise<void> {
    await this.page.keyboard.press('g')
    await this.page.getByRole('textbox', { name: '設問の番号' }).fill(no)
    await this.page.keyboard.press('Enter')
    await expect(this.heading).toHaveText(new RegExp(`^No\\.${no} /`))
  }

  /** Whether header and menu are out of the way, and the screen is the page's. */
  isFull(): Promise<boolean> {
    return this.page.evaluate(() => document.fullscreenElement !== null)
  }
}
