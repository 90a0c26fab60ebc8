import type { Page } from '@playwright/test'
import { commonText } from '../../../renderer/ui/text'
import type { PaperPage } from '../../e2e/page-models/paper.page'
import { openShowcase } from '../../e2e/page-models/showcase'
import { memoryOf } from '../frames'
import { type Measure, middle, worst } from '../measure'
import { quantile, type Sample } from '../stats'
import { openTeacherTab } from '../teacher-tab'

declare global {
  interface Window {
    /** The last chosen paper: its view, and the milliseconds from the choice to the frame that shows it. */
    benchOpened?: { view: string; ms: number } | undefined
  }
}

/** The shortest time that a teacher looks at a paper; waveforms and the like are drawn meanwhile. */
const viewTime = 220

/** A view that is not shown within this time (ms) is broken, not slow. */
const deadline = 20_000

/** From now on, choosing a topic records when its paper is painted and everything visible is loaded. */
const recordOpened = (page: Page) =>
  page.evaluate(loading => {
    const inSight = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    /** The paper of the topic, once all its visible parts and pictures are loaded. */
    const whole = (topic: string): HTMLElement | undefined => {
      // the papers on both sides are rendered ahead
      const sheets = [...document.querySelectorAll<HTMLElement>(`[aria-busy="false"] [data-topic="${topic}"]`)]
      const sheet = sheets.find(each => each.checkVisibility())
      const awaited = sheet?.querySelectorAll(`[role="status"][aria-label="${loading}"], [data-placeholder], img`) ?? []
      const waits = [...awaited].some(each => !(each instanceof HTMLImageElement && each.complete) && inSight(each))
      return sheet && !waits ? sheet : undefined
    }
    addEventListener(
      'change',
      event => {
        if (!(event.target instanceof HTMLSelectElement)) return
        const topic = event.target.value
        window.benchOpened = undefined
        const look = () => {
          const sheet = whole(topic)
          if (!sheet) return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => {
            window.benchOpened = { view: sheet.dataset.view ?? '', ms: performance.now() - event.timeStamp }
          }
          channel.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  }, commonText.loading)

/** Chooses each topic in turn and returns the times by view. */
async function openTopics(page: Page, paper: PaperPage, topics: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const topic of topics) {
    await paper.topic.selectOption(topic)
    const handle = await page.waitForFunction(() => window.benchOpened, undefined, { timeout: deadline })
    const opened = await handle.jsonValue()
    if (opened) times.set(opened.view, opened.ms)
    await page.waitForTimeout(viewTime)
  }
  return times
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024

export const views: Measure = {
  name: 'views',
  title: 'each result view of one student’s paper, opened by the choice of its topic',
  // each run is a new page, and the first opened view is measured, too
  idle: 0,
  runs: 2,
  async open({ folder, browser, quick }) {
    const { page, chrome, close } = await openTeacherTab(folder, await browser(), 'small')
    const paper = await openShowcase(page)
    // start from the last topic, so that the first one is opened by a choice like any other
    const all = (await paper.topics()).toReversed()
    const topics = quick ? all.slice(-5) : all
    return {
      sides: {
        async walk(): Promise<Sample> {
          await page.reload()
          await paper.items.waitFor()
          await recordOpened(page)
          const first = await openTopics(page, paper, topics)
          const once = await memoryOf(chrome)
          const again = [...(await openTopics(page, paper, topics)).values()]
          const twice = await memoryOf(chrome)
          const times = [...first.values()]
          return {
            views: first.size,
            p50: quantile(times, 0.5),
            longest: Math.max(...times),
            again: quantile(again, 0.5),
            longestAgain: Math.max(...again),
            twice: megabytes(twice.heap),
            grown: megabytes(twice.heap - once.heap),
            nodesGrown: twice.nodes - once.nodes,
            ...Object.fromEntries(first),
          }
        },
      },
      close,
    }
  },
  figures: [
    { label: 'views opened', unit: '', value: middle('walk', 'views') },
    { label: 'opened first, median of the views', unit: 'ms', value: middle('walk', 'p50'), most: 80 },
    { label: '… the slowest of all runs', unit: 'ms', value: worst('walk', 'longest') },
    { label: 'opened again, median of the views', unit: 'ms', value: middle('walk', 'again'), most: 33 },
    { label: '… the slowest of all runs', unit: 'ms', value: worst('walk', 'longestAgain') },
    { label: 'JavaScript heap after walking all twice', unit: 'MB', value: middle('walk', 'twice') },
    { label: '… grown by the second walk', unit: 'MB', value: middle('walk', 'grown') },
    { label: 'DOM nodes grown by the second walk', unit: '', value: middle('walk', 'nodesGrown') },
  ],
}
