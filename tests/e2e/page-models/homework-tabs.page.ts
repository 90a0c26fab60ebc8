import type { Page } from '@playwright/test'

/** The tabs of a homework, and its actions. */
export class HomeworkTabsPage {
  readonly tabs
  readonly topics
  readonly groups
  readonly names
  readonly questions
  readonly report
  readonly menu
  readonly dialog
  readonly counts

  constructor(readonly page: Page) {
    this.tabs = page.getByRole('navigation', { name: '成績の見かた' })
    this.topics = page.getByRole('table', { name: '課題の一覧' })
    this.groups = page.getByRole('list', { name: '答えの一覧' }).getByRole('button')
    /** The students with the opened answers. */
    this.names = page.getByRole('list', { name: '答えの一覧' }).getByRole('link')
    this.questions = page.getByRole('navigation', { name: '設問の一覧' })
    this.report = page.getByRole('button', { name: '成績表をつくる' })
    this.menu = page.getByRole('button', { name: '操作', exact: true })
    this.dialog = page.getByRole('dialog')
    // the cached list page is also in the document
    this.counts = page.getByText(/^提出 \d+人／\d+人中$/).filter({ visible: true })
  }

  show(tab: '成績一覧' | '提出状況' | '課題一覧' | '課題ごと' | '設問ごと' | '生徒ごと') {
    return this.tabs.getByRole('link', { name: tab }).click()
  }

  /** The students with one submit status. */
  stage(name: '未着手' | '学習中' | '提出済み') {
    return this.page.getByRole('region', { name })
  }

  /** Chooses an entry of the menu 操作. */
  async chooseAction(entry: string): Promise<void> {
    await this.menu.click()
    await this.page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click()
  }
}
