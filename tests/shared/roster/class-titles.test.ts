/** Names of classes above, between and beside lists, in files without a column of classes. */
import { describe, expect, it } from 'vitest'
import type { MarkedRow } from '../../../shared/contract/types'
import { createTitleReader } from '../../../shared/domain/roster/class-titles'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { findHalves, joinHalves } from '../../../shared/domain/roster/halves'
import { joinSheets } from '../../../shared/domain/roster/joined-sheets'
import { planImport } from '../../../shared/domain/roster/plan'
import { student, tableOf, teams } from '../../fixtures/roster-tables'

const teamNames = teams.map(({ name }) => name)
const titles = createTitleReader(teamNames)

/** The table as the page reads it, with 2年A組 chosen for rows without a class. */
function read(table: readonly MarkedRow[], ...sheetNames: string[]) {
  const header = findHeader(table)
  const halves = findHalves(table, header, new Set(), {}, titles)
  const rows = halves ? joinHalves(table, header, halves, titles) : table
  const { entries, leftOut } = readEntries({
    rows,
    header,
    mapping: findMapping(rows, header),
    separator: ' ',
    teamNames,
    sheetNames,
  })
  const plan = planImport({ entries, students: [student(41, '乙 一', 'B')], teams, fallback: teams[0] })
  return {
    isSure: halves?.isSure,
    leftOut,
    said: plan.rows.map(row => `${row.entry.nickname} ${row.kind} ${row.team?.name ?? row.faults[0]?.is}`),
    notes: plan.rows.flatMap(row => row.notes.filter(note => note === 'titled')),
  }
}

const both = ['甲 一 new 2年A組', '甲 二 new 2年A組', '乙 一 unchanged 2年B組', '乙 二 new 2年B組']

describe('lists of two classes', () => {
  it.each([
    [
      'side by side',
      tableOf(
        ['2年A組', '', '', '2年B組', ''],
        ['番号', '氏名', '', '番号', '氏名'],
        [1, '甲 一', '', 41, '乙 一'],
        [2, '甲 二', '', 42, '乙 二'],
      ),
    ],
    [
      'side by side, with names only',
      tableOf(['2-A', '', '2年B組 担任 佐藤'], ['氏名', '', '氏名'], ['甲 一', '', '乙 一'], ['甲 二', '', '乙 二']),
    ],
    [
      'side by side, as short names',
      tableOf(['2-A', '', '２－Ｂ'], ['氏名', '', '氏名'], ['甲 一', '', '乙 一'], ['甲 二', '', '乙 二']),
    ],
    [
      'one below the other',
      tableOf(
        ['2年A組'],
        ['番号', '氏名'],
        [1, '甲 一'],
        [2, '甲 二'],
        ['2年B組'],
        ['番号', '氏名'],
        [41, '乙 一'],
        [42, '乙 二'],
      ),
    ],
    [
      'one below the other, with names only',
      tableOf(['2年A組'], ['氏名'], ['甲 一'], ['甲 二'], ['2年B組'], ['氏名'], ['乙 一'], ['乙 二']),
    ],
    [
      'one below the other, the first one without a name',
      tableOf(['氏名'], ['甲 一'], ['甲 二'], ['2年B組（20名）'], ['乙 一'], ['乙 二']),
    ],
  ])('%s are read with their classes', (_, table) => {
    const { said, isSure } = read(table)
    expect(said).toEqual(both)
    expect(isSure).not.toBe(false)
  })

  it.each(['Bクラス', '2-9', 'B'])(
    'side by side are asked about if the name above one of them is not understood: %s',
    name => {
      const { isSure } = read(
        tableOf(['2年A組', '', name], ['氏名', '', '氏名'], ['甲 一', '', '乙 一'], ['甲 二', '', '乙 二']),
      )
      expect(isSure).toBe(false)
    },
  )

  it('in one row of blocks each keep the class of their block, also on the right', () => {
    const { said } = read(
      tableOf(
        ['2年A組', '', ''],
        ['氏名', '', '氏名'],
        ['甲 一', '', '甲 二'],
        ['2年B組', '', ''],
        ['乙 一', '', '乙 二'],
      ),
    )
    expect([...said].sort()).toEqual([...both].sort())
  })
})

