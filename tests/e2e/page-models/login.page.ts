import type { Page } from '@playwright/test'

/** The login page. */
export class LoginPage {
  readonly id
  readonly password
  readonly button
  readonly fault

  constructor(readonly page: Page) {
    this.id = page.getByRole('textbox', { name: 'アカウントID' })
    this.password = page.getByLabel('パスワード', { exact: true })
    this.button = page.getByRole('button', { name: 'ログイン', exact: true })
    this.fault = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
  }

  /** Opens the address that a host printed. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.button.waitFor()
  }

  async logIn(id = 'teacher@sample.school', password = 'hanamaru1'): Promise<void> {
    await this.id.fill(id)
    await this.password.fill(password)
    await this.button.click()
  }
}
