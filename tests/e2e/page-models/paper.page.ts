import { expect, type Page } from '@playwright/test'

/** One student's paper. */
export class PaperPage {
  readonly items
  readonly next
  readonly previous
  readonly total
  readonly topic
  readonly round
  readonly studentView

  constructor(readonly page: Page) {
    this.items = page.getByRole('region', { name: '設問' })
    this.next = page.getByRole('button', { name: /次の生徒/ })
    this.previous = page.getByRole('button', { name: /前の生徒/ })
    this.total = page.getByText('総合')
    this.topic = page.getByRole('combobox', { name: '課題' })
    this.round = page.getByRole('combobox', { name: '回' })
    this.studentView = page.getByRole('switch', { name: '生徒の見え方' })
  }

  /** Who is shown: `3 / 20` beside the name. */
  position() {
    return this.page.getByText(/^\d+ \/ \d+$/)
  }

  /** The topics of the homework, by id, in its order. */
  topics(): Promise<string[]> {
    return this.topic
      .locator('option')
      .evaluateAll(options => options.map(option => (option instanceof HTMLOptionElement ? option.value : '')))
  }

  /** Goes to a topic by 課題 and waits for its paper; gives the key of the view that shows it. */
  async openTopic(id: string): Promise<string> {
    await this.topic.selectOption(id)
    const sheet = this.page.locator(`[aria-busy="false"] [data-topic="${id}"]`)
    await sheet.waitFor({ timeout: 20_000 })
    return (await sheet.getAttribute('data-view')) ?? ''
  }

  card(no: number) {
    return this.items.getByRole('article', { name: `No.${no}`, exact: true })
  }

  /** Turns 生徒の見え方 on or off, and waits for it. */
  async lookAs(student: boolean): Promise<void> {
    if ((await this.studentView.isChecked()) !== student)
      await this.page.locator('label:visible', { hasText: '生徒の見え方' }).click()
    await expect(this.studentView).toBeChecked({ checked: student })
  }

  /** The first button that plays the model sound or the student's recording. */
  play(kind: '原文' | '録音') {
    return this.items.getByRole('button', { name: `${kind}を再生` }).first()
  }

  /** Where a sound is, in seconds, as the range input shows it. */
  soundPosition(kind: '原文' | '録音') {
    return this.items.getByRole('slider', { name: new RegExp(`${kind}.*の再生位置`) }).first()
  }
}
