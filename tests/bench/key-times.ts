/** Keys whose effect is a drawing in the next frame, each timed in the page. */
import type { Page } from '@playwright/test'
import { quantile, type Sample } from './stats'

declare global {
  interface Window {
    /** Of each key, in milliseconds: until the next frame is painted, and the part of it in which the page worked. */
    benchKeys?: { total: number; work: number }[]
  }
}

/** From now on the page records each key that is not a modifier. */
const recordKeys = (page: Page) =>
  page.evaluate(() => {
    const isRecording = window.benchKeys !== undefined
    window.benchKeys = []
    if (isRecording) return
    const isModifier = ({ key }: KeyboardEvent) => ['Shift', 'Control', 'Alt'].includes(key)
    let handled = 0
    addEventListener(
      'keydown',
      event => {
        if (isModifier(event)) return
        const begin = performance.now()
        handled = begin
        requestAnimationFrame(() => {
          const handling = handled - begin
          const frame = performance.now()
          const channel = new MessageChannel()
          // The first task after the frame.
          channel.port1.onmessage = () => {
            const painted = performance.now()
            window.benchKeys?.push({ total: painted - event.timeStamp, work: handling + painted - frame })
          }
          channel.port2.postMessage(null)
        })
      },
      { capture: true },
    )
    // The last one: what React renders for a key is done before it.
    addEventListener('keydown', () => {
      handled = performance.now()
    })
  })

/**
 * Presses keys one after another, each when the frame of the one before is painted. Returns the time from a key to its
 * painted frame, and `work…`: that time without the wait for the screen's next frame.
 */
export async function pressKeys(page: Page, keys: readonly string[]): Promise<Sample> {
  await recordKeys(page)
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(count => (window.benchKeys?.length ?? 0) >= count, at + 1)
  }
  const times = await page.evaluate(() => window.benchKeys ?? [])
  const total = times.map(time => time.total)
  const work = times.map(time => time.work)
  return {
    p50: quantile(total, 0.5),
    p95: quantile(total, 0.95),
    longest: Math.max(...total),
    workP50: quantile(work, 0.5),
    workP95: quantile(work, 0.95),
  }
}
