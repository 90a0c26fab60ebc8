import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { commonText } from '../../../renderer/ui/text'
import { samplePassword } from '../../../shared/sample'
import type { Program } from '../../e2e/fixtures/program'
import { openBridge } from '../bridge-client'
import { type Measure, middle, times } from '../measure'
import { openTab, recordUsable, type Tab, usableAt } from '../page'
import { startHost, startOwn, startSchool } from '../processes'
import type { Sample } from '../stats'

/** Present once the home page is usable: figures, homework and notices are shown, and nothing is loading. */
const home = ['main h1', 'main section:nth-of-type(3)', 'main table tbody tr']
const busy = `main [aria-label="${commonText.loading}"]`

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await run(), performance.now() - began]
}

/** Starts a separate Chromium without caches, as Electron does. */
async function openChromium(): Promise<{ chrome: Browser; tab: Tab }> {
  const chrome = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--mute-audio'] })
  return { chrome, tab: await openTab(chrome) }
}

/** One start: the process until it is ready, Chromium until it has a window, the page until it is usable. */
async function startOnce(
  program: () => Promise<Program>,
  prepare: (host: Program) => Promise<{ address: string; before(tab: Tab): Promise<void> }>,
): Promise<Sample> {
  const [host, ready] = await timed(program)
  const { address, before } = await prepare(host)
  const [{ chrome, tab }, launch] = await timed(openChromium)
  await before(tab)
  await tab.page.goto(address)
  const page = await usableAt(tab.page)
  await chrome.close()
  await host.stop()
  return { ready, launch, page, all: ready + launch + page }
}

/** Logs a teacher in, and stores the session where the page stores it. */
async function logIn(host: Program) {
  const bridge = await openBridge(host.address)
  await bridge.call('session.login', { username: 'teacher@sample.school', password: samplePassword })
  bridge.close()
  return {
    address: `${bridge.origin}/`,
    async before({ page }: Tab) {
      await page.addInitScript(session => sessionStorage.setItem('hanamaru.session', session), bridge.session)
      await recordUsable(page, home, busy)
    },
  }
}

export const start: Measure = {
  name: 'start',
  title: 'start to usable home, against an empty app of the same stack',
  idle: 1,
  async open({ folder }) {
    const school = await startSchool(folder, 'small')
    return {
      sides: {
        product: () => startOnce(() => startHost(folder, school), logIn),
        empty: () =>
          startOnce(
            () => startOwn('empty-host', [path.resolve('dist/bench/empty-app')]),
            async ({ address }) => ({
              address,
              before: ({ page }) => recordUsable(page, ['main h1', 'main table tbody tr'], 'main [role="status"]'),
            }),
          ),
      },
      close: async () => void (await school.stop()),
    }
  },
  figures: [
    { label: 'process starts and listens', unit: 'ms', value: middle('product', 'ready') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'ready') },
    { label: 'Chromium starts', unit: 'ms', value: middle('product', 'launch') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'launch') },
    { label: 'page opens until home is usable', unit: 'ms', value: middle('product', 'page') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'page') },
    { label: 'ratio of the pages alone', unit: '×', value: times('product', 'empty', 'page') },
    { label: 'ratio of the whole start', unit: '×', value: times('product', 'empty', 'all'), most: 1.5 },
  ],
}
