import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { kindsOf, planOf, student, tableOf, teams } from '../../fixtures/roster-tables'

const school = [student(1, '山田 太郎'), student(2, '髙橋 花子'), student(3, '𠮷田 健'), student(4, '林 陽', 'B')]
const kinds = (...rows: (string | number)[][]) => kindsOf(planOf(school, tableOf(...rows)).rows)
const decide = (row: number, decision: Decision) => ({ decisions: new Map([[row, decision]]) })

describe('a row is matched', () => {
  it('by its ID first, then by number and name in the class, then by its name', () => {
    expect(
      kinds(
        ['ID', 'クラス', '番号', '氏名'],
        ['s-1', '2年A組', 1, '山田 次郎'],
        ['', '2-A', '２', '高橋花子'],
        ['', '２年Ａ組', 30, '𠮷田 健'],
        ['', '2A', 31, '林 陽'],
        ['', '2年A組', 32, '新入 生'],
      ),
    ).toEqual(['2 changed s-1', '3 changed s-2', '4 changed s-3', '5 moves s-4', '6 new'])
  })

  it('to no change where only zeros, widths and the spelling of grade and class differ; lost zeros are named', () => {
    const file = [
      ['２', 'Ａ', '1', '山田 太郎'],
      ['2年', 'B組', '004', '林 陽'],
      ['2年', 'A組', '02', '髙橋 花子'],
      ['2年', 'A組', '', '𠮷田 健'],
    ]
    const { rows } = planOf(school, tableOf(['学年', '組', '番号', '氏名'], ...file))
    expect(kindsOf(rows)).toEqual(['2 unchanged s-1', '3 unchanged s-4', '4 unchanged s-2', '5 unchanged s-3'])
    expect(rows.map(({ notes }) => notes)).toEqual([['zeros'], [], [], []])
  })

  it("with a new class in the school's own spelling, which is said, and another number, which has lost no zeros", () => {
    const { rows } = planOf(school, tableOf(['学年', '組', '番号', '氏名'], [2, 'Ｂ', '9', '山田 太郎']))
    expect(rows[0]?.changes).toEqual([
      { field: 'team', from: '2年A組', to: '2年B組' },
      { field: 'number', from: '01', to: '9' },
      { field: 'class_name', from: 'A組', to: 'B組' },
    ])
    expect(rows[0]?.notes).toEqual(['spelling'])
  })

  it('by its ID with quite another name, which is no variant', () => {
    const { rows } = planOf(school, tableOf(['ID', '氏名'], ['s-1', '佐藤 太郎']))
    expect(rows[0]?.changes).toEqual([{ field: 'nickname', from: '山田 太郎', to: '佐藤 太郎' }])
    expect(rows[0]?.notes).toEqual([])
  })

  it('by name although two students have exchanged their numbers', () => {
    expect(kinds(['クラス', '番号', '氏名'], ['2年A組', 2, '山田 太郎'], ['2年A組', 1, '髙橋 花子'])).toEqual([
      '2 changed s-1',
      '3 changed s-2',
    ])
  })

  it('never by a name that is only similar: a person decides', () => {
    const rows = tableOf(['クラス', '氏名'], ['2年A組', '高橋 花子'], ['2年A組', '吉田　健'], ['2年A組', '林陽'])
    const plan = planOf(school, rows)
    expect(kindsOf(plan.rows)).toEqual(['2 doubtful folded', '3 doubtful folded', '4 doubtful folded'])
    expect(plan.rows[0]?.candidates).toEqual([school[1]])
    const same = planOf(school, rows, decide(2, { is: 'student', student_id: 's-2' })).rows[0]
    expect(same).toMatchObject({
      kind: 'changed',
      changes: [{ from: '髙橋 花子', to: '高橋 花子' }],
      notes: ['variant'],
    })
    const kept = planOf(school, rows, decide(2, { is: 'student', student_id: 's-2', keepsName: true })).rows[0]
    expect(kept).toMatchObject({ kind: 'unchanged', changes: [] })
    expect(planOf(school, rows, decide(2, { is: 'new' })).rows[0]).toMatchObject({ kind: 'new', student: undefined })
    expect(planOf(school, rows, decide(2, { is: 'skipped' })).rows[0]?.kind).toBe('skipped')
  })

  it('not by a number whose student has another name, even if a word of both names is the same', () => {
    const rows = tableOf(
      ['クラス', '番号', '氏名'],
      ['2年A組', 1, '佐藤 海'],
      ['2年A組', 2, '髙橋 愛'],
      ['2年A組', 3, '森 健'],
    )
    const plan = planOf(school, rows)
    expect(kindsOf(plan.rows)).toEqual(['2 doubtful number', '3 doubtful number', '4 doubtful number'])
    expect(plan.rows[1]?.candidates).toEqual([school[1]])
  })

  it('by its number if it has no name', () =>
    expect(kinds(['クラス', '番号', '氏名'], ['2年A組', 3, ''])).toEqual(['2 unchanged s-3']))

  it('by the name as it is written, before a number with a similar name', () => {
    const pair = [student(1, '髙橋 花'), student(2, '高橋 花')]
    const swapped = tableOf(['クラス', '番号', '氏名'], ['2年A組', 1, '高橋 花'], ['2年A組', 2, '髙橋 花'])
    expect(planOf(pair, swapped).rows).toMatchObject([
      { student: pair[1], changes: [{ field: 'number', from: '02', to: '1' }] },
      { student: pair[0], changes: [{ field: 'number', from: '01', to: '2' }] },
    ])
    const both = tableOf(['クラス', '番号', '氏名'], ['2年A組', 1, '高橋 花'], ['2年A組', 2, '高橋 花'])
    expect(kindsOf(planOf(pair, both).rows)).toEqual(['2 doubtful folded', '3 unchanged s-2'])
    const elsewhere = [student(1, '髙橋 花'), student(2, '高橋 花', 'B')]
    const first = tableOf(['クラス', '番号', '氏名'], ['2年A組', 1, '高橋 花'])
    expect(kindsOf(planOf(elsewhere, first).rows)).toEqual(['2 doubtful folded'])
  })

  it('not by an ID whose name is that of another student, as after sorting one column only', () => {
    expect(kinds(['ID', '氏名'], ['s-1', '髙橋 花子'], ['s-2', '山田 太郎'], ['s-3', '𠮷田 健'])).toEqual([
      '2 doubtful id',
      '3 doubtful id',
      '4 unchanged s-3',
    ])
  })

  it('by an ID that has lost its zeros only if the name is the same', () => {
    const coded = [
      { ...student(1, '山田 太郎'), student_id: '0012' },
      { ...student(2, '林 陽'), student_id: '0013' },
    ]
    const { rows } = planOf(coded, tableOf(['ID', '氏名'], ['12', '山田 太郎'], ['13', '別の 人']))
    expect(kindsOf(rows)).toEqual(['2 unchanged 0012', '3 doubtful zeros'])
    expect(rows[0]?.notes).toEqual(['zeros'])
  })

  it('not with a student of another grade who only has the same name', () => {
    expect(kinds(['クラス', '氏名'], ['3年A組', '山田 太郎'])).toEqual(['2 moves s-1'])
    const third = { ...student(9, '森 葵'), team_id: '3', team_name: '3年A組', grade_name: '3年' }
    expect(kindsOf(planOf([third], tableOf(['クラス', '氏名'], ['2年A組', '森 葵'])).rows)).toEqual(['2 doubtful many'])
  })

  it('not if several students, or several rows, have the name', () => {
    const twins = [student(1, '森 葵'), student(2, '森 葵')]
    expect(kindsOf(planOf(twins, tableOf(['クラス', '氏名'], ['2年A組', '森 葵'])).rows)).toEqual(['2 doubtful many'])
    const rows = tableOf(['クラス', '番号', '氏名'], ['2年A組', 8, '森 葵'], ['2年A組', 9, '森 葵'])
    expect(kindsOf(planOf([student(1, '森 葵')], rows).rows)).toEqual(['2 doubtful twice', '3 doubtful twice'])
    expect(kindsOf(planOf([], rows).rows)).toEqual(['2 doubtful twice', '3 doubtful twice'])
  })

  it.each([
    [
      ['2年A組', 1, '森 葵', ''],
      ['2年A組', 9, '森 葵', ''],
    ],
    [
      ['2年A組', '', '森 葵', ''],
      ['2年B組', '', '森 葵', ''],
    ],
    [
      ['2年A組', '', '森 葵', ''],
      ['2年A組', '', '森葵', ''],
    ],
    [
      ['2年A組', '', '森 葵', 's-1'],
      ['2年A組', '', '森 葵', ''],
    ],
    [
      ['2年A組', '', '森田 葵', 's-1'],
      ['2年A組', '', '森 葵', ''],
    ],
  ])('not, and not as a new student either, if another row has its student: %j %j', (first, second) => {
    const [one, other] = planOf([student(1, '森 葵')], tableOf(['クラス', '番号', '氏名', 'ID'], first, second)).rows
    expect(one?.student?.student_id).toBe('s-1')
    expect(other).toMatchObject({ kind: 'doubtful', doubt: 'twice', candidates: [student(1, '森 葵')] })
  })

  it('as new in two grades, because nobody is in both', () => {
    expect(kinds(['クラス', '氏名'], ['2年A組', '森 葵'], ['3年A組', '森 葵'])).toEqual(['2 new', '3 new'])
    expect(kinds(['クラス', '氏名'], ['2年A組', '森 葵'], ['2年B組', '森 葵'])).toEqual([
      '2 doubtful twice',
      '3 doubtful twice',
    ])
  })

  it('not if its name has a sign in the place of a lost character', () => {
    expect(kinds(['ID', 'クラス', '氏名'], ['s-2', '2年A組', '?橋 花子'], ['', '2年B組', '〓田 望'])).toEqual([
      '2 doubtful s-2 signs',
      '3 doubtful signs',
    ])
  })

  it('not if its name has signs that nobody sees', () => {
    const names = ['山田\u200b 太郎', '\u202e新入 生', '渡邉\u{E0102} 凛']
    expect(
      kinds(
        ['ID', '番号', 'クラス', '氏名'],
        ...names.map((name, at) => [at === 0 ? 's-1' : '', at + 60, '2年A組', name]),
      ),
    ).toEqual(['2 doubtful s-1 unseen', '3 doubtful unseen', '4 new'])
  })
})

