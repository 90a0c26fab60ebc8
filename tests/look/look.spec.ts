/** A picture of every view as a teacher sees it on the smallest screen, and all of them on one sheet (`look/`). */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '../e2e/fixtures/test'
import { openShowcase, walkViews } from '../e2e/page-models/showcase'
import { writeSheet } from './sheet'

const folder = fileURLToPath(new URL('../../look', import.meta.url))

test('every view', async ({ teacher, browser }) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const paper = await openShowcase(teacher)
  let taken = 0
  const missing = await walkViews(paper, async key => {
    // pictures and waveforms come a moment after the text; a picture out of sight never comes
    await teacher.waitForTimeout(700)
    taken += 1
    await teacher.screenshot({ path: path.join(folder, `${String(taken).padStart(2, '0')}-${key}.png`) })
  })
  const sheet = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await sheet.goto(pathToFileURL(await writeSheet(folder)).href)
  await sheet.screenshot({ path: path.join(folder, 'sheet.png'), fullPage: true })
  await sheet.close()
  expect(missing, 'views without a picture').toEqual([])
})
