import { describe, expect, it } from 'vitest'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import type { Client } from './client'
import { createSchools } from './restartable-school'

const schools = createSchools()

type Rows = EndpointRequest<'import-team-students-list'>['students']
type SchoolRows = EndpointRequest<'import-students-list'>['students']

interface Imported {
  success_count: number
  fail_count: number
  items: { row: number; student_id?: string; errmsg?: string }[]
}

const toTeam = async (client: Client, team_id: string, students: Rows, check_only?: 0 | 1) =>
  (await client.data('import-team-students-list', { team_id, students, check_only })) as Imported

const toSchool = async (client: Client, students: SchoolRows) =>
  (await client.data('import-students-list', { students })) as Imported

const list = async (client: Client, team_id?: string) =>
  (
    (await client.data('student-page-rows', { page: 1, limit: 200, team_id })) as {
      items: { student_id: string; nickname: string; number: string; team_id: string; grade_name: string }[]
    }
  ).items

describe('an import into a class', () => {
  it('creates accounts with a number, a grade and an initial password, which survive a restart', async () => {
    let client = await schools.start()
    const made = await toTeam(client, '2', [
      { nickname: ' 𠮷田 さくら ', number: '１１', grade_name: '2年', class_name: 'C組' },
      { nickname: '番号 なし' },
    ])
    expect(made).toEqual({
      success_count: 2,
      fail_count: 0,
      items: [
        { row: 1, student_id: 's-21' },
        { row: 2, student_id: 's-22' },
      ],
    })
    client = await schools.restart()
    const rows = await list(client, '2')
    expect(rows.slice(-2)).toMatchObject([
      { student_id: 's-21', nickname: '𠮷田 さくら', number: '11', grade_name: '2年' },
      { student_id: 's-22', nickname: '番号 なし', number: '', grade_name: '' },
    ])
    const { items } = (await client.data('get-student-initial-pwd-list', { team_id: '2', student_ids: 's-21' })) as {
      items: { password: string }[]
    }
    expect(items[0]?.password).toMatch(/^[a-z]{4}[2-9]{4}$/)
    // The next account gets a new ID, also after the restart.
    expect((await toTeam(client, '1', [{ nickname: '次 郎' }])).items[0]?.student_id).toBe('s-23')
  })

  it('refuses invalid rows one by one with a message, and accepts the others', async () => {
    const client = await schools.start()
    const rows: [Rows[number], string | undefined][] = [
      [{ nickname: '一番 目', number: '100' }, undefined],
      [{ nickname: '二番 目', number: '0100' }, '番号「0100」が重複しています。'],
      [{ nickname: '三番 目', number: '7' }, '番号「7」が重複しています。'],
      [{ nickname: '四番 目', number: '12345678901' }, '番号は10桁以内で入力してください。'],
      [{ nickname: '五番 目', number: 'A1' }, '番号は半角数字で入力してください。'],
      [{ number: '106' }, '生徒名を入力してください。'],
      [{ nickname: '  ', number: '107' }, '生徒名を入力してください。'],
      [{ nickname: '八番 目😀' }, '無効な文字が含まれています'],
      [{ nickname: '九番 目', grade_name: '２年🏫' }, '無効な文字が含まれています'],
      [{ nickname: '十番 目', class_name: 'あ'.repeat(21) }, '組は20文字以内で入力してください。'],
      [{ student_id: 's-99' }, '生徒ID「s-99」は見つかりません。'],
      [{ student_id: 's-11', number: '111' }, undefined],
      [{ student_id: 's-11', number: '112' }, '生徒ID「s-11」が2回あります。'],
      // The earlier number of s-11 is free in its old class only: in this class, s-1 has number 1.
      [{ nickname: '十四 番目', number: '1' }, '番号「1」が重複しています。'],
      [{ nickname: '十五 番目', number: '101' }, undefined],
    ]
    const made = await toTeam(
      client,
      '1',
      rows.map(([row]) => row),
    )
    expect(made.items.map(item => item.errmsg)).toEqual(rows.map(([, sentence]) => sentence))
    expect(made.items.map(item => item.row)).toEqual(rows.map((_, at) => at + 1))
    expect([made.success_count, made.fail_count]).toEqual([3, 12])
    // The IDs of the accepted rows have no gaps.
    expect(made.items.flatMap(item => item.student_id ?? [])).toEqual(['s-21', 's-11', 's-22'])
    expect((await list(client, '1')).slice(-3).map(row => row.number)).toEqual(['100', '101', '111'])
  })

  it('moves existing students, and keeps the fields whose cells are empty', async () => {
    const client = await schools.start()
    const before = (await list(client)).find(row => row.student_id === 's-12')
    const moved = await toTeam(client, '1', [{ student_id: 's-12', nickname: '', number: '55', grade_name: '' }])
    expect(moved.items).toEqual([{ row: 1, student_id: 's-12' }])
    const after = (await list(client)).find(row => row.student_id === 's-12')
    expect(after).toEqual({ ...before, team_id: '1', team_name: '2年A組', number: '55' })
    expect(await list(client, '2')).toHaveLength(9)
    // The student stays in the old class if the number is already used in the new one.
    const other = await toTeam(client, '1', [{ student_id: 's-13' }])
    expect(other.items[0]?.errmsg).toBe('番号「03」が重複しています。')
    expect(await list(client, '2')).toHaveLength(9)
    // The student's earlier number in the old class is free.
    expect((await toTeam(client, '2', [{ nickname: '後任 者', number: '02' }])).fail_count).toBe(0)
  })

  it('can reuse a number that an earlier row has freed', async () => {
    const client = await schools.start()
    const made = await toSchool(client, [
      { team_name: '2年A組', student_id: 's-2', number: '200' },
      { team_name: '2年A組', nickname: '後任 一', number: '2' },
      { team_name: '2年A組', student_id: 's-11', number: '201' },
      { team_name: '=1+1', nickname: '後任 二', number: '1' },
    ])
    expect(made.items.flatMap(item => item.errmsg ?? [])).toEqual([])
    const numbers = async (id: string) => (await list(client, id)).map(row => row.number)
    expect(new Set((await numbers('1')).map(Number)).size).toBe(12)
    expect((await numbers('2'))[0]).toBe('1')
  })

  it('only reports the result, and changes nothing, in a check', async () => {
    const client = await schools.start()
    const rows: Rows = [{ nickname: '一番 目', number: '100' }, { nickname: '', number: '101' }, { student_id: 's-3' }]
    const checked = await toTeam(client, '1', rows, 1)
    expect(checked).toEqual({
      success_count: 2,
      fail_count: 1,
      items: [{ row: 1 }, { row: 2, errmsg: '生徒名を入力してください。' }, { row: 3, student_id: 's-3' }],
    })
    expect(await list(client)).toHaveLength(20)
    expect((await toTeam(client, '1', rows, 0)).success_count).toBe(2)
    expect(await list(client)).toHaveLength(21)
  })

  it('needs 1 to 500 rows, and an existing class', async () => {
    const client = await schools.start()
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ nickname: `生徒 ${at}` }))
    for (const [team_id, count, code, sentence] of [
      ['1', 0, 400, 'リクエストの内容が正しくありません。（students）'],
      ['1', 501, 400, 'リクエストの内容が正しくありません。（students）'],
      ['9', 1, 404, 'このクラスは見つかりません。'],
    ] as const) {
      const { errcode, errmsg } = await client.body('import-team-students-list', { team_id, students: many(count) })
      expect([errcode, errmsg]).toEqual([code, sentence])
    }
    expect((await toTeam(client, '1', many(500))).success_count).toBe(500)
    expect(await list(client, '1')).toHaveLength(200)
    expect(((await client.data('student-page-rows', { page: 1, team_id: '1' })) as { total: number }).total).toBe(510)
  })
})

