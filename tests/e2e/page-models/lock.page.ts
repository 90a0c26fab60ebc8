import type { Page } from '@playwright/test'

/** The lock screen, which covers the page. */
export class LockScreenPage {
  readonly heading
  readonly password
  readonly button
  readonly fault
  readonly other
  readonly warning

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: '画面をロックしています' })
    this.password = page.getByRole('main').getByLabel('パスワード', { exact: true })
    this.button = page.getByRole('button', { name: '解除' })
    this.fault = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
    this.other = page.getByRole('button', { name: '別の先生がログインする' })
    this.warning = page.getByText('まもなく画面をロックします。')
  }

  /** Locks by the shortcut key. */
  async lock(): Promise<void> {
    await this.page.keyboard.press('Control+Alt+KeyL')
    await this.heading.waitFor()
  }

  async unlock(password = 'hanamaru1'): Promise<void> {
    await this.password.fill(password)
    await this.button.click()
  }
}
