import type { ElectronApplication } from '@playwright/test'
import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { expect, test } from './fixtures/app'

/** Playwright loses a page that crashed, so main reports what the page shows. */
const script = (app: ElectronApplication, code: string) =>
  app.evaluate(({ BrowserWindow }, text) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return contents?.isCrashed() ? null : contents?.executeJavaScript(text).catch(() => null)
  }, code)

const crash = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())

const title = 'document.querySelector("h1")?.textContent'

test('a page that crashes is reloaded at the same place, still logged in', async ({ started: { app, page } }) => {
  const login = new LoginPage(page)
  await login.logIn()
  await expect(new HomePage(page).heading).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/admin/homework-management'
  })
  await expect.poll(() => script(app, title)).toBe('宿題一覧')
  const before = await script(app, 'location.href')
  await crash(app)
  await expect.poll(() => script(app, title)).toBe('宿題一覧')
  expect(await script(app, 'location.href')).toBe(before)
})

test('a page that crashes again and again asks the teacher', async ({ started: { app, page } }) => {
  await new LoginPage(page).button.waitFor()
  await app.evaluate(({ dialog }) => {
    const asked: unknown[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (async (...values: unknown[]) => {
      asked.push(values.at(-1))
      return { response: 0, checkboxChecked: false }
    }) as typeof dialog.showMessageBox
  })
  const dialogs = () => app.evaluate(() => (globalThis as { asked?: { buttons: string[] }[] }).asked)
  for (let time = 1; time <= 4; time++) {
    await expect.poll(() => script(app, title)).toBe('ログイン')
    expect(await dialogs()).toEqual([])
    await crash(app)
  }
  await expect.poll(dialogs).toMatchObject([{ buttons: ['再読み込み', '終了'] }])
  await expect.poll(() => script(app, title)).toBe('ログイン')
})
