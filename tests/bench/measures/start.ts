import path from 'node:path'
import { commonText } from '../../../renderer/ui/text'
import { LoginPage } from '../../e2e/page-models/login.page'
import { startHost, startOwn, startSchool } from '../child'
import { type Measure, middle, times } from '../measure'
import { noteUsable, openTab, usableAt } from '../page'

/** The blocks of home have their figures, their homework and their notices, and none is still being read. */
const home = ['main h1', 'main section:nth-of-type(3)', 'main table tbody tr']
const busy = `main [aria-label="${commonText.loading}"]`

export const start: Measure = {
  name: 'start',
  title: 'start to usable home, against an empty app of the same stack',
  idle: 1,
  async open({ folder, browser }) {
    const school = await startSchool(folder, 'full')
    const chromium = await browser()
    return {
      sides: {
        async product() {
          const began = performance.now()
          const host = await startHost(folder, school)
          const ready = performance.now() - began
          const { page, close } = await openTab(chromium)
          await noteUsable(page, home, busy)
          const login = new LoginPage(page)
          await login.open(host.address)
          await login.logIn()
          await usableAt(page)
          await page.reload()
          const usable = await usableAt(page)
          await close()
          await host.stop()
          return { ready, page: usable, all: ready + usable }
        },
        async empty() {
          const began = performance.now()
          const host = await startOwn('empty-host', [path.resolve('dist/bench/empty-app')])
          const ready = performance.now() - began
          const { page, close } = await openTab(chromium)
          await noteUsable(page, ['main h1', 'main table tbody tr'], 'main [role="status"]')
          await page.goto(host.address)
          await usableAt(page)
          await page.reload()
          const usable = await usableAt(page)
          await close()
          await host.stop()
          return { ready, page: usable, all: ready + usable }
        },
      },
      close: async () => void (await school.stop()),
    }
  },
  figures: [
    { label: 'process starts and listens', unit: 'ms', value: middle('product', 'ready') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'ready') },
    { label: 'page opens until home is usable', unit: 'ms', value: middle('product', 'page') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'page') },
    { label: 'ratio of the pages alone', unit: '×', value: times('product', 'empty', 'page') },
    { label: 'ratio of both together', unit: '×', value: times('product', 'empty', 'all'), most: 1.5 },
  ],
}
