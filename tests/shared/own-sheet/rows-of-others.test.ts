/** Which rows of a teacher's own sheet are whose: a score never goes into the row of another student without a person. */
import { describe, expect, it } from 'vitest'
import type { OwnSheet } from '../../../shared/contract/types'
import { columnInFirstList, findPupils } from '../../../shared/domain/own-sheet/find-pupils'
import { planCells } from '../../../shared/domain/own-sheet/plan-cells'
import { sheetOfClasses } from '../../../shared/domain/own-sheet/sheet-classes'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'

type Row = readonly (string | number)[]

const student = (number: number, nickname: string, team = '2年1組'): PresentStudent => ({
  student_id: `${team}-${number}`,
  nickname,
  number: String(number).padStart(2, '0'),
  team_id: team,
  team_name: team,
  grade_name: '',
  class_name: '',
})
const names = ['青木 陽菜', '石田 蓮', '上野 結衣', '江口 湊', '大西 凜', '加藤 樹']
const classOne = names.map((name, at) => student(at + 1, name))
const classTwo = names.map((name, at) => student(at + 1, `${name}乃`, '2年2組'))

function sheetOf(rows: readonly Row[], name = '表', marks: Record<number, object> = {}): OwnSheet {
  return {
    sheets: [{ name, isHidden: false }],
    sheet: 0,
    rows: rows.map((cells, at) => ({
      row: at + 1,
      cells: cells.map(String),
      refusals: [],
      formats: [],
      ...marks[at + 1],
    })),
    columns: 20,
    hiddenColumns: [],
    carries: [],
    hasFormulas: false,
  }
}

const find = (sheet: OwnSheet, students: readonly PresentStudent[], decisions: [number, Decision][] = [], team = '') =>
  findPupils(sheet, students, new Map(decisions), team)

/** `3 青木 陽菜` for a row that is written, `3? differs` for one that a person decides. */
const linesOf = (...given: Parameters<typeof find>): string[] =>
  find(...given).lines.map(({ key, student: found, doubt }) =>
    doubt === undefined ? `${key} ${found?.nickname}` : `${key}? ${doubt}`,
  )

const heads = ['番号', '氏名', '第1回', '第2回']
const numbers = (count: number): Row[] => Array.from({ length: count }, (_, at) => [at + 1, '', ''])

