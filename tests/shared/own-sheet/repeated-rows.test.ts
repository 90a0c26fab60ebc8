/** Sheets with several rows for each student: which of them a score goes into is one choice for all. */
import { describe, expect, it } from 'vitest'
import type { OwnSheet } from '../../../shared/contract/types'
import { findPupils, headsOfSheet } from '../../../shared/domain/own-sheet/find-pupils'
import {
  decisionsOfRowSet,
  findRowSets,
  recallRowSet,
  rowSetOfRow,
  rowSetToRemember,
} from '../../../shared/domain/own-sheet/repeated-rows'

type Row = readonly (string | number)[]

const names = ['青木 陽菜', '石田 蓮', '上野 結衣', '江口 湊']
const students = names.map((nickname, at) => ({
  student_id: `s-${at + 1}`,
  nickname,
  number: `0${at + 1}`,
  team_id: '3',
  team_name: '2年1組',
  grade_name: '',
  class_name: '',
}))

const sheetOf = (rows: readonly Row[]): OwnSheet => ({
  sheets: [{ name: '表', isHidden: false }],
  sheet: 0,
  rows: rows.map((cells, at) => ({ row: at + 1, cells: cells.map(String), refusals: [], formats: [] })),
  columns: 20,
  hiddenColumns: [],
  carries: [],
  hasFormulas: false,
})

const heads = ['番号', '氏名', '第1回']
const list = (some = names): Row[] => some.map((name, at) => [at + 1, name, ''])
const find = (sheet: OwnSheet, at: number | null = null) => {
  const found = findPupils(sheet, students, new Map(), '')
  const rowSets = findRowSets(found.lines, sheet.rows)
  return { rowSets, pupils: findPupils(sheet, students, new Map(decisionsOfRowSet(rowSets, at)), '') }
}
const written = (sheet: OwnSheet, at: number) =>
  find(sheet, at).pupils.lines.map(({ row, student, doubt }) => `${row} ${student?.nickname ?? doubt}`)

describe('several rows of each student', () => {
  it('are two lists, one below the other, with their titles', () => {
    const sheet = sheetOf([['2年1組 前期'], heads, ...list(), [], ['後期', '', ''], heads, ...list()])
    const { rowSets } = find(sheet)
    expect(rowSets.map(({ name, lines }) => [name, lines.map(({ row }) => row)])).toEqual([
      ['2年1組 前期', [3, 4, 5, 6]],
      ['後期', [10, 11, 12, 13]],
    ])
    expect([1, 3, 12].map(row => rowSetOfRow(rowSets, row))).toEqual([null, 0, 1])
    expect(written(sheet, 1)).toEqual(['10 青木 陽菜', '11 石田 蓮', '12 上野 結衣', '13 江口 湊'])
    expect(find(sheet, 1).pupils.missing).toEqual([])
  })

  it('alternate, and are called by the text that all of them have', () => {
    const rows = names.flatMap((name, at): Row[] => [
      [at + 1, name, '得点'],
      [at + 1, name, '順位'],
    ])
    const sheet = sheetOf([['番号', '氏名', '項目', '第1回'], ...rows])
    expect(find(sheet).rowSets.map(({ name }) => name)).toEqual(['得点', '順位'])
    expect(written(sheet, 0)).toEqual(['2 青木 陽菜', '4 石田 蓮', '6 上野 結衣', '8 江口 湊'])
  })

  it('are known again by name and count, and by their place only where several have the name', () => {
    const rows = (first: string, second: string) =>
      sheetOf([
        ['番号', '氏名', '項目', '第1回'],
        ...names.flatMap((name, at): Row[] => [
          [at + 1, name, first],
          [at + 1, name, second],
        ]),
      ])
    const hash = (text: string) => `#${text}`
    const setsOf = (first: string, second: string) => find(rows(first, second)).rowSets
    const points = rowSetToRemember(setsOf('得点', '順位'), 0, hash)
    expect(points).toEqual({ at: 0, count: 2, name: '#得点' })
    expect(recallRowSet(setsOf('得点', '順位'), points, hash)).toBe(0)
    expect(recallRowSet(setsOf('順位', '得点'), points, hash)).toBe(1)
    expect(recallRowSet(setsOf('順位', '提出'), points, hash)).toBeNull()
    const three = sheetOf([heads, ...list(), [], ['得点'], ...list(), [], ['順位'], ...list()])
    expect(find(three).rowSets.map(({ name }) => name)).toContain('得点')
    expect(recallRowSet(find(three).rowSets, points, hash)).toBeNull()
    const unnamed = setsOf('', '')
    expect(recallRowSet(unnamed, rowSetToRemember(unnamed, 1, hash), hash)).toBe(1)
    expect([2, null].map(at => rowSetToRemember(unnamed, at, hash))).toEqual([undefined, undefined])
  })

  it('are no rule where few students have them, and leave those who have more to a person', () => {
    expect(find(sheetOf([heads, ...list(), ['1', '青木 陽菜', '']])).rowSets).toEqual([])
    const sheet = sheetOf([heads, ...list(), [], heads, ...list(), [], heads, ...list(names.slice(0, 1))])
    expect(written(sheet, 1)).toEqual([
      '2 repeated',
      '8 repeated',
      '9 石田 蓮',
      '10 上野 結衣',
      '11 江口 湊',
      '14 repeated',
    ])
  })

  it('are all undecided before the choice', () => {
    const sheet = sheetOf([heads, ...list(), [], heads, ...list()])
    expect(find(sheet).pupils.lines.map(({ doubt }) => doubt)).toEqual(Array.from({ length: 8 }, () => 'repeated'))
  })
})

it('reads two rows of headings as one, but not a student below the headings', () => {
  const two = [
    ['番号', '氏名', 'Unit 1', '', 'Unit 2', '備考'],
    ['', '', '小テスト', '提出', '小テスト', ''],
  ]
  const joined = ['番号', '氏名', 'Unit 1 小テスト', 'Unit 1 提出', 'Unit 2 小テスト', '備考']
  expect(headsOfSheet(sheetOf([...two, ...list()]))).toEqual(joined)
  const merged = [
    ['番号', '氏名', 'Unit 1', 'Unit 1', 'Unit 2', '備考'],
    ['番号', '氏名', '小テスト', '提出', '小テスト', '備考'],
  ]
  expect(headsOfSheet(sheetOf([...merged, ...list()]))).toEqual(joined)
  expect(headsOfSheet(sheetOf([heads, [1, '青木 陽菜', 60]]))).toEqual(heads)
  expect(headsOfSheet(sheetOf([heads, [1, '', 60]]))).toEqual(heads)
})
