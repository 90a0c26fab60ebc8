/** 年次更新: where the students of each class go, from today's classes and from a file. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClassOfYear,
  nextGrade,
  nextName,
  proposeTargets,
  type Target,
  yearName,
  yearToPrepare,
} from '../../../shared/domain/roster/next-year'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { planYear } from '../../../shared/domain/roster/plan-year'
import { classesOf } from '../../../shared/domain/roster/rollover'
import type { RowKey } from '../../../shared/domain/roster/row-key'
import { tableOfClasses } from '../../../shared/domain/roster/rows-of-classes'
import { entriesOf, kindsOf, tableOf } from '../../fixtures/roster-tables'

const classes = (...names: string[]): ClassOfYear[] =>
  names.map((name, at) => ({ id: String(at + 1), name, student_count: 2 }))
const school = classes('1年A組', '2年A組', '2年B組', '3年A組')
const choice = { year: 2027, makesClasses: true }

const pupil = (at: number, nickname: string, team: ClassOfYear, number = String(at)): PresentStudent => ({
  student_id: `s-${at}`,
  nickname,
  number,
  grade_name: `${team.name[0]}年`,
  class_name: `${team.name[2]}組`,
  team_id: team.id,
  team_name: team.name,
})
const [first, second, other, last] = school as [ClassOfYear, ClassOfYear, ClassOfYear, ClassOfYear]
const pupils = [
  pupil(1, '山田 太郎', first),
  pupil(2, '髙橋 花子', first),
  pupil(3, '森 葵', second, '1'),
  pupil(4, '林 陽', other, '1'),
  pupil(5, '𠮷田 健', last),
]

/** The plan of today's classes. */
const planOfClasses = (targets: ReadonlyMap<string, Target>, students = pupils, keepsNumbers = true, teams = school) =>
  planYear({
    entries: entriesOf(tableOfClasses({ students, teams, targets }, keepsNumbers)),
    students,
    teams,
    targets,
  })

/** The plan of a file, in which each class is a new one. */
const planOfFile = (
  rows: (string | number)[][],
  students = pupils,
  targets = new Map<string, Target>(),
  decisions = new Map<RowKey, Decision>(),
) =>
  planYear({
    entries: entriesOf(tableOf(...rows)),
    decisions,
    students,
    teams: school,
    targets,
    file: { choice, chosen: {} },
  })

describe('names of the next year', () => {
  it.each([
    ['2年A組', '3年A組'],
    ['２年Ａ組', '３年Ａ組'],
    ['二年A組', '三年A組'],
    ['2-A', '3-A'],
    ['2A', '3A'],
    ['中2年B組', '中3年B組'],
    ['2026年度 2年A組', '3年A組'],
    ['第1学年1組', '第2学年1組'],
    ['英語特進', null],
    ['英検2級対策', null],
  ])('%s is followed by %s', (name, next) => {
    expect(nextName(name)).toBe(next)
  })

  it('have the school year if there is room', () => {
    expect(yearName(2027, '3年A組')).toBe('2027年度 3年A組')
    expect(yearName(2027, '2026年度 3年A組')).toBe('2027年度 3年A組')
    expect(yearName(2027, '3年A組特別進学コース選抜生')).toBe('2027年度3年A組特別進学コース選抜生')
  })

  it('are of the year that begins in April', () => {
    expect(yearToPrepare(Date.UTC(2026, 10, 23))).toBe(2027)
    expect(yearToPrepare(Date.UTC(2027, 2, 31))).toBe(2027)
    expect(yearToPrepare(Date.UTC(2027, 3, 7))).toBe(2027)
    expect(nextGrade('2年')).toBe('3年')
  })
})

