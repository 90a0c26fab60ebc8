/**
 * Takes a picture of every view on the smallest supported screen, and puts all pictures on one contact sheet (`look/`).
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '../e2e/fixtures/test'
import { openShowcase, visitViews } from '../e2e/page-models/showcase'
import { writeSheet } from './contact-sheet'

const folder = fileURLToPath(new URL('../../look', import.meta.url))

test('every view', async ({ teacher, browser }) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const paper = await openShowcase(teacher)
  let taken = 0
  const missing = await visitViews(paper, async key => {
    // pictures and waveforms load after the text; pictures out of view never load
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
