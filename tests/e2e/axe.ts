/** What axe finds on a page, as lines. */
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const grave = ['serious', 'critical']

/** Waits for what fades in or out: half faded, a text has half of its contrast. What turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // what a change of state begins, begins with the next frame
    for (let frames = 0; frames < 2; frames++) await new Promise(done => requestAnimationFrame(done))
    const ending = document
      .getAnimations()
      .filter(each => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(each => each.finished))
  })

/** The findings of one document; axe comes into it once, and looks at nothing of the frames in it. */
async function inDocument(frame: Frame, within: string | undefined): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return await frame.evaluate(
    async ({ within, grave }) => {
      const found = await window.axe?.run(within ?? document, {
        // it would write the style sheets of shadow roots (the waveforms) anew into a document of its own, which the CSP refuses
        preload: false,
        iframes: false,
        resultTypes: ['violations'],
      })
      if (!found) return ['axe is not there']
      return found.violations
        .filter(({ impact }) => grave.includes(impact ?? ''))
        .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
    },
    { within, grave },
  )
}

/** The serious and critical findings, one line each, also of what stands in frames; `within` looks at a part of the page only. */
export async function serious(page: Page, within?: string): Promise<string[]> {
  await settle(page)
  const found = await inDocument(page.mainFrame(), within)
  for (const frame of page.mainFrame().childFrames()) found.push(...(await inDocument(frame, undefined)))
  return found
}
