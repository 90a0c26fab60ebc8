import { describe, expect, it } from 'vitest'
import { readOwnSheet } from '../../../main/own-sheet/own-sheet'
import type { Keep } from '../../../shared/contract/keeps'
import type { CellValue } from '../../../shared/contract/own-sheet'
import type { OwnSheet } from '../../../shared/contract/types'
import { columnInFirstList, findPupils } from '../../../shared/domain/own-sheet/find-pupils'
import { homeworkValues, missingValue } from '../../../shared/domain/own-sheet/homework-values'
import { type Place, planCells } from '../../../shared/domain/own-sheet/plan-cells'
import {
  identityOf,
  plainFileName,
  proposeColumn,
  recall,
  remember,
  sheetToOpen,
} from '../../../shared/domain/own-sheet/remember'
import { peopleToRemember, recallPeople } from '../../../shared/domain/own-sheet/remember-people'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { macroSheet, type OwnSheetName, ownSheets } from '../../fixtures/own-sheets/sheets'

const sheetOf = (name: OwnSheetName): Promise<OwnSheet> => readOwnSheet(ownSheets[name]())

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
const none = new Map<number, Decision>()

const place = (students: readonly PresentStudent[], more: Partial<Place> = {}): Place => ({
  homeworkId: 'h',
  column: 3,
  values: new Map(students.map(({ student_id }, at): [string, CellValue | null] => [student_id, { number: 70 + at }])),
  missing: null,
  ...more,
})

describe('the students of a sheet', () => {
  it.each(['macro.xlsm', 'furigana.xlsx', 'table.xlsx'] as const)('of %s are found by number and name', async name => {
    const { lines, missing } = findPupils(await sheetOf(name), classOne, none, '')
    expect(lines.map(({ row, student: found }) => [row, found?.nickname])).toEqual(
      names.map((one, at) => [at + 4, one]),
    )
    expect(missing).toEqual([])
  })

  it('of two classes side by side are found, and a click into either list means its column', async () => {
    const both = [...classOne, ...names.map((name, at) => student(at + 1, `${name}乃`, '2年2組'))]
    const sheet = await sheetOf('two-classes.xlsx')
    const pupils = findPupils(sheet, both, none, '')
    expect(pupils.lines).toHaveLength(12)
    // J is the column of the right list that D is of the left one.
    expect(columnInFirstList(pupils, 9)).toBe(3)
    expect(columnInFirstList(pupils, 3)).toBe(3)
    const cells = planCells(sheet, pupils, [place(both)])
    expect(cells.map(({ reference, student: of }) => [reference, of.nickname])).toContainEqual(['J4', '青木 陽菜乃'])
    expect(cells.map(({ reference }) => reference).sort()).toEqual(
      [4, 5, 6, 7, 8, 9].flatMap(row => [`D${row}`, `J${row}`]).sort(),
    )
  })

  it('are left to a person where only a variant of the name, or only the number fits', async () => {
    const sheet = await readOwnSheet(macroSheet(['青木 陽菜', '石田 廉', '山崎 凜', '転入 生徒']))
    const school = [...classOne.slice(0, 2), student(9, '山﨑 凛'), student(10, '渡辺 空')]
    const pupils = findPupils(sheet, school, none, '')
    expect(pupils.lines.map(({ row, student: found, doubt }) => [row, found?.nickname, doubt])).toEqual([
      [4, '青木 陽菜', undefined],
      [5, undefined, 'number'],
      [6, undefined, 'folded'],
    ])
    expect(pupils.strangers.map(({ row, name }) => [row, name])).toEqual([[7, '転入 生徒']])
    expect(pupils.missing.map(({ nickname }) => nickname)).toEqual(['渡辺 空'])
    const decided = findPupils(sheet, school, new Map([[6, { is: 'student', student_id: '2年1組-9' }]]), '')
    expect(decided.lines.find(({ row }) => row === 6)?.student?.nickname).toBe('山﨑 凛')
  })

  it('need the class of a sheet without names, if the homework has several', async () => {
    const sheet = await readOwnSheet(macroSheet(['', '', '']))
    const both = [...classOne, ...names.map((name, at) => student(at + 1, `${name}乃`, '2年2組'))]
    const found = (team: string) =>
      findPupils({ ...sheet, rows: sheet.rows.slice(1) }, both, none, team).lines.map(
        ({ student: one }) => one?.nickname,
      )
    expect(found('')).toEqual([])
    expect(found('2年2組')).toEqual(['青木 陽菜乃', '石田 蓮乃', '上野 結衣乃'])
  })
})

