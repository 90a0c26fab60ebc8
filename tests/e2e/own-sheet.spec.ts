/** 自分の成績表に書き込む: the saved file differs from the teacher's own only in the cells that the preview named. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { macroSheet } from '../fixtures/own-sheets/sheets'
import { changedParts, valuesOf } from '../main/own-sheet/read-parts'
import { seriousFindings } from './axe-findings'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'

const sheetPart = 'xl/worksheets/sheet1.xml'
/** Students of 全ビュー見本 in 2年A組; number 3 is 髙橋 結衣 there, the last is nobody. */
const names = ['阿部 陽菜', '𠮷田 蓮', '高橋 ゆい', '田村 蒼', '転入 生徒']

test('scores go into a chosen column of a file with a macro, and into the next one four steps later', async ({
  teacher,
  host,
}) => {
  const before = macroSheet(names, '2年A組')
  const file = { name: '2年A組成績表.xlsm', mimeType: '', buffer: Buffer.from(before) }
  const chooseFile = () => teacher.locator('input[type=file]').setInputFiles(file)
  const openFromHomework = async () => {
    await teacher.evaluate(() => {
      location.hash = '#/admin/homework-details/501'
    })
    await teacher.getByRole('button', { name: 'Excelに出力' }).click()
    await teacher.getByRole('menuitem', { name: /^自分の成績表に書き込む/ }).click()
  }
  const saved = async (name: RegExp): Promise<Uint8Array> => {
    let bytes: Uint8Array = new Uint8Array()
    // Until the file is whole, an empty one keeps its name.
    await expect
      .poll(async () => {
        const found = (await downloadedFiles(host.profile)).find(one => name.test(one))
        if (found !== undefined) bytes = await readFile(path.join(host.profile, 'downloads', found))
        return bytes.length
      })
      .toBeGreaterThan(0)
    return bytes
  }

  await openFromHomework()
  await chooseFile()
  // By the keyboard: from the first cell to D, which becomes the column of the scores.
  const grid = teacher.getByRole('grid', { name: 'シート「成績」の内容' })
  await grid.locator('tbody td').first().focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await teacher.keyboard.press(key)
  await expect(teacher.getByRole('combobox', { name: '「全ビュー見本」の書き込む列' })).toHaveValue('3')
  // Three rows have the numbers of students with other names.
  const decide = async (row: number, name: string | RegExp) => {
    await teacher.getByRole('combobox', { name: `${row}行目の生徒` }).click()
    await teacher.getByRole('option', { name }).click()
  }
  await decide(6, '髙橋 結衣（2年A組 03番）')
  await expect(teacher.getByRole('combobox', { name: '7行目の生徒' })).toBeFocused()
  await decide(7, /^田村 蒼（/)
  await decide(8, 'どの生徒でもない（書き込まない）')
  expect(await seriousFindings(teacher)).toEqual([])
  const preview = teacher.getByRole('table', { name: '書き込むセル' })
  const cells = await preview.locator('tbody tr[data-row]').allInnerTexts()
  expect(cells).toHaveLength(4)
  const promised = Object.fromEntries(
    cells.map(row => {
      const [cell = '', , , , next = ''] = row.split('\t')
      return [cell, next]
    }),
  )
  await teacher.keyboard.press('Control+Enter')
  const after = await saved(/^2年A組成績表_成績記入_\d{8}\.xlsm$/)
  const [old, now] = [before, after].map(bytes => valuesOf(bytes, sheetPart))
  expect(Object.fromEntries(Object.entries(now ?? {}).filter(([at, value]) => old?.[at] !== value))).toEqual(promised)
  expect(Object.keys(promised)).toEqual(['D4', 'D5', 'D6', 'D7'])
  expect(changedParts(before, after)).toEqual(['xl/workbook.xml', sheetPart])

  // The next time, four actions: the button, its entry, the file, and the button that saves. Nothing is asked again.
  await teacher.reload()
  await openFromHomework()
  await chooseFile()
  await teacher.getByRole('button', { name: '4個のセルに書き込んで保存' }).click()
  expect(changedParts(before, await saved(/^2年A組成績表_成績記入_\d{8} \(2\)\.xlsm$/))).toEqual([
    'xl/workbook.xml',
    sheetPart,
  ])
})
