import { describe, expect, it } from 'vitest'
import type { MarkedRow } from '../../../shared/contract/types'
import { findHeader, findMapping, repeatedColumns } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { fieldOfHeading } from '../../../shared/domain/roster/fields'
import { entriesOf, leftOutOf, tableOf } from '../../fixtures/roster-tables'

describe('a heading', () => {
  it.each([
    ['number', '番号 出席番号 出席No. 出席Ｎｏ NO 名簿番号 # 番'],
    ['nickname', '氏名 名前 生徒氏名 氏名（漢字） *氏名 姓名 児童・生徒氏名 Name'],
    ['family', '姓 名字 苗字 氏 姓（漢字）'],
    ['given', '名 名（漢字）'],
    ['furigana', 'ふりがな フリガナ ﾌﾘｶﾞﾅ 氏名カナ 氏名（フリガナ）カナ 姓カナ よみがな セイ'],
    ['grade_name', '学年 年 ※学年'],
    ['class_name', '組 新組'],
    ['team', 'クラス ｸﾗｽ 学級 学年・組 年/組 クラス名'],
    ['student_id', 'ID 生徒ID ユーザーＩＤ ログインID student_id'],
  ])('is %s: %s', (field, words) => {
    expect(words.split(' ').map(fieldOfHeading)).toEqual(words.split(' ').map(() => field))
  })

  it.each([
    [
      ['番号', '氏名（ふりがな）', '氏名（漢字）'],
      ['number', 'furigana', 'nickname'],
    ],
    [
      ['氏名(カナ)', '氏名'],
      ['furigana', 'nickname'],
    ],
    [
      ['姓（カナ）', '名（カナ）', '姓', '名'],
      ['furigana', 'furigana', 'family', 'given'],
    ],
    [
      ['氏名（保護者）', '生徒氏名'],
      [null, 'nickname'],
    ],
    [
      ['氏名(ローマ字)', '氏名'],
      ['furigana', 'nickname'],
    ],
    [
      ['氏名(旧)', '氏名'],
      [null, 'nickname'],
    ],
    [
      ['氏名（通称）', '氏名', '番号（半角）'],
      [null, 'nickname', 'number'],
    ],
    [
      ['氏名（姓）', '氏名（名）'],
      ['family', 'given'],
    ],
    [['氏名（必須）'], ['nickname']],
    [
      ['No（半角）', '氏名'],
      ['number', 'nickname'],
    ],
  ])('says what its remark in brackets means: %j', (heads, fields) =>
    expect(
      findMapping(
        tableOf(
          heads,
          heads.map(() => 'x'),
        ),
        0,
      ),
    ).toEqual(fields),
  )

  it.each(['', '性別', '生年月日', '学籍番号', '備考', '山田 太郎', '2年A組'])('is none of them: %s', word =>
    expect(fieldOfHeading(word)).toBeNull(),
  )
})

