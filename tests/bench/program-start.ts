/** One start of the program, and of the empty app of the same stack, until its page is usable. */
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { commonText } from '../../renderer/ui/text'
import { samplePassword } from '../../shared/sample'
import { openBridge } from './bridge-client'
import { openTab, recordUsable, type Tab, usableAt } from './page'
import { type School, startHost, startOwn } from './processes'
import type { Sample } from './stats'

/** Present once the home page is usable: figures, homework and notices are shown, and nothing is loading. */
const home = ['main h1', 'main section:nth-of-type(3)', 'main table tbody tr']
const busy = `main [aria-label="${commonText.loading}"]`

/** A program that is ready, and what its page needs before it is opened. */
interface Ready {
  address: string
  before(tab: Tab): Promise<void>
  stop(): Promise<unknown>
}

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await run(), performance.now() - began]
}

/** Starts a separate Chromium without caches, as Electron does. */
async function openChromium(): Promise<{ chrome: Browser; tab: Tab }> {
  const chrome = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--mute-audio'] })
  return { chrome, tab: await openTab(chrome) }
}

/**
 * Starts a program in the order of a teacher's PC: its process, Chromium, its page.
 * @param prepare what is not part of the start, such as the login.
 * @param change changes the PC before the page is opened, e.g. the speed of its processor.
 */
async function startOnce<T extends { stop(): Promise<unknown> }>(
  program: () => Promise<T>,
  prepare: (host: T) => Promise<Ready>,
  change?: (tab: Tab) => Promise<unknown>,
): Promise<Sample> {
  const [host, ready] = await timed(program)
  const { address, before, stop } = await prepare(host)
  const [{ chrome, tab }, launch] = await timed(openChromium)
  await before(tab)
  await change?.(tab)
  await tab.page.goto(address)
  const page = await usableAt(tab.page)
  await chrome.close()
  await stop()
  return { ready, launch, page, all: ready + launch + page }
}

/** Starts the program for a teacher who is already logged in. */
export const startProduct = (folder: string, school: School, change?: (tab: Tab) => Promise<unknown>) =>
  startOnce(
    () => startHost(folder, school),
    async host => {
      const bridge = await openBridge(host.address)
      await bridge.call('session.login', { username: 'teacher@sample.school', password: samplePassword })
      bridge.close()
      return {
        address: `${bridge.origin}/`,
        async before({ page }: Tab) {
          // where the page stores its session
          await page.addInitScript(session => sessionStorage.setItem('hanamaru.session', session), bridge.session)
          await recordUsable(page, home, busy)
        },
        stop: host.stop,
      }
    },
    change,
  )

/** Starts the empty app. */
export const startEmpty = () =>
  startOnce(
    () => startOwn('empty-host', [path.resolve('dist/bench/empty-app')]),
    async ({ address, stop }) => ({
      address,
      before: ({ page }) => recordUsable(page, ['main h1', 'main table tbody tr'], 'main [role="status"]'),
      stop,
    }),
  )