describe('a row that says another class', () => {
  const namesakes = [student(17, '佐藤 健', '2年2組'), student(4, '中山 葵', '2年2組')]

  it.each<[string, Row[], string]>([
    [
      'in its column',
      [
        ['クラス', '番号', '氏名', '点'],
        ['2年1組', 1, '佐藤 健'],
      ],
      '表',
    ],
    [
      'in a column of only the class',
      [
        ['組', '番号', '氏名', '点'],
        [1, 1, '佐藤 健'],
      ],
      '表',
    ],
    ['above the list', [['2年1組 成績表'], heads, [1, '佐藤 健']], '表'],
    ['above the list, without the grade', [['1組 成績'], heads, [17, '佐藤 健']], '表'],
    ['in the cell beside クラス', [['クラス', '2-1'], heads, [17, '佐藤 健']], '表'],
    ['in several cells', [['2', '年', '1', '組'], heads, [17, '佐藤 健']], '表'],
    ['by its grade', [['3年生 成績一覧'], heads, [17, '佐藤 健']], '表'],
    ['as the name of its sheet', [heads, [17, '佐藤 健']], '1組'],
    ['as the brief name of its sheet', [heads, [17, '佐藤 健']], '2-1'],
  ])('%s is left to a person, though its name is that of a student', (_, rows, name) => {
    const { lines } = find(sheetOf(rows, name), namesakes)
    expect(lines.map(({ doubt, student: found, candidates }) => [doubt, found, candidates.length])).toEqual([
      ['team', undefined, 1],
    ])
  })

  it('is nobody where the student has a row of her own, and a stranger where nobody has its name', () => {
    const rows = [
      ['組', '番号', '氏名'],
      [1, 1, '佐藤 健'],
      [2, 17, '佐藤 健'],
      [1, 4, '甲 一'],
    ]
    expect(linesOf(sheetOf(rows), namesakes)).toEqual(['3 佐藤 健'])
    expect(find(sheetOf(rows), namesakes).strangers.map(({ name }) => name)).toEqual(['佐藤 健', '甲 一'])
  })

  it.each<[string, Row[], string]>([
    ['a title', [['1組 成績'], ['番号', '第1回', '第2回'], ...numbers(6)], '表'],
    ['a cell', [['クラス', '2-1'], ['番号', '第1回', '第2回'], ...numbers(6)], '表'],
    ['its sheet', [['番号', '第1回', '第2回'], ...numbers(6)], '1組'],
  ])('by %s has no student by its number alone', (_, rows, name) => {
    expect(linesOf(sheetOf(rows, name), classTwo)).toEqual([])
    expect(linesOf(sheetOf(rows, name), classOne)).toHaveLength(6)
    expect(linesOf(sheetOf(rows, name), [...classOne, ...classTwo])).toHaveLength(6)
  })

  it('below a title between the rows has no student by its number', () => {
    const rows = [['番号', '点', ''], ['1組'], ...numbers(3), ['2組'], ...numbers(2)]
    expect(linesOf(sheetOf(rows), classTwo)).toEqual(['7 青木 陽菜乃', '8 石田 蓮乃'])
  })

  it('is not contradicted by what is no class', () => {
    const rows = [['2年 1組 英語 1学期 成績表', '担任 山田'], ['Unit 1-2'], heads, [1, '青木 陽菜'], [2, '石田蓮']]
    expect(linesOf(sheetOf(rows, '1学期'), classOne)).toEqual(['4 青木 陽菜', '5 石田 蓮'])
    const course = classOne.map(one => ({ ...one, team_name: '英語S' }))
    expect(linesOf(sheetOf(rows), course)).toEqual(['4 青木 陽菜', '5 石田 蓮'])
  })
})

it.each<[string, Row[], string[]]>([
  [
    '組 of others',
    [
      ['組', '番号', '点'],
      [1, 1, ''],
      ['', 2, ''],
    ],
    ['2 青木 陽菜'],
  ],
  [
    'クラス of others',
    [
      ['クラス', '番号', '点'],
      ['2年1組', 1, ''],
      ['', 2, ''],
    ],
    ['2 青木 陽菜'],
  ],
  [
    '組 of nobody',
    [
      ['組', '番号', '点'],
      ['', 1, ''],
      ['', 2, ''],
    ],
    ['2 青木 陽菜', '3 石田 蓮'],
  ],
])(
  'a row without a class, in a sheet with the %s, is found by its number only if no row says one',
  (_, rows, lines) => {
    expect(linesOf(sheetOf(rows), classOne)).toEqual(lines)
  },
)

it('the title next to the list says the grade of its classes, below a title of several grades', () => {
  const rows = [['1年 2年 合同成績'], ['2年1組'], ['組', '番号', '点'], [1, 1, '']]
  const lower = classOne.map(one => ({ ...one, student_id: `1-${one.number}`, team_id: '1', team_name: '1年1組' }))
  expect(find(sheetOf(rows), [...lower, ...classOne]).lines.map(({ student: found }) => found?.team_name)).toEqual([
    '2年1組',
  ])
})

it('of a grade, rows with only 組 and 番 are found by both', () => {
  const rows = [
    ['組', '番', '氏名'],
    [1, 1, '青木陽菜'],
    [2, 1, '青木陽菜乃'],
    [1, 2, ''],
    [2, 2, ''],
  ]
  const both = [...classOne, ...classTwo]
  expect(linesOf(sheetOf(rows.slice(0, 3)), both)).toEqual(['2 青木 陽菜', '3 青木 陽菜乃'])
  const nameless = rows.map(([team = '', number = '']) => [team, number])
  expect(linesOf(sheetOf(nameless), both)).toEqual(['2 青木 陽菜', '3 青木 陽菜乃', '4 石田 蓮', '5 石田 蓮乃'])
  // Two grades have a class of this name.
  const grades = [...classOne, ...classTwo.map(one => ({ ...one, team_id: '3', team_name: '3年1組' }))]
  expect(linesOf(sheetOf(nameless), grades)).toEqual([])
})

