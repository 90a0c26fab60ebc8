/** The grade of a class by its name, and what it says about students with the name of a row. */
import { describe, expect, it } from 'vitest'
import { type ClassOfYear, nextName, proposeTargets } from '../../../shared/domain/roster/next-year'
import type { PresentStudent } from '../../../shared/domain/roster/plan-types'
import { planYear } from '../../../shared/domain/roster/plan-year'
import { entriesOf, kindsOf, planOf, tableOf } from '../../fixtures/roster-tables'

const classes = (...names: string[]): ClassOfYear[] =>
  names.map((name, at) => ({ id: String(at + 1), name, student_count: 1 }))

const pupil = (at: number, nickname: string, team: ClassOfYear | undefined, grade_name = ''): PresentStudent => ({
  student_id: `s-${at}`,
  nickname,
  number: '1',
  grade_name,
  class_name: '',
  team_id: team?.id ?? '',
  team_name: team?.name ?? '',
})

const choice = { year: 2027, makesClasses: true }

const yearOf = (teams: readonly ClassOfYear[], students: readonly PresentStudent[], ...rows: (string | number)[][]) =>
  planYear({
    entries: entriesOf(tableOf(['クラス', '番号', '氏名'], ...rows)),
    students,
    teams,
    targets: new Map(),
    file: { choice, chosen: {} },
  }).rows

describe('the name of a class', () => {
  it.each([
    ['２－Ａ', '３－Ａ'],
    ['2―A', '3―A'],
    ['2の1', '3の1'],
    ['高1', '高2'],
    ['中二B', '中三B'],
    ['1ねん1くみ', '2ねん1くみ'],
    ['2026 2年A組', '3年A組'],
    ['8年度 2年A組', '3年A組'],
    ['10年A組', '11年A組'],
    ['普通科2年', '普通科3年'],
    ['高等部1年A組', '高等部2年A組'],
    ['Unit2-B', null],
    ['英語2-基礎', null],
    ['6年生講座', null],
    ['平成30年度生A', null],
    ['2組', null],
    ['12年A組', null],
  ])('%s is followed by %s', (name, next) => {
    expect(nextName(name)).toBe(next)
  })

  it.each([
    [
      ['中3年A組', '高1年A組', '高3年B組'],
      ['2027年度 高1年A組', '2027年度 高2年A組', '卒業'],
    ],
    [
      ['3年A組', '高1年A組', '高3年A組'],
      ['2027年度 高1年A組', '2027年度 高2年A組', '卒業'],
    ],
    [
      ['1年A組', '3年A組', '6年生講座'],
      ['2027年度 2年A組', '卒業', '今のまま'],
    ],
    [
      ['1年A組', '9年A組'],
      ['2027年度 2年A組', '卒業'],
    ],
  ])('%j says where its students go next: %j', (names, targets) => {
    const words = { leaves: '卒業', stays: '今のまま' }
    const said = [...proposeTargets(classes(...names), choice).values()].map(target =>
      target.is === 'new' ? target.name : target.is === 'team' ? target.id : words[target.is],
    )
    expect(said).toEqual(targets)
  })
})

const spellings = [
  (grade: number) => `${grade}年A組`,
  (grade: number) => `${grade}-A`,
  (grade: number) => `${grade}A`,
  (grade: number) => `${grade}組`,
  (grade: number) => `中${grade}年A組`,
  (grade: number) => `高${grade}`,
].map(nameOf => [nameOf(3), classes(...[1, 2, 3].map(nameOf))] as const)

describe('a newcomer with the name of a student', () => {
  it.each(spellings)('does not get the account of somebody of the last grade: %s', (_, teams) => {
    const [first, , last] = teams
    const students = [pupil(1, '森 葵', last)]
    const row = [first?.name ?? '', 1, '森 葵']
    expect(kindsOf(yearOf(teams, students, row))).toEqual(['2 doubtful many'])
    const { rows } = planOf(students, tableOf(['クラス', '番号', '氏名'], row), { teams })
    expect(kindsOf(rows)).toEqual(['2 doubtful many'])
  })

  it('does not get the account of one who would repeat the grade', () => {
    const teams = classes('1年A組', '2年A組')
    const rows = yearOf(teams, [pupil(1, '森 葵', teams[0])], ['1年A組', 1, '森 葵'])
    expect(kindsOf(rows)).toEqual(['2 doubtful many'])
    expect(rows[0]?.candidates.map(({ student_id }) => student_id)).toEqual(['s-1'])
  })

  it('does not get the account of one who has left the school', () => {
    const teams = classes('1年A組')
    const file = tableOf(['クラス', '番号', '氏名'], ['1年A組', 1, '森 葵'])
    expect(kindsOf(planOf([pupil(1, '森 葵', undefined, '3年')], file, { teams }).rows)).toEqual(['2 doubtful many'])
    expect(kindsOf(planOf([pupil(1, '森 葵', undefined, '1年')], file, { teams }).rows)).toEqual(['2 moves s-1'])
  })
})

