/** Steps from student to student by key, each timed in the page. */
import type { Page } from '@playwright/test'
import { HomeworkDetailsPage } from '../e2e/page-models/homework-details.page'
import { PaperPage } from '../e2e/page-models/paper.page'
import { quantile, type Sample } from './stats'

declare global {
  interface Window {
    /** Milliseconds from each key press to the frame with the requested paper. */
    benchSteps?: number[]
  }
}

/** The shortest time that a teacher looks at a paper; the next paper is prefetched meanwhile. */
export const viewTime = 400

/** Records the time from the key press to the painted frame with the complete paper of another student. */
export const recordSteps = (page: Page) =>
  page.evaluate(() => {
    const isRecording = window.benchSteps !== undefined
    window.benchSteps = []
    if (isRecording) return
    const shown = () => document.querySelector('main [aria-live="polite"]')?.textContent ?? ''
    addEventListener(
      'keydown',
      event => {
        if (event.key !== 'J' && event.key !== 'K') return
        const from = shown()
        const look = () => {
          if (shown() === from || document.querySelector('main [aria-busy="true"]'))
            return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => window.benchSteps?.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })

async function step(page: Page, key: string, count: number): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForFunction(steps => (window.benchSteps?.length ?? 0) >= steps, count)
  await page.waitForTimeout(viewTime)
}

/** Makes the steps one after another; returns their times as one sample. */
export async function makeSteps(page: Page, keys: readonly string[]): Promise<Sample> {
  for (const [at, key] of keys.entries()) await step(page, key, at + 1)
  const times = await page.evaluate(() => window.benchSteps ?? [])
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

/** Opens the first paper of a homework afresh, and goes to the next student `count` times by key. */
export async function stepThroughPapers(page: Page, homework: string, count: number): Promise<Sample> {
  await page.goto(homework)
  await page.reload()
  await new HomeworkDetailsPage(page).scoredCells().first().click()
  await new PaperPage(page).items.waitFor()
  await page.waitForTimeout(viewTime)
  await recordSteps(page)
  return makeSteps(page, Array<string>(count).fill('Shift+J'))
}
