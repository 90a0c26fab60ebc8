import type { Page } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home.page'
import { HomeworkDetailsPage } from '../../e2e/page-models/homework-details.page'
import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import { PaperPage } from '../../e2e/page-models/paper.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { startHost, startSchool } from '../child'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import { quantile } from '../stats'

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that shows what it asked for. */
    benchSteps?: number[]
  }
}

/** Notes the time from the key to the painted frame in which another student's paper stands, nothing of it awaited. */
const noteSteps = (page: Page) =>
  page.evaluate(() => {
    window.benchSteps = []
    const shown = () => document.querySelector('main [aria-live="polite"]')?.textContent ?? ''
    addEventListener(
      'keydown',
      event => {
        if (event.key !== 'J') return
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

/** What a teacher takes at least to look at a paper; the next one is read ahead meanwhile. */
const glance = 400

async function step(page: Page, count: number): Promise<void> {
  await page.keyboard.press('Shift+J')
  await page.waitForFunction(steps => (window.benchSteps?.length ?? 0) >= steps, count)
  await page.waitForTimeout(glance)
}

export const review: Measure = {
  name: 'review',
  title: 'the next student’s paper, from the key to the frame that shows it',
  idle: 1,
  async open({ folder, browser, quick }) {
    const school = await startSchool(folder, 'full')
    const host = await startHost(folder, school)
    const { page, close } = await openTab(await browser())
    const login = new LoginPage(page)
    await login.open(host.address)
    await login.logIn()
    await new HomePage(page).heading.waitFor()
    await new Shell(page).go('宿題一覧')
    await new HomeworkListPage(page).openEnded()
    const homework = page.url()
    return {
      sides: {
        async next() {
          await page.goto(homework)
          await page.reload()
          await new HomeworkDetailsPage(page).scored().first().click()
          await new PaperPage(page).items.waitFor()
          await page.waitForTimeout(glance)
          await noteSteps(page)
          const steps = quick ? 3 : 30
          for (let count = 1; count <= steps; count += 1) await step(page, count)
          const times = await page.evaluate(() => window.benchSteps ?? [])
          return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
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
    { label: 'p50', unit: 'ms', value: middle('next', 'p50') },
    { label: 'p95', unit: 'ms', value: middle('next', 'p95'), most: 50 },
    { label: 'longest of all runs', unit: 'ms', value: worst('next', 'longest') },
  ],
}
