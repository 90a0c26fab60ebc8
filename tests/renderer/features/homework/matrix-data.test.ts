import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildColumns,
  buildRow,
  orderedRows,
  rowCount,
  studentIds,
} from '../../../../renderer/features/homework/matrix/matrix-data'
import {
  applyViewSettings,
  defaultViewSettings,
  needsAllRows,
  parseViewSettings,
  rowOrders,
} from '../../../../renderer/features/homework/matrix/view-settings'

const column = (topic_id: string, full_score = 100) => ({
  topic_id,
  resource_title: `課題${topic_id}`,
  view_key: 'listening',
  full_score,
  average_score: 76.4,
  completed_count: 3,
})

const student = (student_id: string, scores: [string, number | undefined][], more = {}) => ({
  student_id,
  number: '01',
  nickname: '阿部 陽菜',
  team_id: '3',
  team_name: '2年A組',
  submit_status: 2,
  scores: scores.map(([topic_id, score]) => ({ topic_id, score, learn_count: 1, best_score: score })),
  ...more,
})

const columns = buildColumns([column('1'), column('2'), column('3')])
const row = (id: string, scores: [string, number | undefined][], more = {}) =>
  buildRow(student(id, scores, more), columns)

describe('the rows of the matrix', () => {
  it('distinguishes a score of 0 from no score', () => {
    const { cells, average } = row('s', [
      ['1', 0],
      ['2', undefined],
    ])
    expect(cells.map(cell => [cell.score, cell.class, cell.figure, cell.letter])).toEqual([
      [0, 'bad', '0', 'C'],
      [null, 'unread', '', ''],
      [null, 'unread', '', ''],
    ])
    expect(average).toBe(0)
  })

  it('have no average if nothing was answered', () => expect(row('s', []).average).toBeNull())

  it('put scores under their topic, and drop scores without a column', () => {
    const { cells } = row('s', [
      ['3', 90],
      ['9', 10],
      ['1', 65],
    ])
    expect(cells.map(cell => cell.figure)).toEqual(['65', '', '90'])
  })

  it('weigh topics by their full score', () => {
    const mixed = buildColumns([column('1', 10), column('2', 100)])
    const { cells, average } = buildRow(
      student('s', [
        ['1', 9],
        ['2', 50],
      ]),
      mixed,
    )
    expect(cells.map(cell => cell.class)).toEqual(['good', 'bad'])
    expect(average).toBe(70)
  })

  it('show a topic that the server lists twice once', () => {
    expect(buildColumns([column('1'), column('1'), column('2')])).toHaveLength(2)
  })

  it('keep the first row of a student who is on two pages', () => {
    expect(
      orderedRows([[row('a', []), row('b', []), row('a', [['1', 5]])]], false).map(({ studentId }) => studentId),
    ).toEqual(['a', 'b'])
  })

  it('keep both rows of a student in two classes, who has one paper', () => {
    const rows = orderedRows([[row('a', []), row('b', []), row('a', [], { team_id: '4' })]], false)
    expect(rows).toHaveLength(3)
    expect(studentIds(rows)).toEqual(['a', 'b'])
  })
})

describe('the order of the rows', () => {
  const pages = [
    [row('club', [], { team_name: '放課後英語クラブ' }), row('b', [], { team_name: '1年B組' })],
    [row('a', [], { team_name: '1年A組' }), row('ten', [], { team_name: '1年10組' })],
  ]
  const ids = (rows: ReturnType<typeof orderedRows>) => rows.map(({ studentId }) => studentId)

  it('is that of grade and name of their classes when all pages have come', () => {
    expect(ids(orderedRows([pages.flat()], true))).toEqual(['ten', 'a', 'b', 'club'])
    expect(ids(orderedRows(pages, true))).toEqual(['ten', 'a', 'b', 'club'])
  })

  it('is that of the server while pages are missing', () => {
    expect(ids(orderedRows(pages.slice(0, 1), false))).toEqual(['club', 'b'])
  })
})

