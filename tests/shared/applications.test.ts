import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ApplyType, applyFaultText, applyHeads, readApplication } from '../../shared/domain/applications'
import { anyCharacter } from '../fixtures/any-character'

const table = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))
const newOnes = (...rows: string[][]) => table(applyHeads(1), ...rows)
const faultsOf = (type: ApplyType, sheet: ReturnType<typeof table>) =>
  readApplication(type, sheet).faults.map(applyFaultText)
const right = ['1年', 'A組', '07', '髙橋 花', '']

describe('the file of an application', () => {
  it('is read by the columns of its kind, and its values are normalised', () => {
    const sheet = newOnes([' 1年', 'A組', '０７', 'か\u3099く 花 ', 'ガク ハナ'])
    expect(readApplication(1, sheet)).toEqual({
      rows: [{ grade_name: '1年', class_name: 'A組', number: '07', nickname: 'がく 花', kana: 'ガク ハナ' }],
      faults: [],
    })
    expect(readApplication(3, table(applyHeads(3), ['s-1'])).rows).toEqual([
      { student_id: 's-1', nickname: '', reason: '' },
    ])
  })

  it.each<[string, string[], string]>([
    [
      'another head',
      ['学年', 'クラス', '氏名', '番号', 'フリガナ'],
      'C列が、ひな形と異なります（ひな形は「番号」、ファイルは「氏名」）',
    ],
    [
      'a column more',
      [...applyHeads(1), '備考'],
      'F列が、ひな形と異なります（ひな形にない項目です、ファイルは「備考」）',
    ],
    ['a column less', applyHeads(1).slice(0, 4), 'E列が、ひな形と異なります（ひな形は「フリガナ」、ファイルは空欄）'],
    ['the head of another kind', applyHeads(2), 'A列が、ひな形と異なります（ひな形は「学年」、ファイルは「生徒ID」）'],
  ])('is rejected with %s, which names the first cell that differs', (_name, head, words) => {
    expect(faultsOf(1, table(head, right))).toEqual([`1行目の${words}。項目名を変えずに、ひな形に入力してください。`])
  })

  it('is checked against the template of the server: its columns, in its order, and its number of rows', () => {
    const heads = ['氏名', '学年', '備考', 'クラス', '番号']
    const template = { heads, maxRows: 2 }
    const sheet = table(heads, ['花', '1年', '転入🌸', 'A組', '7'], ['', '1年', '', 'A組', '8'])
    expect(readApplication(1, sheet, template)).toEqual({
      rows: [
        { nickname: '花', grade_name: '1年', class_name: 'A組', number: '7' },
        { nickname: '', grade_name: '1年', class_name: 'A組', number: '8' },
      ],
      faults: [{ fault: 'empty', row: 3, field: 'nickname' }],
    })
    const many = [...sheet, { row: 4, cells: ['空', '1年', '', 'A組', '9'] }]
    expect(readApplication(1, many, template).faults.map(applyFaultText)).toEqual(['一度に申請できるのは2人までです。'])
  })

  it('may have spaces around its header cells', () => {
    expect(faultsOf(1, table([...applyHeads(1).map(head => ` ${head}　`), ' '], right))).toEqual([])
    const template = { heads: [' 生徒ＩＤ', '氏名', '理由'], maxRows: 2 }
    const { rows } = readApplication(3, table(['生徒ID', '氏名', '理由'], ['ｓ－１', '花', '']), template)
    expect(rows, 'also in the template of the server').toMatchObject([{ student_id: 's-1' }])
  })

  it('is rejected without data rows, and with too many rows', () => {
    expect(faultsOf(1, [])).toHaveLength(1)
    expect(faultsOf(1, newOnes())).toEqual(['生徒が1人も入力されていません。'])
    const many = Array.from({ length: 501 }, (_, at) => ['1年', 'A組', String(at), '花', ''])
    expect(faultsOf(1, newOnes(...many.slice(1)))).toEqual([])
    expect(faultsOf(1, newOnes(...many))).toEqual(['一度に申請できるのは500人までです。'])
  })

  it('reports every fault with its row and column', () => {
    const sheet = newOnes(
      ['', 'い'.repeat(21), '1a', '花🌸', ''],
      ['1年', 'A組', '12345678901', '', 'あ'.repeat(31)],
      right,
      ['1年', 'A組', '7', '別人', ''],
    )
    expect(faultsOf(1, sheet)).toEqual([
      '2行目：「学年」を入力してください。',
      '2行目：「クラス」は20文字以内で入力してください。',
      '2行目：「番号」は数字で入力してください。',
      '2行目：「氏名」に無効な文字が含まれています。',
      '3行目：「番号」は10文字以内で入力してください。',
      '3行目：「氏名」を入力してください。',
      '3行目：「フリガナ」は30文字以内で入力してください。',
      '5行目：4行目と同じ生徒です。',
    ])
  })

  it('must change something for each student, and name each student once', () => {
    const sheet = table(applyHeads(2), ['s-1', '2年'], ['s-2'], ['s-1', '', 'B組'], ['', '2年'], ['', '2年'])
    expect(faultsOf(2, sheet)).toEqual([
      '3行目：変更する項目が入力されていません。',
      '4行目：2行目と同じ生徒です。',
      '5行目：「生徒ID」を入力してください。',
      '6行目：「生徒ID」を入力してください。',
    ])
    expect(faultsOf(3, table(applyHeads(3), ['s'.repeat(100)], ['s'.repeat(101)]))).toEqual([
      '3行目：「生徒ID」は100文字以内で入力してください。',
    ])
  })

  it('never throws, whatever its cells contain', () => {
    const cells = fc.array(fc.string({ unit: anyCharacter, maxLength: 30 }), { maxLength: 7 })
    fc.assert(
      fc.property(fc.constantFrom<ApplyType>(1, 2, 3), fc.array(cells, { maxLength: 6 }), (type, rows) => {
        const { rows: read, faults } = readApplication(type, table(applyHeads(type), ...rows))
        expect(read.length).toBe(rows.length)
        for (const fault of faults) expect(applyFaultText(fault)).toMatch(/。$/)
      }),
      { numRuns: 200 },
    )
  })
})