it('says which class it takes for numbers of no class', () => {
  const sheet = sheetOf([['番号', '点', ''], ...numbers(6)])
  expect(find(sheet, classTwo).assumed).toEqual({ id: '2年2組', name: '2年2組' })
  expect(find(sheet, [...classOne, ...classTwo], [], '2年2組').assumed).toBeNull()
  // A class that was chosen for other homework.
  expect(find(sheet, classTwo, [], '2年1組').assumed?.name).toBe('2年2組')
  expect(find(sheetOf([['2組'], ['番号', '点', ''], ...numbers(6)]), classTwo).assumed).toBeNull()
})

it('a number that contradicts the name is left to a person', () => {
  const swapped = [heads, [1, '石田 蓮'], [2, '青木 陽菜'], [3, '上野 結衣']]
  expect(linesOf(sheetOf(swapped), classOne)).toEqual(['2? differs', '3? differs', '4 上野 結衣'])
  const variants = [student(1, '髙橋 愛'), student(2, '高橋 愛')]
  expect(linesOf(sheetOf([heads, [1, '高橋 愛'], [2, '髙橋 愛']]), variants)).toEqual(['2? differs', '3? differs'])
  const homonyms = [student(1, '佐藤 健'), student(2, '佐藤 健')]
  expect(linesOf(sheetOf([heads, [1, '佐藤 健'], [2, '佐藤 健']]), homonyms)).toEqual(['2 佐藤 健', '3 佐藤 健'])
  // By elimination, 3 would be the first.
  expect(linesOf(sheetOf([heads, [2, '佐藤 健'], [3, '佐藤 健']]), homonyms)).toEqual(['2? many', '3? differs'])
  const decided = find(sheetOf(swapped), classOne, [[2, { is: 'student', student_id: '2年1組-2' }]])
  expect(decided.lines[0]).toMatchObject({ student: { nickname: '石田 蓮' }, doubt: undefined })
})

it('what a person has decided stands against another row of the same student', () => {
  const rows = [heads, [1, '青木 陽菜'], [2, '石田']]
  const { lines } = find(sheetOf(rows), classOne, [[3, { is: 'student', student_id: '2年1組-1' }]])
  expect(lines.map(({ doubt, student: found }) => [doubt, found?.number])).toEqual([
    ['repeated', undefined],
    [undefined, '01'],
  ])
})

it('a number without a name is nobody below a list with names, and doubtful in it', () => {
  const listed = names.slice(0, 5).map((name, at): Row => [at + 1, at === 2 ? '' : name])
  const sheet = sheetOf([heads, ...listed, [], ['段階', '', '人数'], [6, '', 3], [5, '', 1]])
  expect(linesOf(sheet, classOne)).toEqual(['2 青木 陽菜', '3 石田 蓮', '4? nameless', '5 江口 湊', '6 大西 凜'])
  expect(find(sheet, classOne).missing.map(({ nickname }) => nickname)).toEqual(['加藤 樹'])
  // Rows that wait for names.
  expect(linesOf(sheetOf([heads, [5, '大西 凜'], [6, ''], [7, '']]), classOne)).toEqual(['2 大西 凜', '3? nameless'])
  const nameless = sheetOf([['番号', '点', ''], ...numbers(5), ['段階', '', '人数'], [6, '', 3]])
  const untitled = sheetOf([['番号', '', '第1回', '第2回', '合計'], ...numbers(6)])
  expect(linesOf(untitled, classOne)).toHaveLength(6)
  expect(linesOf(nameless, classOne).slice(4)).toEqual(['6 大西 凜', '8? outside'])
})

it('a name whose formula has no result is left to a person', () => {
  const marks = { 2: { marks: { 1: 'uncalculated' } }, 3: { marks: { 1: 'fault' } } }
  expect(linesOf(sheetOf([heads, [1, ''], [2, '#N/A'], [3, '上野 結衣']], '表', marks), classOne)).toEqual([
    '2? unread',
    '3? unread',
    '4 上野 結衣',
  ])
})

