import type { CDPSession, Page } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import type { PaperPage } from '../../e2e/page-models/paper.page'
import { openShowcase } from '../../e2e/page-models/showcase'
import { startHost, startSchool } from '../child'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import { quantile } from '../stats'

declare global {
  interface Window {
    /** Milliseconds from the choice of a topic to the frame that shows its paper. */
    benchOpened?: number
  }
}

/** What a teacher takes at least to look; what is drawn after the first paint comes meanwhile. */
const glance = 300

/** Chooses a topic in the page itself, and notes the time to the painted frame in which its paper stands. */
async function openIn(page: Page, paper: PaperPage, topic: string): Promise<number> {
  await page.evaluate(id => {
    delete window.benchOpened
    addEventListener(
      'change',
      event => {
        const look = () => {
          if (!document.querySelector(`[aria-busy="false"] [data-topic="${id}"]`))
            return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => {
            window.benchOpened = performance.now() - event.timeStamp
          }
          channel.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, topic)
  await paper.topic.selectOption(topic)
  const handle = await page.waitForFunction(() => window.benchOpened)
  await page.waitForTimeout(glance)
  return (await handle.jsonValue()) ?? Number.NaN
}

/** What the page's own objects take, after all that nobody holds is let go, in MB. */
async function heap(chrome: CDPSession): Promise<number> {
  await chrome.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await chrome.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1024 / 1024
}

export const views: Measure = {
  name: 'views',
  title: 'each result view of one student’s paper, opened by the choice of its topic',
  idle: 1,
  async open({ folder, browser, quick }) {
    const school = await startSchool(folder, 'small')
    const host = await startHost(folder, school)
    const { page, chrome, close } = await openTab(await browser())
    const login = new LoginPage(page)
    await login.open(host.address)
    await login.logIn()
    await new HomePage(page).heading.waitFor()
    const paper = await openShowcase(page)
    const all = await paper.topics()
    const topics = quick ? all.slice(0, 5) : all
    const walk = async (): Promise<number[]> => {
      const times: number[] = []
      // the last first: the one that stands is chosen like any other
      for (const topic of topics.toReversed()) times.push(await openIn(page, paper, topic))
      return times
    }
    return {
      sides: {
        async walk() {
          const times = await walk()
          const once = await heap(chrome)
          times.push(...(await walk()))
          const twice = await heap(chrome)
          return { p50: quantile(times, 0.5), longest: Math.max(...times), twice, grown: twice - once }
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
    { label: 'opening a view, median', unit: 'ms', value: middle('walk', 'p50') },
    { label: 'the slowest view of all runs', unit: 'ms', value: worst('walk', 'longest') },
    { label: 'memory after walking all views twice', unit: 'MB', value: middle('walk', 'twice') },
    { label: '… grown by the second walk', unit: 'MB', value: middle('walk', 'grown') },
  ],
}
