import type { Page } from '@playwright/test'
import { type Essay, serveEssays } from '../../e2e/fixtures/essays'
import { HomePage } from '../../e2e/page-models/home.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import { openShowcase } from '../../e2e/page-models/showcase'
import { WritingReviewPage } from '../../e2e/page-models/writing-review.page'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import { startHost, startSchool } from '../processes'
import { quantile, type Sample } from '../stats'
import { makeSteps, recordSteps, viewTime } from '../student-steps'

declare global {
  interface Window {
    benchKeys?: number[]
  }
}

/** 2,000 words, with a comment on every twentieth. */
function longEssay(): Essay {
  const words = Array.from({ length: 2000 }, (_, at) => (at % 10 === 9 ? 'home.' : `word${at}`))
  const text = words.join(' ')
  const notes = words.flatMap((word, at) => {
    if (at % 20 !== 0) return []
    const startPos = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
    return [
      { pos: { startPos, endPos: startPos + word.length }, comments: 'よい', teacher: '齋藤 薫', sent_content: word },
    ]
  })
  return { text, notes }
}

/** Presses keys one after another; records the time from each to the next painted frame. */
async function pressKeys(page: Page, keys: readonly string[]): Promise<Sample> {
  await page.evaluate(() => {
    window.benchKeys = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => window.benchKeys?.push(performance.now() - timeStamp)
          channel.port2.postMessage(null)
        }),
      { capture: true },
    )
  })
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(count => (window.benchKeys?.length ?? 0) >= count, at + 1)
  }
  const times = await page.evaluate(() => window.benchKeys ?? [])
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

export const marking: Measure = {
  name: 'marking',
  title: 'marking of writing: the next submission of the queue, and a key in a long essay',
  idle: 1,
  async open({ folder, browser, quick }) {
    const school = await startSchool(folder, 'full')
    const host = await startHost(folder, school)
    const { page, close } = await openTab(await browser())
    const login = new LoginPage(page)
    await login.open(host.address)
    await login.logIn()
    await new HomePage(page).heading.waitFor()
    const review = new WritingReviewPage(page)
    const steps = quick ? 3 : 30
    const goHome = async () => {
      await page.evaluate(() => {
        location.hash = '#/admin/home'
      })
      await page.reload()
      await new HomePage(page).heading.waitFor()
    }
    return {
      sides: {
        async next() {
          await goHome()
          await review.open()
          // Only this page: the steps are read from the first of all pages.
          await page.reload()
          await review.text.waitFor()
          // The states of the submissions are read first.
          await page.waitForTimeout(quick ? viewTime : 5000)
          await recordSteps(page)
          return makeSteps(page, Array<string>(steps).fill('Shift+J'))
        },
        async caret() {
          await goHome()
          await serveEssays(page, [longEssay()])
          await openShowcase(page)
          await page.keyboard.press('c')
          await review.text.waitFor()
          const keys = ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Tab', 'ArrowLeft']
          const sample = await pressKeys(
            page,
            Array.from({ length: quick ? 5 : 100 }, (_, at) => keys[at % keys.length] ?? 'ArrowRight'),
          )
          await page.unrouteAll()
          return sample
        },
      },
      async close() {
        await close()
        await host.stop()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'next submission, p50', unit: 'ms', value: middle('next', 'p50') },
    { label: 'next submission, p95', unit: 'ms', value: middle('next', 'p95'), most: 33 },
    { label: '… longest of all runs', unit: 'ms', value: worst('next', 'longest') },
    { label: 'key in a text of 2,000 words with 100 comments, p50', unit: 'ms', value: middle('caret', 'p50') },
    {
      label: 'key in a text of 2,000 words with 100 comments, p95',
      unit: 'ms',
      value: middle('caret', 'p95'),
      most: 16,
    },
  ],
}