describe('a row is doubtful', () => {
  const heads = ['クラス', '番号', '氏名']

  it('if it looks like a remark or a line of readings, in a table with numbers', () => {
    expect(
      kinds(
        heads,
        ['2年A組', 1, '山田 太郎'],
        ['2年A組', 8, '甲 一'],
        ['2年A組', '', 'おつ じ'],
        ['2年A組', 9, '乙 二'],
        ['2年A組', '', '男子 20名 女子 20名'],
        ['2年A組', '', '林 陽'],
        ['2年A組', 40, '合計'],
      ),
    ).toEqual([
      '2 unchanged s-1',
      '3 new',
      '4 doubtful remark',
      '5 new',
      '6 doubtful remark',
      '7 moves s-4',
      '8 doubtful remark',
    ])
    expect(kinds(['クラス', '氏名'], ['2年A組', '甲 一'], ['2年A組', '※転入生'], ['2年A組', '担任 佐藤'])).toEqual([
      '2 new',
      '3 doubtful remark',
      '4 doubtful remark',
    ])
  })

  it.each(['欠番', '（欠番）', '転出', '－', 'ー', '2年B組', '氏名', '空席', '***', '転入予定'])(
    'if %s stands in the place of the name, and is never the student with its number',
    word => {
      const { rows } = planOf(school, tableOf(heads, ['2年A組', 1, word], ['2年A組', 9, word]))
      expect(kindsOf(rows)).toEqual(['2 doubtful remark', '3 doubtful remark'])
      expect(rows.flatMap(({ candidates }) => candidates)).toEqual([])
    },
  )

  it('if its name says that the student has left', () =>
    expect(kinds(heads, ['2年A組', 9, '山田 太郎（転出）'], ['2年A組', 3, '𠮷田 健'])).toEqual([
      '2 doubtful remark',
      '3 unchanged s-3',
    ]))

  it('but not because of a name in signs that a student has', () => {
    const signs = [student(1, '＊'), student(2, '001')]
    const rows = tableOf(heads, ['2年A組', 1, '＊'], ['2年A組', 2, '001'], ['2年A組', 3, '002'])
    expect(kindsOf(planOf(signs, rows).rows)).toEqual(['2 unchanged s-1', '3 unchanged s-2', '4 new'])
  })

  it('if it is longer than the headings, because a delimiter may have cut the name', () => {
    const rows = tableOf(heads, ['2年A組', 8, 'SMITH', ' John'], ['2年A組', 1, '山田 太郎', '図書委員'])
    expect(kindsOf(planOf(school, rows).rows)).toEqual(['2 doubtful long', '3 unchanged s-1'])
    expect(kindsOf(planOf(school, rows, decide(2, { is: 'new' })).rows)[0]).toBe('2 new')
  })
})

