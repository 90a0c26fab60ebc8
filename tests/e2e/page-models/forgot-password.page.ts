import type { Page } from '@playwright/test'

/** Password reset: first the e-mail address, then code and new password. */
export class ForgotPasswordPage {
  readonly mail
  readonly send
  readonly code
  readonly password
  readonly repeat
  readonly reset

  constructor(readonly page: Page) {
    this.mail = page.getByRole('textbox', { name: 'メールアドレス' })
    this.send = page.getByRole('button', { name: '確認コードを送る' })
    this.code = page.getByRole('textbox', { name: '確認コード' })
    this.password = page.getByLabel('新しいパスワード', { exact: true })
    this.repeat = page.getByLabel('新しいパスワード（確認）')
    this.reset = page.getByRole('button', { name: 'パスワードを再設定する' })
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
    await this.send.waitFor()
  }
}
