import { expect, type Page } from '@playwright/test'

/** The commentary of a homework. */
export class CommentaryPage {
  readonly slide
  readonly heading
  readonly bars
  readonly correctAnswer
  readonly strip
  readonly sound

  constructor(readonly page: Page) {
    this.slide = page.getByRole('region', { name: '講評の画面' })
    this.heading = this.slide.getByRole('heading', { level: 2 })
    this.bars = this.slide.getByRole('list', { name: 'みんなの答え' }).getByRole('listitem')
    this.correctAnswer = this.slide.getByRole('region', { name: '正解' })
    this.strip = page.getByRole('navigation', { name: '設問の一覧' }).getByRole('button')
    this.sound = this.slide.getByRole('button', { name: /原文を再生|準備中|停止/ })
  }

  async open(homeworkId: string): Promise<void> {
    await this.page.evaluate(id => {
      location.hash = `#/admin/commentary/${id}`
    }, homeworkId)
    await expect(this.heading).toBeVisible()
  }

  /** The correct rates in the question list, in its order. */
  async correctRates(): Promise<number[]> {
    const texts = await this.strip.locator('b').allTextContents()
    return texts.filter(text => text.endsWith('%')).map(text => Number.parseFloat(text))
  }

  /** The number of the first question of a topic, from the question list. */
  async numberOf(topic: string): Promise<string> {
    const chip = this.page.locator(`[data-no][title*="${topic}"]`).first()
    return (await chip.getAttribute('data-no')) ?? ''
  }

  /** Opens a question by its number, with shortcut keys. */
  async jump(no: string): Promise<void> {
    await this.page.keyboard.press('g')
    await this.page.getByRole('textbox', { name: '設問の番号' }).fill(no)
    await this.page.keyboard.press('Enter')
    await expect(this.heading).toHaveText(new RegExp(`^No\\.${no} /`))
  }

  /** Whether the page is in full screen, without header and menu. */
  isFull(): Promise<boolean> {
    return this.page.evaluate(() => document.fullscreenElement !== null)
  }
}