describe('a row is at fault', () => {
  it('together with every other row for the same student', () => {
    const { rows } = planOf(school, tableOf(['ID', 'クラス'], ['s-1', '2年A組'], ['s-2', '2年A組'], ['s-1', '2年B組']))
    expect(kindsOf(rows)).toEqual(['2 fault s-1 sameStudent', '3 unchanged s-2', '4 fault s-1 sameStudent'])
    expect(rows[0]?.faults).toMatchObject([{ rows: [4] }])
  })

  it('if two students of a class would have one number', () => {
    const { rows } = planOf(
      school,
      tableOf(['クラス', '番号', '氏名'], ['2年A組', 7, '甲 一'], ['2年A組', '07', '乙 二'], ['2年B組', 4, '丙 三']),
      decide(4, { is: 'new' }),
    )
    expect(kindsOf(rows)).toEqual(['2 fault sameNumber', '3 fault sameNumber', '4 fault sameNumber'])
    expect(rows[0]?.faults).toEqual([{ is: 'sameNumber', number: '7', rows: [3] }])
    expect(rows[2]?.faults).toEqual([{ is: 'sameNumber', number: '4', rows: [], holder: school[3] }])
  })

  it('if its number stays with a student whose own row is at fault', () => {
    const { rows } = planOf(
      school,
      tableOf(['ID', '番号'], ['s-1', '2'], ['s-2', '3'], ['s-3', '12345678901'], ['s-4', 1]),
    )
    expect(kindsOf(rows)).toEqual([
      '2 fault s-1 sameNumber',
      '3 fault s-2 sameNumber',
      '4 fault s-3 field',
      '5 changed s-4',
    ])
  })

  it('for an unknown ID or class, a missing name, and what the server refuses', () => {
    expect(
      kinds(
        ['ID', 'クラス', '番号', '氏名'],
        ['s-99', '2年A組', '', '山田'],
        ['', '5年Z組', 9, '甲 一'],
        ['', '', 9, '乙 二'],
        ['', '2年A組', 19, ''],
        ['', '2年A組', 'A1', '丙 三'],
        ['', '2年A組', 20, '丁😀'],
        ['', '2年A組', 21, 'あ'.repeat(31)],
      ),
    ).toEqual([
      '2 fault noStudent',
      '3 fault noTeam',
      '4 fault noTeam',
      '5 fault field',
      '6 fault field',
      '7 fault field',
      '8 fault field',
    ])
  })
})