describe('a student goes up', () => {
  it.each([
    ['one grade in the school', classes('2-A', '3-A'), '3-A'],
    ['into the next stage', classes('中3年A組', '高1年A組'), '高1年A組'],
  ])('%s without a question', (_, teams, name) => {
    expect(kindsOf(yearOf(teams, [pupil(1, '森 葵', teams[0])], [name, 1, '森 葵']))).toEqual(['2 moves s-1'])
  })

  it('by the grade in her own fields where the class says none', () => {
    const teams = classes('英語特進', '3年A組')
    expect(kindsOf(yearOf(teams, [pupil(1, '森 葵', teams[0], '2年')], ['3年A組', 1, '森 葵']))).toEqual([
      '2 moves s-1',
    ])
    expect(kindsOf(yearOf(teams, [pupil(1, '森 葵', teams[0])], ['3年A組', 1, '森 葵']))).toEqual(['2 doubtful many'])
  })

  it('never back into an earlier stage', () => {
    const teams = classes('高3年A組', '中1年A組')
    expect(kindsOf(yearOf(teams, [pupil(1, '森 葵', teams[0])], ['中1年A組', 1, '森 葵']))).toEqual(['2 doubtful many'])
  })

  it('or stays where the next year already has her', () => {
    const teams = classes('2027年度 2年A組')
    const students = [pupil(1, '森 葵', teams[0])]
    const rows = planYear({
      entries: entriesOf(tableOf(['クラス', '氏名'], ['2年A組', '森 葵'])),
      students,
      teams,
      targets: new Map(),
      file: { choice, chosen: { '2年A組': { is: 'team', id: '1' } } },
    }).rows
    expect(kindsOf(rows)).toEqual(['2 unchanged s-1'])
  })
})

describe('a row above the lowest grade', () => {
  const teams = classes('1年A組', '2年A組', '3年A組')
  const [first, second, third] = teams
  const students = [pupil(1, '高橋 花子', second), pupil(2, '丙 一', third), pupil(3, '高橋 愛', first)]

  it('is not new while a student of the grade below, or of its own, has a part of its name', () => {
    const rows = yearOf(teams, students, ['3年A組', 1, '髙橋 華子'], ['3年A組', 2, '丙 一朗'], ['3年A組', 3, '森 葵'])
    expect(kindsOf(rows)).toEqual(['2 doubtful near', '3 doubtful near', '4 new'])
    expect(rows.slice(0, 2).map(({ candidates }) => candidates.map(({ student_id }) => student_id))).toEqual([
      ['s-1'],
      ['s-2'],
    ])
  })

  it('is new if the student with a part of its name is another row', () => {
    const rows = yearOf(teams, students, ['3年A組', 1, '高橋 花子'], ['3年A組', 2, '高橋 実'])
    expect(kindsOf(rows)).toEqual(['2 moves s-1', '3 new'])
  })

  it('is the only one: brothers and sisters come into the lowest grade', () =>
    expect(kindsOf(yearOf(teams, students, ['1年A組', 1, '高橋 翔']))).toEqual(['2 new']))

  it('is compared by the beginning and the end of names in one piece', () => {
    const rows = yearOf(teams, [pupil(1, '高橋花子', second)], ['3年A組', 1, '高橋華子'], ['3年A組', 2, '森葵'])
    expect(kindsOf(rows)).toEqual(['2 doubtful near', '3 new'])
  })
})

describe('a word in the place of a class', () => {
  const teams = classes('2年A組', '3年A組')
  const students = [pupil(1, '森 葵', teams[1]), pupil(2, '林 陽', teams[0])]

  it.each(['卒業生', '卒', '転出', '退学', '転学', '卒業'])('%s means that the student leaves', word => {
    expect(kindsOf(yearOf(teams, students, [word, '', '森 葵']))).toEqual(['2 leaves s-1'])
  })

  it('is a class if the school has one of this name', () => {
    const parked = [...teams, { id: '9', name: '転出', student_count: 0 }]
    expect(kindsOf(yearOf(parked, students, ['転出', '', '森 葵']))).toEqual(['2 doubtful many'])
  })

  it.each(['−', '－', '-', 'ー'])('%s is none, which is a fault', word => {
    expect(kindsOf(yearOf(teams, students, ['3年A組', 1, '林 陽'], [word, 2, '新 人']))).toEqual([
      '2 moves s-2',
      '3 fault noTeam',
    ])
  })
})