describe('a class above a list', () => {
  it('is the class of its students, whichever class is chosen, and this is said', () => {
    const table = tableOf(['さくら中学校 令和8年度 2年B組 名簿'], ['番号', '氏名'], [41, '乙 一'], [42, '乙 二'])
    const { said, notes } = read(table)
    expect(said).toEqual(['乙 一 unchanged 2年B組', '乙 二 new 2年B組'])
    expect(notes).toHaveLength(2)
  })

  it('that the school does not have is a fault', () => {
    expect(read(tableOf(['2年C組'], ['氏名'], ['丙 一'])).said).toEqual(['丙 一 fault noTeam'])
  })

  it('can be the name of the sheet', () => {
    const table = tableOf(['氏名'], ['乙 一'], ['乙 二'])
    expect(read(table, '2年B組').said).toEqual(['乙 一 unchanged 2年B組', '乙 二 new 2年B組'])
    expect(read(table, 'Sheet1').said).toEqual(['乙 一 moves 2年A組', '乙 二 new 2年A組'])
  })

  it('says nothing beside a column of classes, and where a title names two', () => {
    const columns = tableOf(['2年A組'], ['クラス', '氏名'], ['2年B組', '乙 一'])
    expect(read(columns).said).toEqual(['乙 一 unchanged 2年B組'])
    expect(read(tableOf(['2年A組 2年B組 合同'], ['氏名'], ['丙 一'])).notes).toEqual([])
  })
})

describe('a title', () => {
  it.each(['2年B組 名簿', '　２年B組 名簿 ', '2026年度 2年B組（20名）'])(
    'is its class without other words: %s',
    text => {
      expect(titles.only(text)).toBe('2年B組')
    },
  )

  it.each(['A', '1', '12'])('is never %s, which can be an initial or a number, even if a class is called so', text => {
    const { only } = createTitleReader(['A', '1', '12', '2-A'])
    expect([only(text), only('2-A')]).toEqual([null, '2-A'])
  })
})

describe('a row between students', () => {
  it('that names a class or repeats the only heading is no student, and is named', () => {
    const { leftOut } = read(tableOf(['氏名'], ['甲 一'], ['2年B組'], ['氏名'], ['乙 一']))
    expect(leftOut).toEqual([
      { row: 3, is: 'title' },
      { row: 4, is: 'heading' },
    ])
  })

  it.each(['2年A組 山田 太郎', '組 太郎', '二年 太郎'])('is a student: %s', name => {
    expect(read(tableOf(['氏名'], [name], ['甲 一'])).said[0]).toContain(name)
  })
})

describe('sheets of one workbook that are one list', () => {
  const heads = ['番号', '氏名']
  const joined = (...second: Parameters<typeof tableOf>) =>
    joinSheets([tableOf(heads, [1, '甲 一'], [2, '甲 二']), tableOf(...second)])

  it('have the class of their name', () => {
    const { said } = read(joined(heads, [41, '乙 一'], [42, '乙 二']), '2年A組', '2年B組 名簿')
    expect(said).toEqual(both)
  })

  it('have the class of the title above their headings, which is no student', () => {
    const second = joined(['令和8年度', '2年B組 名簿'], ['担任', '佐藤 学'], heads, [41, '乙 一'], [42, '乙 二'])
    expect(read(second, '2年A組', 'Sheet2').said).toEqual(both)
  })

  it.each([
    ['2年A組', 'Sheet2', [...both.slice(0, 2), '乙 一 fault noTeam', '丙 三 fault noTeam']],
    ['Sheet1', '2年B組', ['甲 一 fault noTeam', '甲 二 fault noTeam', '乙 一 unchanged 2年B組', '丙 三 new 2年B組']],
    ['男子', '女子', [...both.slice(0, 2), '乙 一 moves 2年A組', '丙 三 new 2年A組']],
  ])('called %s and %s never have the class of another one', (one, other, wanted) => {
    expect(read(joined(heads, [41, '乙 一'], [42, '丙 三']), one, other).said).toEqual(wanted)
  })
})