describe('the row of headings', () => {
  it('is found below titles and remarks', () => {
    const rows = tableOf(['令和8年度 2年A組 名簿'], ['作成日', '2026/4/1'], ['番号', '氏名'], [1, '山田 太郎'])
    expect(findHeader(rows)).toBe(2)
    expect(findMapping(rows, 2)).toEqual(['number', 'nickname'])
  })

  it('is one of the first 30 rows', () => {
    const below = (count: number) =>
      findHeader(tableOf(...Array.from({ length: count }, () => ['']), ['番号', '氏名'], [1, '山田 太郎']))
    expect([below(29), below(30)]).toEqual([29, -1])
  })

  it.each([
    '番号 氏名 国語 数学 英語 理科 社会',
    '番号 氏名 ふりがな 性別 生年月日 住所 電話 保護者 備考 部活',
    '学年 組 番号 氏名 氏名かな 性別 生年月日 郵便番号 住所 電話番号 保護者 続柄 緊急連絡先 入学日 転入日 出身校 部活動 備考',
  ])('is found among columns of other things: %s', heads => {
    const cells = heads.split(' ')
    expect(
      findHeader(
        tableOf(
          ['名簿'],
          cells,
          cells.map((_, at) => at),
        ),
      ),
    ).toBe(1)
  })

  it('is not a row of students with one word like a heading', () =>
    expect(findHeader(tableOf([1, '山田 太郎', '男', '東京都', '組', '野球'], [2, '林 陽', '女', '', '', '']))).toBe(
      -1,
    ))

  it('is the second of two, if that says more', () => {
    const rows: MarkedRow[] = [
      { row: 1, cells: ['番号', '氏名', '氏名', '組'], marks: { 2: 'merged' } },
      { row: 2, cells: ['番号', '姓', '名', '組'], marks: { 0: 'merged', 3: 'merged' } },
      { row: 3, cells: ['1', '山田', '太郎', 'A'] },
    ]
    expect(findHeader(rows)).toBe(1)
    expect(findMapping(rows, 1)).toEqual(['number', 'family', 'given', 'class_name'])
    expect(entriesOf(rows)).toMatchObject([{ row: 3, number: '1', nickname: '山田 太郎', notes: ['joined'] }])
  })

  it('over two columns of one name means 姓 and 名', () => {
    const rows: MarkedRow[] = [
      { row: 1, cells: ['氏名', '氏名'], marks: { 1: 'merged' } },
      { row: 2, cells: ['山田', '太郎'] },
    ]
    expect(findMapping(rows, 0)).toEqual(['family', 'given'])
    const between: MarkedRow[] = [{ row: 1, cells: ['番号', '氏名', '氏名', '組', '備考'], marks: { 2: 'merged' } }]
    expect(findMapping(between, 0)).toEqual(['number', 'family', 'given', 'class_name', null])
  })

  it('is found although two programs have marked the byte order', () =>
    expect(findMapping(tableOf(['\ufeff番号', '氏名'], [1, '甲']), 0)).toEqual(['number', 'nickname']))

  it('can be missing: a pasted column of names, or numbers and names, is read at once', () => {
    const names = tableOf(['山田 太郎'], ['𠮷田 花子'], ['アンナ・マリア'])
    expect([findHeader(names), findMapping(names, -1)]).toEqual([-1, ['nickname']])
    const numbered = tableOf([1, '山田 太郎', 'やまだ たろう'], ['２', '鈴木 花子', 'すずき はなこ'])
    expect(findMapping(numbered, findHeader(numbered))).toEqual(['number', 'nickname', 'furigana'])
    expect(findMapping(tableOf(['さくら'], ['ひなた']), -1)).toEqual(['nickname'])
    const graded = tableOf([2, 'A', 1, '山田 太郎'], [2, 'A', 2, '林 陽'], [2, 'A', 3, '森 葵'])
    expect(findMapping(graded, -1)).toEqual([null, null, 'number', 'nickname'])
    const names40 = Array.from({ length: 40 }, (_, at) => `生徒${String.fromCodePoint(0x3042 + at)}`)
    const withColumn = (numberOf: (at: number) => number) =>
      findMapping(tableOf(...names40.map((name, at) => [numberOf(at), name])), -1)
    expect(withColumn(at => 100 - ((at * 7) % 40))).toEqual([null, 'nickname'])
    expect(withColumn(at => at + 241)).toEqual(['number', 'nickname'])
    expect(withColumn(at => at + 1)).toEqual(['number', 'nickname'])
    expect(withColumn(at => 60 - ((at * 7) % 40))).toEqual(['number', 'nickname'])
    const few = [12, 60, 3, 30, 45]
    expect(findMapping(tableOf(...few.map((number, at) => [number, `生徒${'甲乙丙丁戊'[at]}`])), -1)).toEqual([
      'number',
      'nickname',
    ])
    const school = ['１年A組', '2年B組', '3年C組'].flatMap(team =>
      Array.from({ length: 21 }, (_, at) => [
        team,
        at + 1,
        `生徒${'甲乙丙'[at % 3]}${team.charAt(2)}${'あいうえおかき'[at % 7]}`,
      ]),
    )
    expect(findMapping(tableOf(...school), -1)).toEqual(['team', 'number', 'nickname'])
  })

  it('uses the choices of earlier files', () => {
    const rows = tableOf(['学籍番号', '番号', '氏名'], ['20260001', '1', '山田'])
    expect(findMapping(rows, 0, { 学籍番号: 'number', 番号: 'none' })).toEqual(['number', null, 'nickname'])
    const displaced = tableOf(['番号', '学籍番号', '氏名'], ['1', '20260001', '山田'])
    expect(findMapping(displaced, 0, { 学籍番号: 'number' })).toEqual([null, 'number', 'nickname'])
    expect(findMapping(tableOf(['氏名（漢字）', '氏名']), 0, { 氏名: 'none' })).toEqual(['nickname', null])
  })

  it('names the columns that repeat others: the right half of a list in two halves', () => {
    const rows = tableOf(['番号', '氏名', '', '番号', '氏名', '備考'], [1, '山田', '', 21, '林', 'x'])
    const mapping = findMapping(rows, 0)
    expect(mapping).toEqual(['number', 'nickname', null, null, null, null])
    expect(repeatedColumns(rows, 0, mapping)).toEqual([3, 4])
    expect(repeatedColumns(tableOf(['氏名', '氏名'], ['山田', '']), 0, ['nickname', null])).toEqual([])
    expect(repeatedColumns(tableOf([1, '山田 太郎']), -1, ['number', 'nickname'])).toEqual([])
  })
})

