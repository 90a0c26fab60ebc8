import { HomePage } from '../e2e/page-models/home.page'
import { HomeworkListPage } from '../e2e/page-models/homework-list.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { expect, test } from './fixtures/app'

test('a window asks before it closes while a deletion can be undone', async ({ started: { app, page }, school }) => {
  const list = new HomeworkListPage(page)
  await new LoginPage(page).logIn()
  await expect(new HomePage(page).heading).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/admin/homework-management'
  })
  const title = await list.titles.first().innerText()
  await list.remove(title)
  await expect(list.undoButton(title)).toBeVisible()
  await app.evaluate(({ dialog }) => {
    const [asked, answers]: [unknown[], number[]] = [[], [0, 1]]
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (async (...values: unknown[]) => {
      asked.push(values.at(-1))
      return { response: answers.shift() ?? 0, checkboxChecked: false }
    }) as typeof dialog.showMessageBox
  })
  const asked = () => app.evaluate(() => (globalThis as { asked?: { buttons: string[] }[] }).asked)
  const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())

  await close()
  await expect.poll(asked).toMatchObject([{ buttons: ['終了しない', '削除をやめて終了'] }])
  await expect(list.undoButton(title)).toBeVisible()
  const ended = app.waitForEvent('close')
  await close()
  await ended
  expect(await school.calls('homework-delete')).toBe(0)
})
