import { expect, type Locator, type Page } from '@playwright/test'

/** The page on which a teacher makes a reading exercise. */
export class RecitationPage {
  readonly name
  readonly english
  readonly translation
  readonly make
  readonly create
  readonly list
  readonly file
  readonly use
  readonly done

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: '教材名' })
    this.english = page.getByRole('textbox', { name: '英文' })
    this.translation = page.getByRole('textbox', { name: /^日本語訳/ })
    this.make = page.getByRole('button', { name: '音声を作る' })
    this.create = page.getByRole('button', { name: '教材を作る' })
    this.list = page.getByRole('navigation', { name: '欄の一覧' })
    this.file = page.getByLabel('音声ファイルを選ぶ').and(page.locator('input'))
    this.use = page.getByRole('button', { name: 'この録音を使う' })
    this.done = page.getByRole('region', { name: '音読教材ができました' })
  }

  slot(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async open(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/admin/homework/recitation/add'
    })
    await expect(this.english).toBeVisible()
  }

  /** Fills a slot and makes its sound. */
  async speak(slot: string, english: string): Promise<void> {
    await this.slot(slot).click()
    await this.english.fill(english)
    await this.make.click()
    await expect(this.slot(slot)).toContainText('音声あり')
  }

  async chooseOwn(): Promise<void> {
    await this.page.getByText('自分の録音を使う', { exact: true }).click()
  }
}