describe('two columns of one field', () => {
  const used = (...rows: string[][]) => {
    const table = tableOf(...rows, ['x', 'x', 'x', 'x', 'x', 'x'])
    const header = findHeader(table)
    const mapping = findMapping(table, header)
    const letters = (columns: number[]) => columns.map(column => 'ABCDEF'[column]).join('')
    return [
      mapping.map((field, at) => (field === null ? '' : `${'ABCDEF'[at]}:${field}`)).filter(one => one !== ''),
      letters(repeatedColumns(table, header, mapping)),
    ]
  }

  it.each([
    ['No. クラス 出席番号 氏名', 'B:team C:number D:nickname', 'A'],
    ['番号 クラス 出席番号 氏名', 'B:team C:number D:nickname', 'A'],
    ['整理番号 クラス 番号 氏名', 'B:team C:number D:nickname', 'A'],
    ['No 学年 組 番 氏名', 'B:grade_name C:class_name D:number E:nickname', 'A'],
    ['番号 氏名 新番号', 'B:nickname C:number', 'A'],
  ])('that number rows and students use the number of the students: %s', (heads, fields, unused) => {
    expect(used(heads.split(' '))).toEqual([fields.split(' '), unused])
  })

  it.each([
    ['組 番号 氏名 新組 新番号', 'C:nickname D:class_name E:number', 'AB'],
    ['クラス 番号 氏名 新クラス 新番号', 'C:nickname D:team E:number', 'AB'],
    ['現クラス 現番号 氏名 来年度クラス 来年度番号', 'C:nickname D:team E:number', 'AB'],
    ['クラス 番号 氏名 次年度のクラス 次年度番号', 'C:nickname D:team E:number', 'AB'],
    ['クラス 番号 氏名 進級先 新番号', 'C:nickname D:team E:number', 'AB'],
    ['学年 組 番号 氏名 進級先', 'D:nickname E:team', 'ABC'],
    ['2026クラス 番号 氏名 2027クラス 番号', 'C:nickname D:team E:number', 'AB'],
    ['R8クラス R8番号 氏名 R9クラス R9番号', 'C:nickname D:team E:number', 'AB'],
    ['令和9年度クラス 番号 氏名 令和8年度クラス', 'A:team B:number C:nickname', 'D'],
    ['旧クラス 旧番号 氏名 新クラス 番号', 'C:nickname D:team E:number', ''],
    ['新学年 新組 番号 氏名 学年 組', 'A:grade_name B:class_name C:number D:nickname', 'EF'],
    ['学年 旧組 氏名 新組', 'C:nickname D:class_name', 'A'],
  ])('of two school years use the next one: %s', (heads, fields, unused) => {
    expect(used(heads.split(' '))).toEqual([fields.split(' '), unused])
  })

  it('of two school years in two rows of headings use the next one', () => {
    const heads = ['学年', '組', '氏名', '組', '番号']
    expect(used(['旧', '', '', '新', ''], heads)).toEqual([['C:nickname', 'D:class_name', 'E:number'], 'AB'])
    expect(used(['令和9年度'], ['学年', '組', '番号', '氏名'])[0]).toHaveLength(4)
    expect(used(['旧'], ['組', '番号', '氏名', '新組'])).toEqual([['C:nickname', 'D:class_name'], 'AB'])
  })

  it('are those that the teacher has chosen before', () => {
    const table = tableOf(['クラス', '氏名', '新クラス'], ['1年A組', '甲', '2年A組'])
    expect(findMapping(table, 0, { クラス: 'team' })).toEqual(['team', 'nickname', null])
    const next = tableOf(['クラス', '番号', '氏名', '新所属'], ['1年A組', 1, '甲', '2年A組'])
    expect(findMapping(next, 0, { 新所属: 'team' })).toEqual([null, null, 'nickname', 'team'])
  })

  it.each([
    [
      ['新クラス', '新番号', '氏名'],
      ['team', 'number', 'nickname'],
    ],
    [
      ['現学年', '現組', '氏名'],
      ['grade_name', 'class_name', 'nickname'],
    ],
    [
      ['2027年度クラス', '氏名'],
      ['team', 'nickname'],
    ],
    [
      ['旧クラス', '氏名'],
      [null, 'nickname'],
    ],
  ])('of a file with one of them only: %j', (heads, fields) => {
    expect(findMapping(tableOf(heads, heads), 0)).toEqual(fields)
  })
})

