import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import { text } from '../../../shared/text'
import { inPages, memory, rowValues, sheetOf, student, written } from './read-back'

const first = 6

describe('a score sheet', () => {
  it('has facts, headings, students and the average, each with its cell style', async () => {
    const rows = [student(), student({ number: '02', name: '𠮷田 大翔', id: '0042', scores: [70, 50.25] })]
    const sheet = await written(sheetOf(rows))
    expect(sheet.name).toBe('Unit 5 週末の音読')
    expect(rowValues(sheet, 1)).toEqual(['Unit 5 週末の音読'])
    expect(rowValues(sheet, 2)).toEqual(['クラス：2年A組'])
    expect(String(rowValues(sheet, 3)[0])).toContain('作成日：2026年11月24日')
    expect(rowValues(sheet, 4)).toEqual([text.sheet.legend])
    expect(rowValues(sheet, 5)).toEqual([
      '番号',
      '生徒',
      'クラス',
      '生徒ID',
      '提出状況',
      '平均',
      '文の音読',
      '空所補充',
    ])
    expect(rowValues(sheet, first)).toEqual(['01', '阿部 陽菜', '2年A組', '00417', '提出済み', 84, 84, '―'])
    expect(rowValues(sheet, first + 1)).toEqual(['02', '𠮷田 大翔', '2年A組', '0042', '提出済み', 60.1, 70, 50.3])
    const average = rowValues(sheet, first + 3)
    expect(average.slice(1)).toEqual(
      ['クラス平均', null, null, '2人／2人中', 72.1, 77, 50.3].map(value => value ?? undefined),
    )
  })

  it('shows the class of a score by colour and letter', async () => {
    const scores = [80, 79.9, 0, null]
    const topics = scores.map((_, index) => ({ title: `課題${index}`, full: 100 }))
    const sheet = await written(sheetOf([student({ scores })], { topics }))
    const cells = [7, 8, 9, 10].map(column => sheet.getRow(first).getCell(column))
    expect(cells.map(cell => cell.numFmt)).toEqual(['General" A"', 'General" B"', 'General" C"', undefined])
    expect(cells.map(cell => cell.font.color?.argb)).toEqual(['FF1B7F4B', 'FF8A5200', 'FFB3261E', 'FF5F6673'])
    expect(cells.map(cell => (cell.fill.type === 'pattern' ? cell.fill.fgColor?.argb : ''))).toEqual([
      'FFE6F4EC',
      'FFFFF3DC',
      'FFFDE9E7',
      'FFEEF0F3',
    ])
    expect(sheet.getRow(first).getCell(1).font.name).toBe('BIZ UDPGothic')
  })

  it('converts scores to 100 points for averages when full scores differ', async () => {
    const topics = [
      { title: '小テスト', full: 20 },
      { title: '音読', full: 100 },
    ]
    const sheet = await written(sheetOf([student({ scores: [18, 50] })], { topics }))
    expect(rowValues(sheet, 5).slice(5)).toEqual([text.sheet.averageOf100, '小テスト\n（20点満点）', '音読'])
    expect(rowValues(sheet, first).slice(5)).toEqual([70, 18, 50])
    expect(sheet.getRow(first).getCell(7).numFmt).toBe('General" A"')
  })

  it('has an average per class when there are several', async () => {
    const rows = [
      student({ scores: [100, 0] }),
      student({ team: '=1+1', teamId: '4', id: '00418', submitted: false, scores: [20, 20] }),
    ]
    const sheet = await written(sheetOf(rows))
    const labels = [9, 10, 11].map(row => sheet.getRow(row).getCell(2).value)
    expect(labels).toEqual(['2年A組 平均', "'=1+1 平均", '全体平均'])
    expect(sheet.getRow(11).getCell(5).value).toBe('1人／2人中')
    expect(sheet.getRow(11).getCell(6).value).toBe(35)
    const ofTwo = await written(sheetOf([student()], { teams: ['2年A組', '2年B組'] }))
    expect(ofTwo.getRow(first + 2).getCell(2).value, 'nobody of the other class').toBe('全体平均')
  })

  it('has frozen headings, a filter, and prints on A4 landscape with headings', async () => {
    const sheet = await written(sheetOf([student(), student({ id: 'b' })]))
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 2, ySplit: 5 })
    expect(sheet.autoFilter).toBe('A5:H7')
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    })
    expect(sheet.pageSetup.printTitlesRow).toBe('5:5')
    expect(sheet.headerFooter.oddFooter).toContain('&P / &N')
  })

  it('prints its title on every page but the first, never as a code and never too long for Excel', async () => {
    const { headerFooter } = await written(sheetOf([student()], { title: `A&B${'あ'.repeat(60)}` }))
    expect(headerFooter.differentFirst).toBe(true)
    expect([headerFooter.firstHeader ?? '', headerFooter.firstFooter]).toEqual(['', headerFooter.oddFooter])
    expect(headerFooter.oddHeader?.startsWith(`&L A&&B${'あ'.repeat(47)}&R `)).toBe(true)
    expect(headerFooter.oddHeader).toContain('2026年11月24日')
  })

  it('has an average of each of 40 classes, and with more of them only that of all students', async () => {
    const ofClasses = (count: number) =>
      Array.from({ length: count }, (_, at) => student({ team: `${at}組`, teamId: `${at}`, id: `s-${at}` }))
    const rowsBelow = async (count: number) => (await written(sheetOf(ofClasses(count)))).rowCount - (first - 1) - count
    // A narrow empty row, the classes, and all students.
    expect([await rowsBelow(40), await rowsBelow(41)]).toEqual([42, 2])
  })

  it('computes averages from the students, or shows the server’s with a note when students are missing', async () => {
    const topics = [
      { title: '文の音読', full: 100, average: 76.4 },
      { title: '空所補充', full: 100 },
    ]
    const averages = async (expected: number) => {
      const sheet = await written(sheetOf([student()], { topics, expectedStudents: () => expected }))
      return { values: rowValues(sheet, first + 2).slice(6), last: sheet.getRow(sheet.rowCount).getCell(1).value }
    }
    expect(await averages(1)).toMatchObject({ values: [84, '―'] })
    expect(await averages(78)).toEqual({ values: [76.4, '―'], last: text.sheet.mismatch(1, 78) })
  })

  it('can have no students and no topics', async () => {
    const sheet = await written(sheetOf([], { topics: [] }))
    expect(sheet.getRow(7).getCell(2).value).toBe('クラス平均')
    expect(sheet.getRow(7).getCell(6).value).toBe('―')
  })

  it('reports how many rows were written', async () => {
    const reported: number[] = []
    const rows = Array.from({ length: 250 }, (_, index) => student({ id: String(index) }))
    await writeScoreSheet(sheetOf(rows), memory().target, { onRows: count => reported.push(count) })
    expect(reported).toEqual([100, 200, 250])
  })

  it('stops when the signal, the target or the pages fail', async () => {
    const abort = new AbortController()
    const rows = Array.from({ length: 300 }, (_, index) => student({ id: String(index) }))
    const options = { signal: abort.signal, onRows: () => abort.abort() }
    await expect(writeScoreSheet(sheetOf(rows), memory().target, options)).rejects.toThrow('aborted')

    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) })
    await expect(writeScoreSheet(sheetOf(rows), full)).rejects.toThrow('disk full')

    async function* broken() {
      yield* inPages(rows.slice(0, 100))
      throw new Error('server gone')
    }
    await expect(writeScoreSheet(sheetOf([], { pages: broken() }), memory().target)).rejects.toThrow('server gone')
  })
})