describe('the plan', () => {
  it('names what stands there now, what stays, and why a cell is refused', async () => {
    const sheet = await sheetOf('merges.xlsx')
    const pupils = findPupils(sheet, classOne, none, '')
    const cells = planCells(sheet, pupils, [place(classOne), place(classOne, { column: 2, homeworkId: 'g' })])
    expect(cells.filter(({ homeworkId }) => homeworkId === 'h').map(({ state, why }) => [state, why])).toEqual([
      ['refused', 'merged'],
      ['refused', 'merged'],
      ...Array.from({ length: 4 }, () => ['writes', undefined]),
    ])
    expect(cells.at(-1)).toMatchObject({ reference: 'C9', old: '65', next: '75', state: 'writes' })
    const same = planCells(sheet, pupils, [
      place(classOne.slice(0, 1), { column: 2, values: new Map([['2年1組-1', { number: 60 }]]) }),
    ])
    expect(same.map(({ state }) => state)).toEqual(['same'])
  })

  it('writes nothing, 0 or a word for a student without a score, and nothing for one without the homework', async () => {
    const sheet = await sheetOf('macro.xlsm')
    const pupils = findPupils(sheet, classOne, none, '')
    const values = new Map([['2年1組-1', null]])
    const next = (missing: CellValue | null) =>
      planCells(sheet, pupils, [place(classOne, { values, missing })]).map(cell => cell.next)
    expect(next(missingValue('empty', 'average', '未'))).toEqual([])
    expect(next(missingValue('zero', 'average', '未'))).toEqual(['0'])
    expect(next(missingValue('word', 'average', '未'))).toEqual(['未'])
    expect(next(missingValue('zero', 'day', '未'))).toEqual([])
  })

  it('never gives one cell to two homeworks', async () => {
    const sheet = await sheetOf('macro.xlsm')
    const pupils = findPupils(sheet, classOne, none, '')
    const cells = planCells(sheet, pupils, [place(classOne), place(classOne, { homeworkId: 'g' })])
    expect(cells.filter(({ why }) => why === 'twice')).toHaveLength(6)
  })

  it('has the figures of the score sheet', () => {
    const topics = [
      { topic_id: 'a', resource_title: '', view_key: '', full_score: 50, completed_count: 0 },
      { topic_id: 'b', resource_title: '', view_key: '', full_score: 100, completed_count: 0 },
    ]
    const row = {
      ...student(1, '青木 陽菜'),
      submit_status: 2,
      submit_time: '2026-11-23 09:05:00',
      scores: [
        { topic_id: 'a', score: 40, learn_count: 2 },
        { topic_id: 'b', score: 61, learn_count: 1 },
      ],
    }
    const value = (figure: Parameters<typeof homeworkValues>[0]) =>
      homeworkValues(figure, topics, [row]).get('2年1組-1')
    expect(value('average')).toEqual({ number: 70.5 })
    expect(value('topic:a')).toEqual({ number: 40 })
    expect(value('topic:c')).toBeNull()
    expect(value('status')).toEqual({ text: '提出済み' })
    expect(value('count')).toEqual({ number: 3 })
    expect(value('day')).toEqual({ day: '2026-11-23' })
  })
})