describe('a class', () => {
  it('that rows do not name is the chosen one; a student with an ID stays', () => {
    const rows = tableOf(['ID', '氏名'], ['s-4', ''], ['', '新入 生'])
    expect(kindsOf(planOf(school, rows).rows)).toEqual(['2 unchanged s-4', '3 fault noTeam'])
    expect(planOf(school, rows, { fallback: teams[0] }).rows).toMatchObject([
      { kind: 'moves', team: teams[0] },
      { kind: 'new', team: teams[0] },
    ])
  })

  it('that no row names is the chosen one only if grade and class are its own', () => {
    const inB = (...rows: (string | number)[][]) => planOf(school, tableOf(...rows), { fallback: teams[1] }).rows
    const named = inB(['組', '番号', '氏名'], ['2年A組', 1, '山田 太郎'], ['2年A組', 30, '新 人'], ['C組', 31, '乙 二'])
    expect(kindsOf(named)).toEqual(['2 unchanged s-1', '3 new', '4 fault otherTeam'])
    expect(named[1]?.team).toBe(teams[0])
    expect(kindsOf(inB(['学年', '組', '番号', '氏名'], [2, 'C', 1, '甲 一'], [3, 'D', 30, '乙 二']))).toEqual([
      '2 fault otherTeam',
      '3 fault otherTeam',
    ])
    expect(kindsOf(inB(['学年', '番号', '氏名'], [3, 30, '乙 二'], ['2年', 31, '丙 三']))).toEqual([
      '2 fault otherTeam',
      '3 new',
    ])
    expect(inB(['組', '番号', '氏名'], ['B', 30, '乙 二'])).toMatchObject([{ kind: 'new', team: teams[1] }])
    const english = { id: '9', name: '英語α' }
    const rows = tableOf(['学年', '組', '番号', '氏名'], [2, 'C', 9, '甲 一'])
    expect(planOf(school, rows, { fallback: english }).rows).toMatchObject([{ kind: 'new', team: english }])
  })

  it('that only the first row of a group names is not replaced by the chosen one', () => {
    const rows = tableOf(['クラス', '番号', '氏名'], ['2年B組', 8, '甲 一'], ['', 9, '乙 二'], ['', 3, '𠮷田 健'])
    expect(kindsOf(planOf(school, rows, { fallback: teams[0] }).rows)).toEqual([
      '2 new',
      '3 fault noTeam',
      '4 unchanged s-3',
    ])
  })

  it('with another grade beside it is left to a person', () => {
    const rows = tableOf(['学年', 'クラス', '番号', '氏名'], [3, '2年A組', 1, '山田 太郎'], [2, '2年A組', 3, '𠮷田 健'])
    expect(kindsOf(planOf(school, rows).rows)).toEqual(['2 doubtful s-1 grade', '3 unchanged s-3'])
    const decided = planOf(school, rows, decide(2, { is: 'student', student_id: 's-1' })).rows[0]
    expect(decided?.changes).toEqual([{ field: 'grade_name', from: '2年', to: '3' }])
  })

  it('gives grade and class to those who come into it, if the file does not', () => {
    const { rows } = planOf(school, tableOf(['クラス', '氏名'], ['3年A組', '山田 太郎']))
    expect(rows[0]?.changes).toEqual([
      { field: 'team', from: '2年A組', to: '3年A組' },
      { field: 'grade_name', from: '2年', to: '3年' },
    ])
    expect(rows[0]?.notes).toEqual(['fromTeam'])
  })

  it('names its students who are not in the file, and no others', () => {
    const { absent } = planOf(school, tableOf(['クラス', '氏名'], ['2年A組', '山田 太郎'], ['2年A組', '吉田 健']))
    expect(absent).toEqual([school[1]])
  })

  it('never lists a student whose row is skipped or has a wrong ID', () => {
    const rows = tableOf(
      ['ID', 'クラス', '氏名'],
      ['', '2年A組', '𠮷田 健'],
      ['x-9', '2年A組', '山田 太郎'],
      ['', '2年A組', '高橋 花子'],
    )
    expect(planOf(school, rows).absent).toEqual([])
    expect(planOf(school, rows, decide(4, { is: 'skipped' })).absent).toEqual([])
    expect(planOf(school, rows, decide(3, { is: 'skipped' })).absent).toEqual([])
  })
})