describe('the proposal', () => {
  it('makes the next classes, and lets the last grade leave', () => {
    expect([...proposeTargets(school, choice).values()]).toEqual([
      { is: 'new', name: '2027年度 2年A組' },
      { is: 'new', name: '2027年度 3年A組' },
      { is: 'new', name: '2027年度 3年B組' },
      { is: 'leaves' },
    ])
  })

  it('uses the present classes again, and makes those that are missing', () => {
    expect([...proposeTargets(school, { ...choice, makesClasses: false }).values()]).toEqual([
      { is: 'team', id: '2' },
      { is: 'team', id: '4' },
      { is: 'new', name: '3年B組' },
      { is: 'leaves' },
    ])
  })

  it('uses an empty class that has the name of the year already', () => {
    const teams = [...school, { id: '9', name: '2027年度 3年A組', student_count: 0 }]
    expect(proposeTargets(teams, choice).get('2')).toEqual({ is: 'team', id: '9' })
    expect(proposeTargets(teams, choice).has('9')).toBe(false)
  })

  it.each(['2027年度', '令和9年度'])(
    'leaves the classes of %s, which is prepared; who is left over joins them',
    year => {
      const [one, two] = [
        { id: '8', name: `${year} 2年A組`, student_count: 9 },
        { id: '9', name: `${year} 3年A組`, student_count: 9 },
      ]
      const proposed = proposeTargets([...school, one, two], choice)
      expect([proposed.get('8'), proposed.get('9')]).toEqual([{ is: 'stays' }, { is: 'stays' }])
      if (year === '2027年度')
        expect([proposed.get('1'), proposed.get('2')]).toEqual([
          { is: 'team', id: '8' },
          { is: 'team', id: '9' },
        ])
    },
  )

  it('leaves classes without a grade, and lets nobody leave a school that ends in another grade', () => {
    expect([...proposeTargets(classes('英語特進', '1年A組', '2年A組'), choice).values()]).toEqual([
      { is: 'stays' },
      { is: 'new', name: '2027年度 2年A組' },
      { is: 'new', name: '2027年度 3年A組' },
    ])
  })
})