describe('parseViewSettings', () => {
  const stored = { order: 'average-desc', standing: 'left', teamId: '3', search: 'あ' }

  it('keeps which round counts; the latest in a draft of an earlier version', () => {
    expect(parseViewSettings({ ...stored, counted: 'best' })).toEqual({ ...stored, counted: 'best' })
    expect(parseViewSettings(stored)).toEqual({ ...stored, counted: 'latest' })
    expect(parseViewSettings({ ...stored, counted: 'first' })?.counted).toBe('latest')
  })

  it.each([
    ['nothing', null],
    ['an order that this version does not have', { ...stored, order: 'name' }],
    ['a filter that this version does not have', { ...stored, standing: 'late' }],
    ['a class that is no text', { ...stored, teamId: 3 }],
    ['no search', { ...stored, search: undefined }],
  ])('refuses %s', (_name, value) => expect(parseViewSettings(value)).toBeNull())

  it('needs all rows for averages of the best scores, which the server does not know', () => {
    expect(needsAllRows(defaultViewSettings)).toBe(false)
    expect(needsAllRows({ ...defaultViewSettings, counted: 'best' })).toBe(true)
  })
})

describe('applyViewSettings', () => {
  const rows = [
    row('a', [['1', 70]], { number: '01', nickname: '髙橋 葵', submit_status: 1 }),
    row('b', [['1', 90]], { number: '02', nickname: '𠮷田 大翔' }),
    row('c', [], { number: '12', nickname: 'ﾊｾｶﾞﾜ アレクサンドラ', submit_status: 0 }),
  ]
  const ids = (change: object) =>
    applyViewSettings(rows, { ...defaultViewSettings, ...change }).map(({ studentId }) => studentId)

  it('keeps the order of the server', () => expect(ids({})).toEqual(['a', 'b', 'c']))
  it('reverses the order', () => expect(ids({ order: 'number-desc' })).toEqual(['c', 'b', 'a']))
  it('puts students without an average last in both directions', () => {
    expect(ids({ order: 'average-desc' })).toEqual(['b', 'a', 'c'])
    expect(ids({ order: 'average-asc' })).toEqual(['a', 'b', 'c'])
  })
  it.each([
    ['left', ['a', 'c']],
    ['submitted', ['b']],
    ['notBegun', ['c']],
    ['begun', ['a']],
  ] as const)('keeps those of whom %s is true', (standing, kept) => expect(ids({ standing })).toEqual(kept))
  it('filters by class', () => {
    expect(ids({ teamId: '3' })).toEqual(['a', 'b', 'c'])
    expect(ids({ teamId: 'nowhere' })).toEqual([])
  })
  it('finds by common forms of rare kanji, by width, by number', () => {
    expect(ids({ search: '高橋葵' })).toEqual(['a'])
    expect(ids({ search: '吉田' })).toEqual(['b'])
    expect(ids({ search: 'ハセガワ' })).toEqual(['c'])
    expect(ids({ search: '2' })).toEqual(['b'])
    expect(ids({ search: '１２' })).toEqual(['c'])
    expect(ids({ search: '　' })).toEqual(['a', 'b', 'c'])
    expect(ids({ search: '田中' })).toEqual([])
  })
  it('needs all pages only for an order or a filter', () => {
    expect(needsAllRows(defaultViewSettings)).toBe(false)
    expect(needsAllRows({ ...defaultViewSettings, search: ' ' })).toBe(false)
    expect(needsAllRows({ ...defaultViewSettings, search: '田' })).toBe(true)
    expect(needsAllRows({ ...defaultViewSettings, order: 'average-asc' })).toBe(true)
  })
  it('never loses, duplicates or adds a student', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 100 }))),
        fc.constantFrom(...rowOrders),
        (scores, order) => {
          const many = scores.map((score, at) => row(String(at), score === null ? [] : [['1', score]]))
          const shown = applyViewSettings(many, { ...defaultViewSettings, order })
          expect(shown.map(({ studentId }) => Number(studentId)).toSorted((one, other) => one - other)).toEqual(
            many.map((_, at) => at),
          )
        },
      ),
    )
  })
})

describe('rowCount', () => {
  it('uses the server’s count until the last page', () => {
    expect(rowCount(100, 1000, false)).toBe(1000)
    expect(rowCount(100, 7, false)).toBe(100)
    expect(rowCount(64, 1000, true)).toBe(64)
    expect(rowCount(0, undefined, false)).toBe(0)
  })
})
