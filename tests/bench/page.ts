/** Measurements inside a page: times are taken in the page, without the delay of the browser protocol. */
import type { Browser, CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the page was usable and painted. */
    benchUsable?: number
  }
}

export interface Tab {
  page: Page
  chrome: CDPSession
  close(): Promise<void>
}

/** Opens a page in its own context, with the window size of the smallest PC (DESIGN §1) and without a cache. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'ja-JP' })
  const page = await context.newPage()
  const chrome = await context.newCDPSession(page)
  await chrome.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { page, chrome, close: () => context.close() }
}

/**
 * From now on each page load records when it is usable: all of `shown` and none of `busy` are in the document, and the
 * next frame is painted.
 */
export async function recordUsable(page: Page, shown: readonly string[], busy: string): Promise<void> {
  await page.addInitScript(
    ([all, none]) => {
      const painted = () =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => {
            window.benchUsable = performance.now()
          }
          channel.port2.postMessage(null)
        })
      const observer = new MutationObserver(() => {
        if (!all.every(selector => document.querySelector(selector)) || document.querySelector(none)) return
        observer.disconnect()
        painted()
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    },
    [shown, busy] as const,
  )
}

/** Waits until the page is usable and returns the recorded time. */
export async function usableAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.benchUsable, undefined, { timeout: 60_000 })
  return (await handle.jsonValue()) ?? Number.NaN
}
