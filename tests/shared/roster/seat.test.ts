/** One cell with grade, class and number. */
import { describe, expect, it } from 'vitest'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { planImport } from '../../../shared/domain/roster/plan'
import { createSeatReader, readSeat } from '../../../shared/domain/roster/seat'
import { kindsOf, student, tableOf, teams } from '../../fixtures/roster-tables'

const said = (text: string) => readSeat(text).map(one => `${one.grade_name}${one.class_name}${one.number}`)

describe('a cell with grade, class and number', () => {
  it.each([
    ['2A05', '2年A組05'],
    ['２Ａ０５', '2年A組05'],
    ['2a5', '2年A組5'],
    ['2-A-5', '2年A組5'],
    ['2ーAー5', '2年A組5'],
    ['2/1/05', '2年1組05'],
    ['2年A組5番', '2年A組5'],
    ['2年 A組 5番', '2年A組5'],
    ['第2学年1組12番', '2年1組12'],
    ['20105', '2年1組05'],
    ['020105', '2年1組05'],
    ['2A-5', '2年A組5'],
    ['A05', 'A組05'],
    ['A-5', 'A組5'],
    ['A組5番', 'A組5'],
    ['1-5', '1組5'],
  ])('%s is read as %s', (text, seat) => {
    expect(said(text)[0]).toBe(seat)
  })

  it('has several readings in digits only', () => {
    expect(said('2105')).toEqual(['2年1組05', '21組05'])
    expect(said('105')).toEqual(['1組05'])
    expect(said('215')).toEqual(['2組15', '2年1組5'])
  })

  it.each([
    '',
    '山田 太郎',
    '2年A組',
    '5',
    '2-A-B',
    '2026-11-23-1',
    'A00',
    '2012-04-05',
    '2012/4/5',
    'H24.4.5',
    '03-1234-5678',
    '090-1234-5678',
    '24-04-05',
    '20-A-3',
  ])('%j is none', text => {
    expect(readSeat(text)).toEqual([])
  })

  it.each(['2012-04-05', '2012/4/5', 'H24.4.5', '4/5', '03-1234-5678'])('is not guessed in a column of %s', text => {
    const rows = tableOf([1, '山田 太郎', text], [2, '林 陽', text])
    expect(findMapping(rows, -1)).toEqual(['number', 'nickname', null])
  })

  it('is sure if only one reading is a class of the school', () => {
    expect(createSeatReader(['2年1組', '3年1組'])('2105')).toEqual({
      seat: { grade_name: '2年', class_name: '1組', number: '05' },
      isSure: true,
    })
    expect(createSeatReader(['A組'])('2105')?.isSure).toBe(false)
    expect(createSeatReader(['A組'])('2A05')?.isSure).toBe(true)
  })
})

describe('a column 年組番', () => {
  const plan = (...rows: (string | number)[][]) => {
    const table = tableOf(...rows)
    const header = findHeader(table)
    const mapping = findMapping(table, header)
    const teamNames = teams.map(({ name }) => name)
    const { entries } = readEntries({ rows: table, header, mapping, separator: ' ', teamNames })
    return planImport({ entries, students: [student(5, '山田 太郎'), student(6, '林 陽', 'B')], teams })
  }

  it.each(['年組番', '年・組・番', '組番', 'クラス番号'])('is found by its heading %s', heading => {
    expect(findMapping(tableOf([heading, '氏名'], ['2A05', '甲 一']), 0)).toEqual(['seat', 'nickname'])
  })

  it('says the class and the number of each row', () => {
    const { rows } = plan(['年組番', '氏名'], ['2A05', '山田 太郎'], ['2-B-7', '林 陽'], ['2年A組8番', '新 入'])
    expect(kindsOf(rows)).toEqual(['2 unchanged s-5', '3 changed s-6', '4 new'])
    expect(rows[1]?.changes).toEqual([{ field: 'number', from: '06', to: '7' }])
    expect(rows[2]?.notes).toContain('seat')
    expect(rows[2]?.team?.name).toBe('2年A組')
  })

  it('without a grade does not contradict the column of grades', () => {
    expect(kindsOf(plan(['学年', '組番', '氏名'], [2, 'A05', '山田 太郎']).rows)).toEqual(['2 unchanged s-5'])
  })

  it('is asked about where it can be read in several ways, and refused where in none', () => {
    const { rows } = plan(['年組番', '氏名', 'クラス'], ['2109', '新 一', '2年A組'], ['？', '新 二', '2年A組'])
    expect(kindsOf(rows)[0]).toBe('2 doubtful seat')
    expect(rows[1]?.faults).toContainEqual({ is: 'cell', cell: { field: 'seat', fault: 'seat' } })
  })

  it.each([
    [
      ['年組番', '番号', '氏名'],
      ['2A05', 7, '山田 太郎'],
      ['2A05', 5, '山田 太郎'],
    ],
    [
      ['クラス', '年組番', '氏名'],
      ['2年B組', '2A05', '山田 太郎'],
      ['2-A', '2A05', '山田 太郎'],
    ],
    [
      ['組', '年組番', '氏名'],
      ['B', '2A05', '山田 太郎'],
      ['2年A組', '2A05', '山田 太郎'],
    ],
    [
      ['学年', '年組番', '氏名'],
      ['3年', '2A05', '山田 太郎'],
      [2, '2A05', '山田 太郎'],
    ],
  ])('is at fault where another column says otherwise: %j', (heads, other, same) => {
    const [fault] = plan(heads, other).rows
    expect(fault?.faults).toContainEqual({ is: 'cell', cell: { field: 'seat', fault: 'differs' } })
    expect(kindsOf(plan(heads, same).rows)).toEqual(['2 unchanged s-5'])
  })
})
