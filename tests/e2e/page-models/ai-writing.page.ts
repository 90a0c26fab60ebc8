import type { Page } from '@playwright/test'

/** The form of AI writing. */
export class AiWritingPage {
  readonly topics
  readonly topic
  readonly title
  readonly receivers
  readonly check
  readonly dialog

  constructor(readonly page: Page) {
    this.topics = page.getByRole('region', { name: 'テーマの候補' }).getByRole('button')
    this.topic = page.getByRole('textbox', { name: '書くテーマ' })
    this.title = page.getByRole('textbox', { name: '宿題名' })
    this.receivers = page.getByRole('group', { name: '出すクラス・生徒' })
    this.check = page.getByRole('button', { name: '内容を確認する' })
    this.dialog = page.getByRole('dialog')
  }

  level(name: string) {
    return this.page.getByText(name, { exact: true }).first()
  }

  send(): Promise<void> {
    return this.dialog.getByRole('button', { name: '宿題を出す' }).click()
  }
}
