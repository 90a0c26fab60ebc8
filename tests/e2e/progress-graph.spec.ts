/** 学習進捗グラフ: drawn, walked through by keys, cut to a part, saved as workbook and picture, and printed. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { seriousFindings } from './axe-findings'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'
import { ProgressGraphPage } from './page-models/progress-graph.page'

test('a class and a student over weeks have the same values in chart, table, workbook and print', async ({
  teacher,
  shell,
  host,
}) => {
  await teacher.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shell.go('学習進捗グラフ')
  const graph = new ProgressGraphPage(teacher)
  await graph.team.selectOption('2年A組')
  await graph.students.click()
  await teacher.keyboard.press('ArrowDown')
  await teacher.keyboard.press('Enter')
  await teacher.keyboard.press('Escape')
  await expect.poll(() => graph.colours()).toBeGreaterThan(5)
  expect(await seriousFindings(teacher)).toEqual([])

  // the keys say what the table shows
  const all = await graph.cells()
  const [heads = []] = all
  const last = all.findLast(cells => cells[1] !== '―') ?? []
  await graph.chart.focus()
  await teacher.keyboard.press('ArrowRight')
  await expect(graph.said).toContainText(last[0] ?? '?')
  await expect(graph.said).toContainText(heads[1]?.replace('（点）', '') ?? '?')
  await expect(graph.said).toContainText(`${last[1]}点（n=${last[2]}回）`)

  // a part of the period: by keys, then by the slider below the chart
  await teacher.keyboard.press('End')
  await teacher.keyboard.press('ArrowLeft')
  await teacher.keyboard.press('ArrowLeft')
  await teacher.keyboard.press('[')
  await expect.poll(async () => (await graph.cells()).length).toBe(4)
  await teacher.keyboard.press('Escape')
  await expect.poll(() => graph.cells()).toEqual(all)
  const box = await graph.chart.boundingBox()
  if (box === null) throw new Error('the chart has no place')
  const foot = box.y + box.height - 14
  await teacher.mouse.move(box.x + box.width - 156, foot)
  await teacher.mouse.down()
  await teacher.mouse.move(box.x + box.width / 2, foot, { steps: 4 })
  await teacher.mouse.up()
  await expect.poll(async () => (await graph.cells()).length).toBeLessThan(all.length)
  const onScreen = await graph.cells()

  const offered = teacher.waitForEvent('download')
  await graph.choose('この表をExcelで保存する')
  await offered
  const again = teacher.waitForEvent('download')
  await graph.choose('グラフを画像（PNG）で保存する')
  await again
  const files = (await downloadedFiles(host.profile)).sort((a, b) => a.length - b.length)
  const at = (extension: string) =>
    path.join(host.profile, 'downloads', files.find(name => name.endsWith(extension)) ?? '?')
  const { rows } = await readWorkbook(at('.xlsx'))
  const inWorkbook = (text: string) => (/^\d+\.\d$/.test(text) ? String(Number(text)) : text)
  expect(rows.map(line => line.map(String))).toEqual(onScreen.map(line => line.map(inWorkbook)))
  const picture = await readFile(at('.png'))
  expect([...picture.subarray(1, 4)]).toEqual([80, 78, 71])
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1280])

  await graph.choose('グラフと表を印刷する')
  await expect(teacher.locator('body')).toHaveAttribute('data-printed', '')
  await expect(teacher.locator('body > div svg path').first()).toBeAttached()
  const printed = await graph.printed
    .first()
    .locator('tr')
    .evaluateAll(lines => lines.map(line => [...line.children].map(cell => cell.textContent ?? '')))
  expect(printed).toEqual(onScreen)
  // the totals of the school are built of the same chart and table
  await shell.go('学習量集計')
  await expect(teacher.getByRole('application')).toBeVisible()
  await expect(teacher.getByRole('main').getByRole('row').nth(1)).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
})