describe("today's classes", () => {
  it('are planned with grade and class of the next year; the last grade leaves', () => {
    const { rows } = planOfClasses(proposeTargets(school, choice))
    expect(kindsOf(rows)).toEqual(['2 moves s-1', '3 moves s-2', '4 moves s-3', '5 moves s-4', '6 leaves s-5'])
    expect(rows[0]?.changes).toEqual([
      { field: 'team', from: '1年A組', to: '2027年度 2年A組' },
      { field: 'grade_name', from: '1年', to: '2年' },
    ])
    expect(rows[0]?.team?.id).toBe('new:2027年度 2年A組')
    expect(rows[4]?.team?.id).toBe('')
  })

  it('that become one class show the numbers that two students would have; without numbers there are none', () => {
    const target: Target = { is: 'new', name: '2027年度 3年A組' }
    const both = new Map<string, Target>([
      ['2', target],
      ['3', target],
    ])
    expect(kindsOf(planOfClasses(both).rows)).toEqual(['2 fault s-3 sameNumber', '3 fault s-4 sameNumber'])
    const { rows } = planOfClasses(both, pupils, false)
    expect(kindsOf(rows)).toEqual(['2 moves s-3', '3 moves s-4'])
    expect(rows[0]?.changes).toContainEqual({ field: 'number', from: '1', to: '' })
  })

  it('are a table without a column of grades, if the names of all classes say them', () => {
    const table = tableOfClasses({ students: pupils, teams: school, targets: proposeTargets(school, choice) }, true)
    expect(table.map(({ cells }) => cells)).toEqual([
      ['生徒ID', 'クラス', '番号', '生徒名'],
      ['s-1', '2027年度 2年A組', '1', '山田 太郎'],
      ['s-2', '2027年度 2年A組', '2', '髙橋 花子'],
      ['s-3', '2027年度 3年A組', '1', '森 葵'],
      ['s-4', '2027年度 3年B組', '1', '林 陽'],
      ['s-5', '卒業', '', '𠮷田 健'],
    ])
  })

  it('are a table with a column of grades, if the name of one class says none; who graduates has no grade', () => {
    const targets = new Map<string, Target>([
      ['1', { is: 'new', name: '英語特進' }],
      ['2', { is: 'new', name: '2027年度 3年A組' }],
      ['4', { is: 'leaves' }],
    ])
    const table = tableOfClasses({ students: pupils, teams: school, targets }, true)
    expect(table.map(({ cells }) => cells)).toEqual([
      ['生徒ID', 'クラス', '番号', '生徒名', '学年'],
      ['s-1', '英語特進', '1', '山田 太郎', '2年'],
      ['s-2', '英語特進', '2', '髙橋 花子', '2年'],
      ['s-3', '2027年度 3年A組', '1', '森 葵', '3年'],
      ['s-5', '卒業', '', '𠮷田 健', ''],
    ])
  })

  it('whose next class has no grade in its name get the next grade', () => {
    const { rows } = planOfClasses(new Map<string, Target>([['1', { is: 'new', name: '英語特進' }]]))
    expect(rows[0]?.changes).toContainEqual({ field: 'grade_name', from: '1年', to: '2年' })
  })

  it('change nothing but the class: names and numbers keep their spaces and widths', () => {
    const odd = [pupil(1, '山田  太郎 ', first, '03番'), pupil(2, '\u3000森', first, '２'), pupil(3, '原\n光', first)]
    const { rows } = planOfClasses(new Map<string, Target>([['1', { is: 'team', id: '2' }]]), odd)
    expect(rows.map(({ kind, changes }) => [kind, ...changes.map(({ field }) => field)])).toEqual([
      ['moves', 'team', 'grade_name'],
      ['moves', 'team', 'grade_name'],
      ['moves', 'team', 'grade_name'],
    ])
    expect(rows.flatMap(({ notes }) => notes)).not.toContain('width')
  })

  it('let students graduate beside a class that is called 卒業, or whose name is empty', () => {
    const teams = classes('3年A組', '卒業')
    const [third] = teams as [ClassOfYear]
    const leaving = new Map<string, Target>([['1', { is: 'leaves' }]])
    const { rows } = planOfClasses(leaving, [pupil(1, '森 葵', third), pupil(2, '', third)], true, teams)
    expect(kindsOf(rows)).toEqual(['2 leaves s-1', '3 leaves s-2'])
    expect(rows.map(({ team }) => team?.id)).toEqual(['', ''])
  })

  it('go into the class that was chosen, if two have its name', () => {
    const teams = classes('1年A組', '2年A組', '2年A組')
    const target = new Map<string, Target>([['1', { is: 'team', id: '3' }]])
    const { rows } = planOfClasses(target, [pupil(1, '森 葵', first)], true, teams)
    expect(rows.map(({ kind, team }) => [kind, team?.id])).toEqual([['moves', '3']])
  })

  it('leave nobody out and double nobody, whatever the arrows are', () => {
    const targets = fc.dictionary(
      fc.constantFrom('1', '2', '3', '4'),
      fc.oneof(
        fc.constant<Target>({ is: 'leaves' }),
        fc.constant<Target>({ is: 'stays' }),
        fc.constantFrom('1', '2', '3', '4').map((id): Target => ({ is: 'team', id })),
        fc.constantFrom('3年A組', '2027年度 3年A組', '特進').map((name): Target => ({ is: 'new', name })),
      ),
    )
    fc.assert(
      fc.property(targets, fc.integer({ min: 0, max: 60 }), (chosen, count) => {
        const students = Array.from({ length: count }, (_, at) =>
          pupil(at, `生徒 ${at % 7}`, school[at % 4] ?? first, String(Math.floor(at / 4) + 1)),
        )
        const { rows } = planOfClasses(new Map(Object.entries(chosen)), students)
        const ids = rows.map(({ student }) => student?.student_id)
        expect(ids).not.toContain(undefined)
        expect(new Set(ids).size).toBe(ids.length)
        expect(rows.every(({ kind }) => kind === 'moves' || kind === 'leaves' || kind === 'fault')).toBe(true)
        for (const one of students) {
          const target = chosen[one.team_id]
          const isGoing =
            target !== undefined &&
            target.is !== 'stays' &&
            !(target.is === 'team' && target.id === one.team_id) &&
            // a new class with the name of a present one
            !(target.is === 'new' && school.some(({ id, name }) => id === one.team_id && name === target.name))
          if (isGoing) expect(ids).toContain(one.student_id)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('a file of the next year', () => {
  it('is matched by names in the whole school, and never by class and number', () => {
    const { rows } = planOfFile([
      ['クラス', '番号', '氏名'],
      ['2年A組', 1, '山田 太郎'],
      ['2-A', 2, '新入 生'],
      ['3年A組', 5, '林 陽'],
      ['3年A組', 6, '高橋 花子'],
    ])
    expect(kindsOf(rows)).toEqual(['2 moves s-1', '3 new', '4 moves s-4', '5 doubtful folded'])
    expect(rows[0]?.changes).toEqual([
      { field: 'team', from: '1年A組', to: '2027年度 2年A組' },
      { field: 'grade_name', from: '1年', to: '2年' },
    ])
    expect(rows[1]?.team?.name).toBe('2027年度 2年A組')
  })

  it('that is the saved list with other classes is matched by IDs', () => {
    const { rows } = planOfFile([
      ['生徒ID', 'クラス', '番号', '生徒名'],
      ['s-1', '2年A組', '', '山田 太郎'],
      ['s-5', '卒業', '', '𠮷田 健'],
    ])
    expect(kindsOf(rows)).toEqual(['2 moves s-1', '3 leaves s-5'])
    expect(rows[0]?.changes).toContainEqual({ field: 'number', from: '1', to: '' })
  })

  it('with a new student who graduates, or without class, is at fault', () => {
    const { rows } = planOfFile([
      ['クラス', '氏名'],
      ['卒業', '新入 生'],
      ['', '新入 人'],
    ])
    expect(kindsOf(rows)).toEqual(['2 fault noTeam', '3 fault noTeam'])
  })

  it('names its classes by grade and class, too, in the spelling of the school', () => {
    const entries = entriesOf(tableOf(['学年', '組', '氏名'], [3, 'A', '甲'], ['3年', 'A組', '乙'], [1, 'c', '丙']))
    expect(classesOf(entries, school)).toEqual([
      { name: '3年A組', count: 2 },
      { name: '1年C組', count: 1 },
    ])
  })

  it('names a class as the school does, and by one column if that has the whole name', () => {
    const heads = ['学年', '組', '氏名']
    const named = (...rows: (string | number)[][]) => classesOf(entriesOf(tableOf(heads, ...rows)), classes('3-A'))
    expect(named([3, 'A', '甲'], [3, '3年A組', '乙'], ['', '特進', '丙'])).toEqual([
      { name: '3-A', count: 2 },
      { name: '特進', count: 1 },
    ])
  })

  it('names no class for a row with a grade alone', () => {
    expect(classesOf(entriesOf(tableOf(['学年', '組', '氏名'], [3, '', '甲'], ['', '', '乙'])), school)).toEqual([])
  })

  it('leaves who is not in it; a class that graduates does so', () => {
    const targets = new Map<string, Target>([['4', { is: 'leaves' }]])
    const { rows } = planOfFile(
      [
        ['クラス', '氏名'],
        ['2年A組', '山田 太郎'],
      ],
      pupils,
      targets,
    )
    expect(kindsOf(rows)).toEqual(['2 moves s-1', '3 leaves s-5'])
    expect(rows[1]?.notes).toContain('absent')
  })

  it('for a class that is used again is not about who has that place today', () => {
    const students = [pupil(1, '森 葵', first), pupil(2, '森 葵', second, '5')]
    const { rows } = planYear({
      entries: entriesOf(tableOf(['クラス', '番号', '氏名'], ['2年A組', 5, '森 葵'])),
      students,
      teams: school,
      targets: new Map(),
      file: { choice: { year: 2027, makesClasses: false }, chosen: {} },
    })
    expect(kindsOf(rows)).toEqual(['2 doubtful many'])
  })

  describe('beside a class that graduates', () => {
    const graduating = new Map<string, Target>([['4', { is: 'leaves' }]])
    const seniors = [
      pupil(1, '高森 葵', last),
      pupil(2, '林 陽', last),
      pupil(3, '原 光', last),
      pupil(4, '東 西', second),
    ]
    const file = [
      ['クラス', '氏名'],
      ['3年A組', '東 西'],
      ['3年A組', '髙森 葵'],
    ]

    it('keeps what was decided about a student, however the rows before hers change', () => {
      const skip = new Map<RowKey, Decision>([['s-3', { is: 'skipped' }]])
      expect(kindsOf(planOfFile(file, seniors, graduating, skip).rows)).toEqual([
        '2 moves s-4',
        '3 doubtful folded',
        '5 leaves s-2',
        '6 skipped',
      ])
      const { rows } = planOfFile(file, seniors, graduating, skip.set(3, { is: 'new' }))
      expect(kindsOf(rows)).toEqual(['2 moves s-4', '3 new', '4 leaves s-1', '5 leaves s-2', '6 skipped'])
      expect(rows.at(-1)?.entry.nickname).toBe('原 光')
    })

    it('lets nobody graduate whose row is skipped, whether it was clear or doubtful', () => {
      const clear = file.map(row => row.map(cell => cell.replace('髙', '高')))
      for (const table of [file, clear]) {
        const { rows } = planOfFile(table, seniors, graduating, new Map([[3, { is: 'skipped' }]]))
        expect(kindsOf(rows)).toEqual(['2 moves s-4', '3 skipped', '5 leaves s-2', '6 leaves s-3'])
      }
    })

    it('lets nobody graduate whose row is skipped because her name is another one in the file', () => {
      const table = [
        ['生徒ID', 'クラス', '氏名'],
        ['s-1', '3年A組', '中山 葵'],
      ]
      const { rows } = planOfFile(table, seniors, graduating, new Map([[2, { is: 'skipped' }]]))
      expect(kindsOf(rows)).toEqual(['2 skipped', '4 leaves s-2', '5 leaves s-3'])
    })

    it('lets nobody graduate whose row is at fault, also after it is skipped', () => {
      const table = [
        ['生徒ID', 'クラス', '氏名'],
        ['x-9', '3年A組', '高森 葵'],
      ]
      expect(kindsOf(planOfFile(table, seniors, graduating).rows)).toEqual([
        '2 fault noStudent',
        '4 leaves s-2',
        '5 leaves s-3',
      ])
      const { rows } = planOfFile(table, seniors, graduating, new Map([[2, { is: 'skipped' }]]))
      expect(kindsOf(rows)).toEqual(['2 skipped', '4 leaves s-2', '5 leaves s-3'])
    })
  })

  it('may say 卒業 beside a class that is called so, and may mean one of two classes of one name', () => {
    const teams = classes('1年A組', '2年A組', '2年A組', '卒業')
    const students = [pupil(1, '森 葵', first), pupil(2, '林 陽', second)]
    const { rows } = planYear({
      entries: entriesOf(tableOf(['クラス', '氏名'], ['2年A組', '森 葵'], ['卒業', '林 陽'])),
      students,
      teams,
      targets: new Map(),
      file: { choice, chosen: { '2年A組': { is: 'team', id: '3' } } },
    })
    expect(rows.map(({ kind, team }) => [kind, team?.id])).toEqual([
      ['moves', '3'],
      ['leaves', ''],
    ])
  })

  it('with two students of one name leaves both to a person', () => {
    const twins = [pupil(1, '森 葵', first), pupil(2, '森 葵', second)]
    const { rows } = planOfFile(
      [
        ['クラス', '氏名'],
        ['2年A組', '森 葵'],
        ['3年A組', '森 葵'],
      ],
      twins,
    )
    expect(kindsOf(rows).map(line => line.split(' ')[1])).toEqual(['doubtful', 'doubtful'])
  })
})
