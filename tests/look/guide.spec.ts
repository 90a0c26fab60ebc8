/** Takes the pictures of the teacher's guide from the running program (renderer/features/guide/pictures/). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures/test'
import { type GuidePicture, guidePictures } from './guide-pictures'

const folder = fileURLToPath(new URL('../../renderer/features/guide/pictures', import.meta.url))

/** The window of a picture: wide enough for every page, and small enough to be read beside a page. */
const usual = [1120, 700] as const

// cached pages are in the document too, hidden
const shown = (
  page: Page,
  role: 'heading' | 'button' | 'checkbox' | 'menuitem' | 'tab' | 'status',
  name?: string | RegExp,
) => page.getByRole(role, name === undefined ? {} : { name, exact: true }).filter({ visible: true })

async function show(page: Page, { address, click = [], size = usual }: GuidePicture): Promise<void> {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.evaluate(hash => {
    location.hash = hash
  }, address)
  const isLoaded = () => expect(shown(page, 'status', '読み込んでいます')).toHaveCount(0)
  await expect(shown(page, 'heading').first()).toBeVisible()
  await isLoaded()
  for (const [role, name] of click) {
    await shown(page, role, name).first().click()
    await isLoaded()
  }
  await page.waitForLoadState('networkidle')
  // charts and pictures are drawn after their data
  await page.waitForTimeout(700)
}

test('the pictures of the guide', async ({ teacher }) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await teacher.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await teacher.context().newCDPSession(teacher)
  for (const picture of guidePictures) {
    await test.step(picture.name, async () => {
      await show(teacher, picture)
      const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 55 })
      await writeFile(path.join(folder, `${picture.name}.webp`), Buffer.from(data, 'base64'))
    })
    await teacher.keyboard.press('Escape')
  }
})
