import type { Page } from '@playwright/test'

/** The frame of every screen: header, side menu, dialogs, toasts. */
export class Shell {
  readonly menu
  readonly userMenu
  readonly back
  readonly dialog
  readonly undoBar
  readonly toasts

  constructor(readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: 'メニュー' })
    this.userMenu = page.getByRole('button', { name: /先生のメニュー$/ })
    this.back = page.getByRole('button', { name: '戻る' })
    this.dialog = page.getByRole('dialog')
    this.undoBar = page.getByRole('region', { name: '削除の予定' })
    this.toasts = page.locator('.mantine-Notification-root')
  }

  /** Opens a screen with the side menu. */
  async go(label: string): Promise<void> {
    await this.menu.getByRole('link', { name: label, exact: true }).click()
  }

  async logOut(): Promise<void> {
    await this.userMenu.click()
    await this.page.getByRole('menuitem', { name: 'ログアウト' }).click()
  }

  /** The message with this text: an earlier one may still be there. */
  toast(text: string) {
    return this.toasts.filter({ hasText: text })
  }

  /** Clicks a button of the open dialog. */
  answer(button: string): Promise<void> {
    return this.dialog.getByRole('button', { name: button }).click()
  }
}
