import type { Page } from '@playwright/test'

/** クラス・ID編集: the classes, their dialogs, and the search over all students. */
export class GradesPage {
  readonly heading
  readonly table
  readonly names
  readonly create
  readonly nameField
  readonly dialog
  readonly search
  readonly found
  readonly order

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'クラス・ID編集' })
    this.table = page.getByRole('table', { name: 'クラス' })
    this.names = this.table.getByRole('link')
    this.create = page.getByRole('button', { name: 'クラスを作る' })
    this.dialog = page.getByRole('dialog')
    this.nameField = this.dialog.getByRole('textbox', { name: 'クラス名' })
    this.search = page.getByRole('textbox', { name: '生徒をさがす' })
    this.found = page.getByRole('table', { name: 'さがした生徒' })
    this.order = page.getByText('並び順を保存しました。')
  }

  team(name: string) {
    return this.table.getByRole('link', { name, exact: true })
  }

  row(name: string) {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  /** Drags a class by its handle into the place of another one. */
  async drag(name: string, onto: string): Promise<void> {
    const handle = await this.row(name).locator('[data-drag]').boundingBox()
    const target = await this.row(onto).boundingBox()
    if (!handle || !target) throw new Error('a row is not in sight')
    const { mouse } = this.page
    await mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await mouse.down()
    await mouse.move(handle.x, target.y + target.height / 2)
    await mouse.move(handle.x, target.y + (target.y < handle.y ? 2 : target.height - 2))
    await mouse.up()
  }

  async choose(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `${name}の操作` })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
