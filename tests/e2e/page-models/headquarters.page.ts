import type { Page } from '@playwright/test'

/** Headquarters' homework: the list, and one homework with a topic's results. */
export class HeadquartersPage {
  readonly tabs
  readonly titles
  readonly topics
  readonly students

  constructor(readonly page: Page) {
    this.tabs = page.getByRole('navigation', { name: '状況' })
    this.titles = page.getByRole('table', { name: '本部の宿題の一覧' }).locator('tbody').getByRole('link')
    this.topics = page.getByRole('navigation', { name: '課題' }).getByRole('link')
    this.students = page.getByRole('main').getByRole('table').locator('tbody').getByRole('link')
  }
}