describe('an import into the school', () => {
  it('puts each student into the class that their row names', async () => {
    const client = await schools.start()
    const made = await toSchool(client, [
      { team_name: '2年A組', nickname: '甲 一', number: '100' },
      { team_name: ' =1+1 ', nickname: '乙 二', number: '100' },
      { team_name: '9年Z組', nickname: '丙 三' },
      { team_name: '', nickname: '丁 四' },
      { team_name: '=1+1', student_id: 's-1', number: '101' },
    ])
    expect(made.items).toEqual([
      { row: 1, student_id: 's-21' },
      { row: 2, student_id: 's-22' },
      { row: 3, errmsg: 'クラス「9年Z組」は見つかりません。' },
      { row: 4, errmsg: 'クラス名を入力してください。' },
      { row: 5, student_id: 's-1' },
    ])
    const team = async (id: string) => (await list(client, id)).map(row => row.student_id)
    expect(await team('1')).toEqual([...Array.from({ length: 9 }, (_, at) => `s-${at + 2}`), 's-21'])
    expect((await team('2')).slice(-2)).toEqual(['s-22', 's-1'])
  })

  it('brings back students who had left', async () => {
    let client = await schools.start()
    await client.data('batch-deletion', { team_id: '1' })
    await toSchool(client, [{ team_name: '=1+1', student_id: 's-10', number: '20' }])
    client = await schools.restart()
    expect((await list(client, '2')).at(-1)).toMatchObject({ student_id: 's-10', number: '20', team_id: '2' })
  })

  it('changes nothing if all rows are invalid', async () => {
    const client = await schools.start()
    const made = await toSchool(client, [{ team_name: '9年Z組', nickname: '甲 一' }])
    expect([made.success_count, made.fail_count]).toEqual([0, 1])
    expect(await list(client)).toHaveLength(20)
  })
})
