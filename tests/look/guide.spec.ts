/** Takes the pictures of the teacher's guide from the running program (renderer/features/guide/pictures/). */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures/test'
import { type GuidePicture, guidePictures } from './guide-pictures'

const folder = fileURLToPath(new URL('../../renderer/features/guide/pictures', import.meta.url))

/** The window of a page: wide enough for every page, and small enough to be read beside a page. */
const page = { width: 1120, height: 700 }

/** The window of a result: all of it is above the keys at the foot. */
const result = { width: 780, height: 2400 }

// cached pages are in the document too, hidden
const shown = (
  page: Page,
  role: 'heading' | 'button' | 'checkbox' | 'menuitem' | 'tab' | 'status' | 'switch',
  name?: string | RegExp,
) => page.getByRole(role, name === undefined ? {} : { name, exact: true }).filter({ visible: true })

async function show(teacher: Page, { address, click = [], resultHeight, opensNote }: GuidePicture): Promise<void> {
  await teacher.setViewportSize(resultHeight === undefined ? page : result)
  await teacher.evaluate(hash => {
    location.hash = hash
  }, address)
  const isLoaded = () => expect(shown(teacher, 'status', '読み込んでいます')).toHaveCount(0)
  await expect(shown(teacher, 'heading').first()).toBeVisible()
  await isLoaded()
  for (const [role, name] of click) {
    await shown(teacher, role, name).first().click()
    await isLoaded()
  }
  if (resultHeight !== undefined) {
    // the label is clicked, because the switch itself is hidden
    const view = shown(teacher, 'switch', /^生徒の見え方/)
    if (!(await view.isChecked())) await teacher.keyboard.press('v')
    await expect(view).toBeChecked()
  }
  await teacher.waitForLoadState('networkidle')
  // charts, waveforms and pictures are drawn after their data
  await teacher.waitForTimeout(700)
  if (opensNote) await teacher.locator('[role="button"][aria-haspopup="dialog"]').first().click()
}

/** The part of the page that is in the picture; without one, the window. */
async function clipOf(teacher: Page, { resultHeight }: GuidePicture) {
  if (resultHeight === undefined) return {}
  const box = await teacher.locator('[data-view]').filter({ visible: true }).boundingBox()
  if (!box) throw new Error('no result on the page')
  const { x, y, width, height } = box
  const room = 16
  const clip = { x: x - room, y: y - room, width: width + 2 * room, height: Math.min(height, resultHeight) + 2 * room }
  return { clip: { ...clip, scale: 1.3 } }
}

test('the pictures of the guide', async ({ teacher }) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await teacher.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await teacher.context().newCDPSession(teacher)
  for (const picture of guidePictures) {
    await test.step(picture.name, async () => {
      await show(teacher, picture)
      const { data } = await browser.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 55,
        ...(await clipOf(teacher, picture)),
      })
      await writeFile(path.join(folder, `${picture.name}.webp`), Buffer.from(data, 'base64'))
    })
    await teacher.keyboard.press('Escape')
  }
  expect(await readdir(folder)).toHaveLength(guidePictures.length)
})
