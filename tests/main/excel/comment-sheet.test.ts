import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import type { SheetComment } from '../../../main/excel/score-sheet-data'
import { hostileCells } from '../../fixtures/hostile-text'
import { comment, memory, rowValues, sheetOf, student, written } from './read-back'

const withComments = (comments: readonly SheetComment[], title = 'Unit 5') =>
  sheetOf([student()], { title, comments: () => comments })

const sheetNames = async (sheet: ReturnType<typeof withComments>) => {
  const { target, bytes } = memory()
  await writeScoreSheet(sheet, target)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes()).buffer)
  return workbook.worksheets.map(({ name }) => name)
}

describe('the sheet of comments', () => {
  it('is the second sheet, with a row for each comment', async () => {
    const sheet = await written(withComments([comment(), comment({ words: '楽しい', author: '' })]), 1)
    expect(sheet.name).toBe('コメント')
    expect(rowValues(sheet, 1)).toEqual(['Unit 5'])
    expect(rowValues(sheet, 2)).toEqual(['クラス：2年A組'])
    expect(rowValues(sheet, 3)).toEqual(['番号', '生徒', 'クラス', '課題', '範囲の語', 'コメント', '先生', '備考'])
    expect(rowValues(sheet, 4)).toEqual([
      '01',
      '阿部 陽菜',
      '2年A組',
      '私の週末',
      'goed',
      '過去形は went です。',
      '髙橋 美咲',
      '',
    ])
    expect(rowValues(sheet, 5).slice(4, 7)).toEqual(['楽しい', '過去形は went です。', ''])
    expect(sheet.autoFilter).toBe('A3:H5')
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 2, ySplit: 3 })
    expect(sheet.rowCount).toBe(5)
  })

  it('shows the scores unchanged in the first sheet', async () => {
    const sheet = await written(withComments([comment()]))
    expect(rowValues(sheet, 6)).toEqual(['01', '阿部 陽菜', '2年A組', '00417', '提出済み', 84, 84, '―'])
    expect(sheet.autoFilter).toBe('A5:H6')
  })

  it('does not exist for a homework without writing', async () => {
    expect(await sheetNames(sheetOf([student()]))).toEqual(['Unit 5 週末の音読'])
  })

  it('has another name than the sheet of scores', async () => {
    expect(await sheetNames(withComments([], 'コメント'))).toEqual(['成績表', 'コメント'])
  })

  it('says that there are no comments yet', async () => {
    expect(rowValues(await written(withComments([]), 1), 4)).toEqual(['コメントはまだありません。'])
  })

  it('says which comments could not be read, and which words have changed', async () => {
    const sheet = await written(
      withComments([comment({ remark: 'moved' }), comment({ words: '', comment: '', author: '', remark: 'unread' })]),
      1,
    )
    expect(rowValues(sheet, 4)[7]).toBe('英文が書き直され、この語は同じ場所にありません')
    expect(rowValues(sheet, 5)[7]).toBe('コメントを読み込めませんでした')
    expect(rowValues(sheet, 6)).toEqual([
      '※ 1件の答案のコメントを読み込めませんでした。備考に印があります。もう一度出力してください。',
    ])
  })

  it('makes the row of a long comment higher', async () => {
    const sheet = await written(withComments([comment(), comment({ comment: 'あ'.repeat(99) })]), 1)
    const [short, long] = [sheet.getRow(4).height, sheet.getRow(5).height]
    expect(short).toBe(19)
    expect(long).toBe(64)
  })

  it('never has a formula', async () => {
    const sheet = await written(
      withComments(
        hostileCells.map(text =>
          comment({ number: text, name: text, team: text, topic: text, words: text, comment: text, author: text }),
        ),
      ),
      1,
    )
    expect(sheet.rowCount).toBe(3 + hostileCells.length)
    sheet.eachRow(row =>
      row.eachCell(cell => {
        expect(cell.formula).toBeUndefined()
        expect(String(cell.value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }),
    )
  })
})
