/** The findings of axe on a page, as lines. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** axe, with its rules: a rule finds only faults of its own impact. */
    axe?: typeof axe & { _audit: { rules: { id: string; impact: string }[] } }
  }
}

// less than half of the default file, which each page must load again
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const reportedImpacts = ['serious', 'critical']

/**
 * Waits for running fade animations, because a half-faded text has too little contrast. Endless animations are not
 * waited for, nor those of a hidden page, which go on when it is shown.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    // animations of a state change start with the next frame
    for (let frames = 0; frames < 2; frames++) await new Promise(done => requestAnimationFrame(done))
    const isHidden = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.closest('hm-kept[data-hidden]')
    const ending = document
      .getAnimations()
      .filter(each => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && !isHidden(each))
    await Promise.allSettled(ending.map(each => each.finished))
  })

/**
 * Lets axe pass over pages that are kept, but not shown. It would report nothing of them, but ask for the place of each of
 * their elements, so that the browser must lay them out: a third of its time. It runs in the page.
 */
function passOverKept(): void {
  const createTreeWalker = document.createTreeWalker.bind(document)
  const filter = (node: Node) =>
    node instanceof Element && node.matches('hm-kept[data-hidden]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT
  document.createTreeWalker = (root, whatToShow, own) => createTreeWalker(root, whatToShow, own ?? filter)
}

/** The findings of one document. axe is injected once and does not check inner frames. */
async function inDocument(frame: Frame, within: string | undefined): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(axeSource)
    await frame.evaluate(passOverKept)
  }
  return await frame.evaluate(
    async ({ within, impacts }) => {
      // the other rules would take time and report nothing
      const rules = (window.axe?._audit.rules ?? []).filter(({ impact }) => !impacts.includes(impact))
      const found = await window.axe?.run(within ?? document, {
        rules: Object.fromEntries(rules.map(({ id }) => [id, { enabled: false }])),
        // axe would copy style sheets of shadow roots (the waveforms) into its own document, which the CSP blocks
        preload: false,
        iframes: false,
        resultTypes: ['violations'],
      })
      if (!found) return ['axe is not there']
      return found.violations
        .filter(({ impact }) => impacts.includes(impact ?? ''))
        .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
    },
    { within, impacts: reportedImpacts },
  )
}

/**
 * The serious and critical findings, one line each, also inside frames. `within` limits the check to a part of the
 * page.
 */
export async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  await waitForAnimations(page)
  const found = await inDocument(page.mainFrame(), within)
  for (const frame of page.mainFrame().childFrames()) found.push(...(await inDocument(frame, undefined)))
  return found
}
