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
    // not the label 総合点 of a question
    this.total = page.getByText(/^総合(?!点)/)
    this.topic = page.getByRole('combobox', { name: '課題' })
    this.round = page.getByRole('combobox', { name: '回' })
    this.studentView = page.getByRole('switch', { name: '生徒の見え方' })
  }

  /** The position of the student, e.g. `3 / 20`, next to the name. */
  position() {
    return this.page.getByText(/^\d+ \/ \d+$/).filter({ visible: true })
  }

  /** The ids of the homework's topics, in order. */
  topics(): Promise<string[]> {
    return this.topic
      .locator('option')
      .evaluateAll(options => options.map(option => (option instanceof HTMLOptionElement ? option.value : '')))
  }

  /** Opens a topic with the field 課題 and waits for its paper; returns the key of its view. */
  async openTopic(id: string): Promise<string> {
    await this.topic.selectOption(id)
    const sheet = this.page.locator(`[aria-busy="false"] [data-topic="${id}"]:visible`)
    await sheet.waitFor({ timeout: 20_000 })
    return (await sheet.getAttribute('data-view')) ?? ''
  }

  card(no: number) {
    return this.items.getByRole('article', { name: `No.${no}`, exact: true })
  }

  /** Turns 生徒の見え方 on or off, and waits for it. */
  async setStudentView(student: boolean): Promise<void> {
    if ((await this.studentView.isChecked()) !== student)
      await this.page.locator('label:visible', { hasText: '生徒の見え方' }).click()
    await expect(this.studentView).toBeChecked({ checked: student })
  }

  /** The first play button of the model sound or of the student's recording. */
  play(kind: '原文' | '録音') {
    return this.items.getByRole('button', { name: `${kind}を再生` }).first()
  }

  /** The position of a sound in seconds, from its range input. */
  soundPosition(kind: '原文' | '録音') {
    return this.items.getByRole('slider', { name: new RegExp(`${kind}.*の再生位置`) }).first()
  }
}
