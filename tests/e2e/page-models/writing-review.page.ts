import { expect, type Page } from '@playwright/test'

/** 添削: the queue of writing, with the editor of comments. */
export class WritingReviewPage {
  readonly heading
  readonly counts
  /** The text of the student while its comments are edited. */
  readonly text
  readonly words
  /** The name of the student whose text it is. */
  readonly student
  /** Shown in place of a text. */
  readonly nothing
  readonly outbox
  readonly finish

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '添削', level: 1 })
    this.counts = page.getByRole('list', { name: '添削の状況' })
    this.text = page.getByRole('textbox', { name: /コメントの編集/ }).filter({ visible: true })
    this.words = page.getByRole('group', { name: 'コメント', exact: true }).getByRole('textbox')
    this.student = page.getByRole('main').locator('[aria-live="polite"]').filter({ visible: true }).locator('b')
    this.nothing = page.getByRole('article').filter({ visible: true }).getByText('未回答', { exact: true })
    this.outbox = page.getByRole('region', { name: 'コメントの送信' })
    this.finish = page.getByRole('button', { name: /コメントなしで済み/ })
  }

  /** Opens the queue from the home page by its key, and waits for the first text. */
  async open(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'トップページ', level: 1 })).toBeVisible()
    await this.page.keyboard.press('c')
    await expect(this.heading).toBeVisible()
    await expect(this.text).toBeFocused({ timeout: 20_000 })
  }

  /** Comments on the first word of the text, by keyboard alone; the form stays open. */
  async comment(comments: string): Promise<void> {
    await this.page.keyboard.press('Control+Home')
    // A text may begin with blanks: the selection of two words has at least one that is not blank.
    await this.page.keyboard.press('Shift+ArrowRight')
    await this.page.keyboard.press('Shift+ArrowRight')
    await this.page.keyboard.press('Enter')
    await expect(this.words).toBeFocused()
    await this.page.keyboard.insertText(comments)
  }
}
