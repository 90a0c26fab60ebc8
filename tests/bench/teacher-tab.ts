/** A teacher's tab at home, with a school and a host of its own. */
import type { Browser, Page } from '@playwright/test'
import type { Size } from '../../main/sample-school/data/world-types'
import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { openTab, type Tab } from './page'
import { type School, startHost, startSchool } from './processes'

export interface TeacherTab extends Tab {
  /** The origin of the page. */
  origin: string
  school: School
}

/**
 * Starts school and host in `folder`, and logs in. `close` ends them too.
 * @param prepare runs before the page is opened.
 */
export async function openTeacherTab(
  folder: string,
  browser: Browser,
  size: Size = 'full',
  prepare?: (page: Page) => Promise<unknown>,
): Promise<TeacherTab> {
  const school = await startSchool(folder, size)
  const host = await startHost(folder, school)
  const tab = await openTab(browser)
  await prepare?.(tab.page)
  const login = new LoginPage(tab.page)
  await login.open(host.address)
  await login.logIn()
  await new HomePage(tab.page).heading.waitFor()
  return {
    ...tab,
    origin: new URL(host.address).origin,
    school,
    async close() {
      await tab.close()
      await host.stop()
      await school.stop()
    },
  }
}
