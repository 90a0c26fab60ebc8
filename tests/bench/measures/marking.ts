import { type Browser, expect } from '@playwright/test'
import { serveEssays } from '../../e2e/fixtures/essays'
import { openShowcase } from '../../e2e/page-models/showcase'
import { WritingReviewPage } from '../../e2e/page-models/writing-review.page'
import { pressKeys } from '../key-times'
import { type Measure, middle, paired, worst } from '../measure'
import { makeSteps, recordSteps } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'
import { longEssay, serveQueue } from '../writing-replies'

const steps = (quick: boolean) => Array<string>(quick ? 3 : 30).fill('Shift+J')

/** A queue of this length, opened and read to its end. */
async function openQueue(folder: string, browser: Browser, count: number) {
  const { page, close } = await openTeacherTab(folder, browser)
  await serveQueue(page, count)
  const review = new WritingReviewPage(page)
  await review.open()
  // Only this page: the steps are read from the first of all pages.
  await page.reload()
  await review.text.waitFor()
  await expect(review.counts).toContainText(`未コメント ${count}`, { timeout: 300_000 })
  return {
    async next(quick: boolean) {
      await recordSteps(page)
      return makeSteps(page, steps(quick))
    },
    close,
  }
}

export const marking: Measure = {
  name: 'marking',
  title: 'marking of writing: the next submission of the queue, and a key in a long essay',
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(`${folder}/essay`, await browser())
    const few = await openQueue(`${folder}/few`, await browser(), 50)
    const many = await openQueue(`${folder}/many`, await browser(), quick ? 200 : 5000)
    await serveEssays(page, [longEssay()])
    await openShowcase(page)
    await page.keyboard.press('c')
    const essay = new WritingReviewPage(page)
    await essay.text.waitFor()
    return {
      sides: {
        few: () => few.next(quick),
        many: () => many.next(quick),
        idle: () => pressKeys(page, Array<string>(quick ? 5 : 100).fill('F9')),
        async caret() {
          await page.keyboard.press('Control+Home')
          const keys = ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Tab', 'ArrowLeft']
          return pressKeys(
            page,
            Array.from({ length: quick ? 5 : 100 }, (_, at) => keys[at % keys.length] ?? 'ArrowRight'),
          )
        },
        async typing() {
          // words without a comment
          const way = ['Control+Home', ...Array<string>(6).fill('ArrowRight'), 'Shift+ArrowRight', 'Enter']
          for (const key of way) await page.keyboard.press(key)
          await expect(essay.words).toBeFocused()
          const sample = await pressKeys(page, Array<string>(quick ? 5 : 100).fill('e'))
          await essay.words.fill('')
          await page.keyboard.press('Escape')
          await expect(essay.text).toBeFocused()
          return sample
        },
      },
      async close() {
        await close()
        await few.close()
        await many.close()
      },
    }
  },
  figures: [
    { label: 'next submission of 50, p50', unit: 'ms', value: middle('few', 'p50') },
    { label: 'next submission of 50, p95', unit: 'ms', value: middle('few', 'p95'), most: 33 },
    { label: '… longest of all runs', unit: 'ms', value: worst('few', 'longest') },
    { label: 'next submission of 5,000, p50', unit: 'ms', value: middle('many', 'p50') },
    { label: 'next submission of 5,000, p95', unit: 'ms', value: middle('many', 'p95'), most: 33 },
    { label: '5,000 submissions against 50, p50', unit: '×', value: paired('many', 'few', 'p50'), most: 1.1 },
    { label: 'key in a text of 2,000 words with 100 comments, p50', unit: 'ms', value: middle('caret', 'p50') },
    {
      label: 'key in a text of 2,000 words with 100 comments, p95',
      unit: 'ms',
      value: middle('caret', 'p95'),
      most: 16,
    },
    { label: 'a letter typed into a comment of that text, p95', unit: 'ms', value: middle('typing', 'p95'), most: 16 },
    { label: '… of a key that changes nothing, p50', unit: 'ms', value: middle('idle', 'p50') },
    { label: '… of a key that changes nothing, p95', unit: 'ms', value: middle('idle', 'p95') },
    { label: 'the same key, without the wait for the next frame, p50', unit: 'ms', value: middle('caret', 'workP50') },
    {
      label: 'the same key, without the wait for the next frame, p95',
      unit: 'ms',
      value: middle('caret', 'workP95'),
      most: 16,
    },
    { label: '… of a letter typed into a comment, p95', unit: 'ms', value: middle('typing', 'workP95'), most: 16 },
    { label: '… of a key that changes nothing, p95', unit: 'ms', value: middle('idle', 'workP95') },
  ],
}