describe('a row', () => {
  const one = (cells: string[], heading = ['番号', '氏名', 'ID']) =>
    entriesOf([...tableOf(heading), { row: 2, cells }])[0]

  it('has full-width digits as digits, which is said', () => {
    expect(one(['０７', '山田', 'Ｓ－７'])).toMatchObject({ number: '07', student_id: 'S-7', notes: ['width'] })
    expect(one(["'07", '山田', "'001"])).toMatchObject({ number: '07', student_id: '001' })
    expect(one(['7番', '山田'])).toMatchObject({ number: '7', notes: [] })
  })

  it('keeps each name to the code point', () => {
    for (const name of ['髙橋', '渡邉󠄂', '\ufa19 ①', 'か\u3099', 'ｱﾝﾅ', '山田　太郎', 'A  B'])
      expect(one(['1', name])?.nickname).toBe(name)
  })

  it('that repeats the headings, is empty or counts the others is left out', () => {
    const rows = tableOf(
      ['番号', '氏名'],
      [1, '山田 太郎'],
      ['番号', '氏 名'],
      ['', ' '],
      [2, '合計 花子'],
      ['', '合計'],
      ['計', '2名'],
    )
    expect(entriesOf(rows).map(({ row }) => row)).toEqual([2, 5])
    expect(leftOutOf(rows)).toEqual([
      { row: 3, is: 'heading' },
      { row: 6, is: 'total' },
      { row: 7, is: 'total' },
    ])
    expect(leftOutOf(tableOf(['番号', '氏名', '備考'], [1, '山田', ''], ['', '', '5月に転入']))).toEqual([
      { row: 3, is: 'blank' },
    ])
  })

  it('is a student whatever other columns say of her', () => {
    const heads = ['学年', '組', '番号', '姓', '名', '在籍区分']
    const names = (...rows: (string | number)[][]) => entriesOf(tableOf(...rows)).map(({ nickname }) => nickname)
    expect(names(heads, [2, 'A', 1, '山田', '太郎', '在籍'], [2, 'A', '', '林', '陽', '在籍'])).toEqual([
      '山田 太郎',
      '林 陽',
    ])
    expect(names(['番号', '氏名', '備考'], [1, '山田', ''], ['', '林 陽', '以上'])).toEqual(['山田', '林 陽'])
    expect(names(['姓', '名'], ['計', '太郎'], ['計', '良'])).toEqual(['計 太郎', '計 良'])
    expect(names(['番号', '氏名'], [40, '計'])).toEqual(['計'])
  })

  it('names the cells that cannot be read', () => {
    const rows: MarkedRow[] = [
      ...tableOf(['番号', '氏名', '備考']),
      { row: 2, cells: ['', '山\ufffd', '\ufffd'], marks: { 0: 'uncalculated' } },
    ]
    expect(entriesOf(rows)[0]?.faults).toEqual([
      { field: 'number', fault: 'uncalculated' },
      { field: 'nickname', fault: 'unreadable' },
    ])
  })

  it('joins 姓 and 名 as the school does', () => {
    const rows = tableOf(['姓', '名', '氏名'], ['山田', '太郎'], ['ナオミ', ''], ['', '葵'], ['林', '陽', '林 陽'])
    const { entries } = readEntries({ rows, header: 0, mapping: ['family', 'given', 'nickname'], separator: '　' })
    expect(entries.map(({ nickname, notes }) => [nickname, ...notes])).toEqual([
      ['山田　太郎', 'joined'],
      ['ナオミ'],
      ['葵'],
      ['林 陽'],
    ])
  })

  it('of merged cells, or one that Excel hides, is read, which is said', () => {
    const rows: MarkedRow[] = [
      ...tableOf(['クラス', '氏名'], ['2年A組', '甲 一']),
      { row: 3, cells: ['2年A組', '乙 二'], marks: { 0: 'merged' } },
      { row: 4, cells: ['2年A組', '丙 三'], isHidden: true },
    ]
    expect(entriesOf(rows).map(({ notes, faults }) => [notes, faults])).toEqual([
      [[], []],
      [['merged'], []],
      [['hidden'], []],
    ])
  })

  it('of a table without headings is not longer than they are', () => {
    expect(entriesOf(tableOf([1, '山田 太郎'], [2, '林 陽'])).map(({ notes }) => notes)).toEqual([[], []])
  })
})