const name = fc.constantFrom(
  '山田 太郎',
  '髙橋 花子',
  '高橋 花子',
  '𠮷田 健',
  '吉田　健',
  '渡邉󠄂 凛',
  'アンナ・マリア',
  '林 陽',
)

/** Any school: numbers are unique in a class, names are not. */
const anySchool = fc
  .uniqueArray(
    fc.record({ at: fc.integer({ min: 1, max: 40 }), name, letter: fc.constantFrom('A' as const, 'B' as const) }),
    {
      selector: ({ at }) => at,
      maxLength: 15,
    },
  )
  .map(all => all.map(one => student(one.at, one.name, one.letter)))

const heads = ['クラス', '番号', '生徒ID', '生徒名', '学年', '組']
const cellsOf = (one: PresentStudent) => [
  one.team_name,
  one.number,
  one.student_id,
  one.nickname,
  one.grade_name,
  one.class_name,
]

describe('in every school', () => {
  it('a list of the present students changes nothing', () => {
    fc.assert(
      fc.property(anySchool, fc.boolean(), (students, hasIds) => {
        const columns = hasIds ? heads : heads.map(head => (head === '生徒ID' ? '備考' : head))
        const plan = planOf(students, tableOf(columns, ...students.map(cellsOf)))
        expect(plan.rows.map(({ kind }) => kind)).toEqual(students.map(() => 'unchanged'))
        expect(plan.absent).toEqual([])
      }),
    )
  })

  const fileRow = fc.tuple(
    fc.constantFrom('2年A組', '2年B組', '3年A組', '9年Z組', ''),
    fc.constantFrom('', '1', '02', '3', '４', '5', 'x'),
    fc.constantFrom('', '', '', 's-1', 's-2', 's-3', 's-99'),
    fc.oneof(name, fc.constantFrom('', '新入 生', '?橋')),
    fc.constant(''),
    fc.constantFrom('', 'A', 'B組'),
  )

  it('the order of rows, columns and students does not change the plan', () => {
    const orders = fc.array(fc.double({ noNaN: true }), { minLength: 20, maxLength: 20 })
    const shuffle = <T>(items: readonly T[], order: readonly number[]) =>
      items
        .map((item, at) => ({ item, by: order[at] ?? 0 }))
        .sort((a, b) => a.by - b.by)
        .map(({ item }) => item)
    fc.assert(
      fc.property(anySchool, fc.array(fileRow, { maxLength: 12 }), orders, orders, (students, file, one, other) => {
        const [head, ...body] = tableOf(heads, ...file)
        const table = head ? [head, ...body] : []
        const columns = heads.map((_, at) => at)
        const mixed = head ? [head, ...shuffle(body, one)] : []
        const turned = mixed.map(row => ({ ...row, cells: shuffle(columns, other).map(at => row.cells[at] ?? '') }))
        const said = (rows: typeof table, all: PresentStudent[]) => {
          const plan = planOf(all, rows)
          const short = (ids: PresentStudent[]) => ids.map(({ student_id }) => student_id).sort()
          return [
            plan.rows.map(row => ({ ...row, entry: row.row, candidates: short(row.candidates) })),
            short(plan.absent),
          ]
        }
        expect(said(turned, shuffle(students, other))).toEqual(said(table, students))
      }),
    )
  })

  it('a row without ID and number never changes a student with a name that is only similar', () => {
    const nameRow = fc.tuple(fc.constantFrom('2年A組', '2年B組'), name)
    fc.assert(
      fc.property(anySchool, fc.array(nameRow, { maxLength: 10 }), (students, file) => {
        for (const row of planOf(students, tableOf(['クラス', '氏名'], ...file)).rows) {
          expect(row.changes.filter(({ field }) => field === 'nickname' && row.student !== undefined)).toEqual([])
        }
      }),
    )
  })

  it('a row without ID never gives a student a name that is not at least similar', () => {
    const numbered = fc.tuple(fc.constant('2年A組'), fc.integer({ min: 1, max: 12 }).map(String), name)
    fc.assert(
      fc.property(anySchool, fc.array(numbered, { maxLength: 10 }), (students, file) => {
        const { rows } = planOf(students, tableOf(['クラス', '番号', '氏名'], ...file))
        const renamed = rows.filter(
          ({ kind, notes, changes }) =>
            kind === 'changed' && changes.some(({ field }) => field === 'nickname') && !notes.includes('variant'),
        )
        expect(renamed).toEqual([])
      }),
    )
  })

  it('no student is in two rows that would be imported, and no class has a number twice afterwards', () => {
    fc.assert(
      fc.property(anySchool, fc.array(fileRow, { maxLength: 12 }), (students, file) => {
        const { rows } = planOf(students, tableOf(heads, ...file))
        const going = rows.filter(({ kind }) => ['new', 'moves', 'changed', 'unchanged'].includes(kind))
        const ids = going.flatMap(({ student: one }) => one?.student_id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        const after = [
          ...students.filter(({ student_id }) => !ids.includes(student_id)),
          ...going.map(row => ({
            team_id: row.team?.id,
            number: row.changes.find(({ field }) => field === 'number')?.to ?? row.student?.number ?? '',
          })),
        ].filter(({ number }) => number !== '')
        const seats = after.map(({ team_id, number }) => `${team_id} ${Number(number)}`)
        expect(new Set(seats).size).toBe(seats.length)
      }),
    )
  })
})
