/** 全ビュー見本: the sample homework whose papers contain every view. */
import type { Page } from '@playwright/test'
import { viewKeys } from '../../../shared/items/view-keys'
import { HomeworkDetailsPage } from './homework-details.page'
import { HomeworkListPage } from './homework-list.page'
import { PaperPage } from './paper.page'
import { Shell } from './shell.page'

/** Opens the first student's paper of this homework, from any page. */
export async function openShowcase(page: Page): Promise<PaperPage> {
  const [list, details, paper] = [new HomeworkListPage(page), new HomeworkDetailsPage(page), new PaperPage(page)]
  await new Shell(page).go('宿題一覧')
  await list.search.fill('全ビュー見本')
  await list.titles.filter({ hasText: '全ビュー見本' }).click()
  await details.scoredCells().first().click()
  await paper.items.waitFor()
  return paper
}

/**
 * Opens all topics of the student with the field 課題, and calls `see` at the first paper of each view.
 * @returns the view keys without a paper; empty if the sample homework is complete.
 */
export async function visitViews(paper: PaperPage, see: (key: string) => Promise<void>): Promise<string[]> {
  const missing = new Set<string>(viewKeys)
  for (const topic of await paper.topics()) {
    // a topic without a view leaves its key in the result
    const key = await paper.openTopic(topic).catch(() => '')
    if (!missing.delete(key)) continue
    await see(key)
  }
  return [...missing]
}