it('the ID of another system makes nobody a stranger, and one of another student is doubtful', () => {
  const rows = [
    ['ID', '番号', '氏名', '点'],
    ['a1001', 1, '青木 陽菜'],
    ['a1002', 2, '石田 連'],
    ['2年1組-4', 3, '上野 結衣'],
  ]
  expect(linesOf(sheetOf(rows), classOne)).toEqual(['2 青木 陽菜', '3? number', '4? id'])
})

describe('lists side by side', () => {
  const values = (students: readonly PresentStudent[]) => new Map(students.map(one => [one.student_id, { number: 60 }]))
  const cellsOf = (sheet: OwnSheet, students: readonly PresentStudent[], column: number) =>
    planCells(sheet, find(sheet, students), [{ homeworkId: 'h', column, values: values(students), missing: null }]).map(
      ({ reference, state, why }) => `${reference} ${why ?? state}`,
    )

  it('that are not alike are not joined, and nothing is written beside the list that is read', () => {
    const head = ['番号', '氏名', '点', '番号', '氏名', '提出', '点']
    const rows = names.slice(0, 2).map((name, at): Row => [at + 1, name, '', at + 1, `${name}乃`, '済', ''])
    const sheet = sheetOf([head, ...rows])
    const both = [...classOne, ...classTwo]
    expect(cellsOf(sheet, both, 2)).toEqual(['C2 writes', 'C3 writes'])
    expect(cellsOf(sheet, both, 6)).toEqual(['G2 beside', 'G3 beside'])
  })

  it('that are alike have only their own columns', () => {
    const head = ['番号', '氏名', '点', '番号', '氏名', '点']
    const sheet = sheetOf([head, [1, '青木 陽菜', '', 1, '青木 陽菜乃', '']])
    const both = [...classOne, ...classTwo]
    expect(cellsOf(sheet, both, 2)).toEqual(['C2 writes', 'F2 writes'])
    expect(cellsOf(sheet, both, 3)).toEqual(['D2 beside', 'G2 writes'])
  })

  it('with the same names are one list', () => {
    const head = ['番号', '氏名', '第1回', '第2回', '番号', '氏名', '第3回']
    const sheet = sheetOf([
      head,
      ...names.map((name, at): Row => [at + 1, name, 60, '', at + 1, name.replace(' ', ''), '']),
    ])
    const pupils = find(sheet, classOne)
    expect(pupils.lines.map(({ doubt }) => doubt)).toEqual(names.map(() => undefined))
    expect(columnInFirstList(pupils, 6)).toBe(6)
    expect(cellsOf(sheet, classOne, 6)[0]).toBe('G2 writes')
  })

  it('have the classes of their titles, also of 1組 and 2組', () => {
    const head = ['番号', '氏名', '点', '番号', '氏名', '点']
    const sheet = sheetOf([['1組', '', '', '2組'], head, [1, '', '', 1, '', ''], [2, '', '', 2, '', '']])
    expect(linesOf(sheet, [...classOne, ...classTwo])).toEqual([
      '3 青木 陽菜',
      '4 石田 蓮',
      '10000003 青木 陽菜乃',
      '10000004 石田 蓮乃',
    ])
    expect(linesOf(sheet, classTwo)).toEqual(['10000003 青木 陽菜乃', '10000004 石田 蓮乃'])
  })
})

it.each<[string[], number, number]>([
  [['1組', '2組'], 0, 1],
  [['表紙', '2年1組', '2年2組'], 1, 2],
  [['2-1', '2-2'], 0, 1],
  [['1', '2', '3'], 0, 1],
  [['1組 1学期', '2組 1学期', '2組 2学期'], 2, 2],
  [['1学期', '2学期'], 0, 0],
  [['成績'], 0, 0],
])('of the sheets %j, with %i open, the one of the class of the homework is %i', (sheets, sheet, found) => {
  const all = sheets.map(name => ({ name, isHidden: false }))
  expect(sheetOfClasses({ sheets: all, sheet }, ['2年2組'])).toBe(found)
})
