/** The time from an input to the painted frame with its result, measured in the page. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    benchShown?: Promise<number>
  }
}

/** The condition for the result: elements that must be on the screen, and one that must not. */
export interface Shown {
  all: readonly string[]
  none?: string
}

/**
 * Milliseconds from the next event of this type until `shown` is true and painted; `act` causes the event.
 * @param type e.g. `click` or `keydown`; only the first one counts.
 */
export async function timeToPaint(
  page: Page,
  type: 'click' | 'keydown',
  { all, none }: Shown,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([event, wanted, unwanted]) => {
      // pages and papers that are kept or rendered ahead are in the document, too
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some(element => element.checkVisibility())
      window.benchShown = new Promise(resolve => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (!wanted.every(isShown) || (unwanted !== undefined && isShown(unwanted)))
              return void requestAnimationFrame(look)
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp)
            channel.port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        addEventListener(event, begin, { capture: true, once: true })
      })
    },
    [type, all, none] as const,
  )
  await act()
  return page.evaluate(() => window.benchShown ?? Number.NaN)
}
