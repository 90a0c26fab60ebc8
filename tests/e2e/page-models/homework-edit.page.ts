import type { Page } from '@playwright/test'

/** The edit form of a homework. */
export class HomeworkEditPage {
  readonly heading
  readonly title
  readonly save
  readonly draftSaved
  readonly alert

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: '宿題を編集' })
    this.title = page.getByRole('textbox', { name: '宿題名' })
    this.save = page.getByRole('main').getByRole('button', { name: '変更を保存する' })
    this.draftSaved = page.getByText('下書きを保存しました')
    this.alert = page.getByRole('main').getByRole('alert')
  }
}
