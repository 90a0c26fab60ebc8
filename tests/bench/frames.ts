/** Frame times of a page while the mouse wheel scrolls it. */
import type { CDPSession, Page } from '@playwright/test'
import { quantile, type Sample } from './stats'

declare global {
  interface Window {
    benchFrames?: { stop(): { deltas: number[]; long: number[] } }
  }
}

/** One movement: the wheel steps in pixels, and the milliseconds between them. */
export interface Movement {
  name: string
  turns: readonly (readonly [across: number, down: number])[]
  every: number
}

/** Starts recording the time between frames, and long animation frames (above 50 ms), in the page. */
const startFrames = (page: Page) =>
  page.evaluate(() => {
    const deltas: number[] = []
    const long: number[] = []
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) long.push(entry.duration)
    })
    observer.observe({ type: 'long-animation-frame' })
    let last = performance.now()
    let handle = requestAnimationFrame(function note(now: number) {
      deltas.push(now - last)
      last = now
      handle = requestAnimationFrame(note)
    })
    window.benchFrames = {
      stop() {
        cancelAnimationFrame(handle)
        for (const entry of observer.takeRecords()) long.push(entry.duration)
        observer.disconnect()
        return { deltas: deltas.slice(1), long }
      },
    }
  })

const pause = (ms: number) => new Promise(done => setTimeout(done, Math.max(0, ms)))

/** Turns the wheel over a point at even intervals, whether or not the page keeps up. */
async function turnWheel(chrome: CDPSession, { turns, every }: Movement): Promise<void> {
  const began = performance.now()
  for (const [at, [deltaX, deltaY]] of turns.entries()) {
    await pause(began + at * every - performance.now())
    await chrome.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 800, y: 500, deltaX, deltaY })
  }
}

/**
 * Runs a movement and returns its frame times: the longest, p95, the share above 50 ms, and the number of long
 * animation frames.
 */
export async function framesOf(page: Page, chrome: CDPSession, movement: Movement): Promise<Sample> {
  await startFrames(page)
  await turnWheel(chrome, movement)
  const frames = await page.evaluate(() => window.benchFrames?.stop())
  const deltas = frames?.deltas ?? []
  return {
    longest: Math.max(0, ...deltas),
    p95: quantile(deltas, 0.95),
    above: (deltas.filter(delta => delta > 50).length / deltas.length) * 100,
    work: Math.max(0, ...(frames?.long ?? [])),
    count: deltas.length,
  }
}

/** The page's memory after a garbage collection: JavaScript heap in bytes, and the number of DOM nodes. */
export async function memoryOf(chrome: CDPSession): Promise<{ heap: number; nodes: number }> {
  await chrome.send('HeapProfiler.collectGarbage')
  await chrome.send('Performance.enable')
  const { metrics } = await chrome.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
}
