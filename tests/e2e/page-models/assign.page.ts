import { expect, type Page } from '@playwright/test'
import { jstDate } from '../fixtures/jst'

/** The assign wizards: the choice of a wizard, the steps, and the summary. */
export class AssignPage {
  readonly search
  readonly resources
  readonly basket
  readonly classes
  readonly classSearch
  readonly title
  readonly start
  readonly end
  readonly faults
  readonly next
  readonly back
  readonly check
  readonly summary
  readonly send
  readonly restart

  constructor(readonly page: Page) {
    this.search = page.getByRole('textbox', { name: '教材をさがす' })
    this.resources = page.getByRole('list', { name: '教材の一覧' })
    this.basket = page.getByRole('region', { name: '選んだ教材' })
    this.classes = page.getByRole('group', { name: '出すクラス・生徒' })
    this.classSearch = page.getByRole('textbox', { name: 'クラスをさがす' })
    this.title = page.getByRole('textbox', { name: '宿題名' })
    this.start = page.getByRole('textbox', { name: '配信日時', exact: true })
    this.end = page.getByRole('textbox', { name: '期限' })
    this.faults = page.getByRole('main').getByRole('alert')
    this.next = page.getByRole('button', { name: '次へ', exact: true })
    this.back = page.getByRole('button', { name: '前へ', exact: true })
    this.check = page.getByRole('button', { name: '内容を確認する' })
    this.restart = page.getByRole('button', { name: '最初からやり直す' })
    this.summary = page.getByRole('dialog', { name: 'この内容で宿題を出しますか' })
    this.send = this.summary.getByRole('button', { name: '宿題を出す' })
  }

  /** The link of a wizard on the start page. */
  wizard(label: string) {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })
  }

  step(label: string) {
    return this.page
      .getByRole('navigation', { name: '手順' })
      .getByRole('button', { name: new RegExp(`^${label}( 入力済み)?$`) })
  }

  async expectStep(label: string): Promise<void> {
    await expect(this.step(label)).toHaveAttribute('aria-current', 'step')
  }

  resource(title: string) {
    return this.page.getByRole('checkbox', { name: `${title}を選ぶ` })
  }

  team(name: string) {
    return this.classes.getByRole('checkbox', { name, exact: true })
  }

  /** The titles of the chosen contents, in order. */
  chosen(): Promise<string[]> {
    return this.basket.getByRole('listitem').locator('[title]').allInnerTexts()
  }

  /** A day in the plan's calendar, counted from today. */
  day(ahead: number) {
    const { month, day } = jstDate(ahead)
    return this.page.getByRole('region', { name: '配信日のカレンダー' }).getByRole('button', {
      name: new RegExp(`^${month}月${day}日`),
    })
  }

  /** Asserts that the homework is published: its details are open. */
  async expectPublished(title: string): Promise<void> {
    await expect(this.page).toHaveURL(/#\/admin\/homework-details\/\d+/)
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}
