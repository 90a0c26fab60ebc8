/** What axe finds on a page, as lines. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { ImpactValue } from 'axe-core'

const grave: ImpactValue[] = ['serious', 'critical']

/** The serious and critical findings, one line each; `within` looks at a part of the page only. */
export async function serious(page: Page, within?: string): Promise<string[]> {
  // axe would write the style sheets of shadow roots (the waveforms) anew into a document of its own, which the CSP refuses
  const axe = new AxeBuilder({ page }).options({ preload: false })
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => grave.includes(impact ?? null))
    .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}
