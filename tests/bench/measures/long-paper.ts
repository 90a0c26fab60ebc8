import type { Page } from '@playwright/test'
import { paperIn } from '../../e2e/fixtures/paper-in'
import { openShowcase } from '../../e2e/page-models/showcase'
import { type Measure, middle, worst } from '../measure'
import { makeSteps, recordSteps, viewTime } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

/** The number of items of a long exercise. */
const length = 30

interface Body {
  content: { items: Record<string, unknown>[] }
  answers: Record<string, unknown>[]
}

/** Repeats the items and answers, with new numbers, until there are `length` items. */
function lengthen({ content, answers }: Body): Body {
  const nameOf = (item: Record<string, unknown>): string => String(item.question_id ?? item.index)
  const items = Array.from({ length }, (_, at) => content.items[at % content.items.length] ?? {})
  const numbered = items.map((item, at) => ({ ...item, index: at + 1, question_id: `long-${at}` }))
  const records = items.flatMap((item, at) =>
    answers
      .filter(answer => String(answer.question_id) === nameOf(item))
      .map(answer => ({ ...answer, question_id: `long-${at}` })),
  )
  return { content: { ...content, items: numbered }, answers: records }
}

/** Lengthens every paper that the page receives; sounds and pictures stay unchanged. */
const lengthenPapers = (page: Page) =>
  page.route('**/bridge', async route => {
    if (!route.request().postData()?.includes('topic-answer-paper')) return route.continue()
    const response = await route.fetch()
    const json: unknown = await response.json()
    const paper = paperIn<Body>(json)
    if (paper) Object.assign(paper, lengthen(paper))
    return route.fulfill({ response, json })
  })

export const longPaper: Measure = {
  name: 'long-paper',
  title: `the next and the previous student’s paper of ${length} sentences, from the key to the frame that shows it`,
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(folder, await browser(), 'full', lengthenPapers)
    const paper = await openShowcase(page)
    for (const topic of await paper.topics()) if ((await paper.openTopic(topic)) === 'sentence-reading') break
    const address = page.url()
    const there = Array<string>(quick ? 3 : 15).fill('Shift+J')
    const back = there.map(() => 'Shift+K')
    return {
      sides: {
        async steps() {
          await page.goto(address)
          await page.reload()
          await paper.card(length).waitFor()
          await page.waitForTimeout(viewTime)
          await recordSteps(page)
          return makeSteps(page, [...there, ...back])
        },
      },
      close,
    }
  },
  figures: [
    { label: 'p50', unit: 'ms', value: middle('steps', 'p50') },
    { label: 'p95', unit: 'ms', value: middle('steps', 'p95'), most: 50 },
    { label: 'longest of all runs', unit: 'ms', value: worst('steps', 'longest') },
  ],
}