describe('what is remembered', () => {
  const hash = (text: string) =>
    [...text]
      .reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7)
      .toString(16)
      .slice(-16)
      .padStart(16, '0')
  const file = '2年1組成績表.xlsm'
  const made = { missing: 'empty' as const, team: '', classes: [], people: [], at: 1 }

  it('is found again by the file, also under the name of its copy, and by its headings', async () => {
    expect(['成績表_成績記入_20261123 (2).xlsx', '成績表 - コピー.xlsx', '成績表.xlsm'].map(plainFileName)).toEqual([
      '成績表',
      '成績表',
      '成績表',
    ])
    const sheet = await sheetOf('macro.xlsm')
    const pupils = findPupils(sheet, classOne, none, '')
    const identity = identityOf(file, sheet, pupils.heads, hash)
    const choices = [{ homework: '501', figure: 'status' as const, column: 3 }]
    const memory = remember([], identity, { ...made, choices, missing: 'zero', heads: pupils.heads }, hash)
    expect(JSON.stringify(memory)).not.toMatch(/成績|第2回|青木/u)
    const other = identityOf('別の名前.xlsm', sheet, pupils.heads, hash)
    const known = recall(memory, other)
    expect(known?.missing).toBe('zero')
    expect(recall(memory, { ...other, heads: hash('x') })).toBeUndefined()
    expect(recall(memory, { ...identity, sheet: hash('x') })).toBeUndefined()

    const propose = (id: string, title: string, now = sheet, taken = new Set<number>()) =>
      proposeColumn({ id, title }, known, { sheet: now, pupils: findPupils(now, classOne, none, ''), taken }, hash)
    expect(propose('501', 'Unit 1')).toBe(3)
    // A column was inserted before it: its heading is found again.
    const moved = {
      ...sheet,
      rows: sheet.rows.map(row => ({ ...row, cells: [...row.cells.slice(0, 2), '', ...row.cells.slice(2)] })),
    }
    expect(propose('501', 'Unit 1', moved)).toBe(4)
    // Another homework: the column with its title, or the free one beside the last. E has formulas here.
    expect(propose('502', '第１回')).toBe(2)
    expect(propose('502', 'Unit 2')).toBeNull()
    const free: Keep<'own-sheets'> = remember(
      [],
      identity,
      {
        ...made,
        choices: [{ homework: '501', figure: 'average', column: 4 }],
        heads: pupils.heads,
      },
      hash,
    )
    expect(
      proposeColumn({ id: '502', title: 'Unit 2' }, recall(free, identity), { sheet, pupils, taken: new Set() }, hash),
    ).toBe(5)
    expect(
      proposeColumn({ id: '502', title: 'Unit 2' }, undefined, { sheet, pupils, taken: new Set() }, hash),
    ).toBeNull()
  })

  it('offers another homework the next column of scores only: no remark, and no other kind of figure', async () => {
    const sheet = await sheetOf('macro.xlsm')
    const propose = (heads: string[], column = 2) => {
      const rows = [{ ...sheet.rows[1], row: 3, cells: heads, refusals: [], formats: [] }]
      const memory = remember(
        [],
        identityOf(file, sheet, heads, hash),
        { ...made, heads, choices: [{ ...c, column }] },
        hash,
      )
      const pupils = { ...findPupils(sheet, classOne, none, ''), heads, lines: oneLine }
      const around = { sheet: { ...sheet, rows }, pupils, taken: new Set<number>() }
      return proposeColumn({ id: '502', title: 'Unit 2' }, memory[0], around, hash)
    }
    const c = { homework: '501', figure: 'average' as const }
    const [line] = findPupils(sheet, classOne, none, '').lines
    const oneLine = line ? [line] : []
    expect(propose(['番号', '氏名', '第1回', '備考', '合計'])).toBeNull()
    expect(propose(['番号', '氏名', '第1回', '第２回', '合計'])).toBe(3)
    expect(propose(['番号', '氏名', '第一回', '第二回', '合計'])).toBe(3)
    expect(propose(['番号', '氏名', '第1回', '', '合計'])).toBe(3)
  })

  it('is which sheet of a file a homework, or its class, had the last time', async () => {
    const sheets = ['1組', '2組', '3組'].map(name => ({ name, isHidden: false }))
    const write = (memory: Keep<'own-sheets'>, sheet: number, homework: string, team: string) => {
      const choices = [{ homework, figure: 'average' as const, column: 3 }]
      const identity = identityOf(file, { sheets, sheet }, [], hash)
      return remember(memory, identity, { ...made, classes: [team], choices, heads: [] }, hash)
    }
    const memory = write(write([], 1, '501', 'b'), 0, '502', 'a')
    const open = (homework: { id: string; classes: string[] } | null, name = file) =>
      sheetToOpen(memory, { name, sheets }, homework, hash)
    expect(open({ id: '501', classes: ['a'] })).toBe(1)
    expect(open({ id: '503', classes: ['b'] })).toBe(1)
    expect(open({ id: '503', classes: ['c'] })).toBeUndefined()
    expect(open(null)).toBe(0)
    const more = write(memory, 1, '504', 'b')
    expect(sheetToOpen(more, { name: file, sheets }, { id: '501', classes: ['a'] }, hash)).toBe(1)
    expect(open(null, '別の成績表.xlsx')).toBeUndefined()
  })

  it('is who stands in a row, by its number and name: not where rows look alike, and not for another class', async () => {
    const sheet = await readOwnSheet(macroSheet(['青木 陽菜', '石田 廉', '上野 結依', '転入 生徒']))
    const found = findPupils(sheet, classOne, none, '')
    const lineOf = (row: number) => {
      const line = [...found.lines, ...found.strangers].find(one => one.row === row)
      if (line === undefined) throw new Error(String(row))
      return line
    }
    const people = peopleToRemember(
      [],
      [
        { line: lineOf(5), decision: { is: 'student', student_id: '2年1組-6' } },
        { line: lineOf(6), decision: { is: 'skipped' } },
        { line: { ...lineOf(6), name: '' }, decision: { is: 'skipped' } },
        { line: lineOf(7), decision: null },
      ],
      classOne,
      hash,
    )
    expect(JSON.stringify(people)).not.toMatch(/石田|上野/u)
    expect(people.map(one => one.student)).toEqual(['2年1組-6', ''])
    const decisions = (students: readonly PresentStudent[], of = found) =>
      [...recallPeople(of, students, people, hash).values()].map(({ line, decision }) => [line.row, decision?.is])
    expect(decisions(classOne)).toEqual([
      [5, 'student'],
      [6, 'skipped'],
    ])
    expect(decisions(classOne.slice(0, 3))).toEqual([[6, 'skipped']])
    expect(decisions(classOne, { ...found, lines: [...found.lines, ...found.lines] })).toEqual([])
    // One who does not have the next homework is not forgotten.
    expect(peopleToRemember(people, [], classOne.slice(0, 3), hash).map(one => one.student)).toEqual(['2年1組-6'])
  })

  it('keeps the sheets and the homeworks that were used last', async () => {
    const sheet = await sheetOf('macro.xlsm')
    let memory: Keep<'own-sheets'> = []
    for (let at = 0; at < 60; at += 1) {
      const choices = [{ homework: String(999 - at), figure: 'average' as const, column: 3 }]
      const more = { ...made, choices, heads: [], at }
      memory = remember(memory, identityOf('x.xlsx', sheet, ['a'], hash), more, hash)
      memory = remember(memory, identityOf(`${at}.xlsx`, sheet, [String(at)], hash), more, hash)
    }
    expect(memory).toHaveLength(50)
    const own = recall(memory, identityOf('x.xlsx', sheet, ['a'], hash))
    expect(own?.places).toHaveLength(40)
    expect(own?.places.at(-1)?.homework).toBe('940')
  })
})
