import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { nonEmpty } from '../../fixtures/non-empty'
import type { Client } from './client'
import { createSchools } from './restartable-school'

const schools = createSchools()

interface Row {
  student_id: string
  nickname: string
  number: string
  grade_name: string
  class_name: string
  team_id: string
  team_name: string
  password_changed: number
}

const list = async (client: Client, request: Partial<EndpointRequest<'student-page-rows'>> = {}) =>
  (await client.data('student-page-rows', { page: 1, limit: 200, ...request })) as { items: Row[]; total: number }

const find = async (client: Client, id: string): Promise<Row> => {
  const found = (await list(client)).items.find(row => row.student_id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

const refused = async <N extends EndpointName>(client: Client, name: N, request: EndpointRequest<N>) => {
  const { errcode, errmsg } = await client.body(name, request)
  return [errcode, errmsg]
}

const ids = (rows: Row[]) => rows.map(row => row.student_id)
const notInTeamRefusal = [400, 'このクラスにいない生徒が含まれています。']
const nobody = [404, 'この生徒は見つかりません。']

describe('the list of students', () => {
  it('has twenty students a page, of one class or of all', async () => {
    const client = await schools.start({ size: 'full' })
    const first = (await client.data('student-page-rows', { page: 1, team_id: '1' })) as { items: Row[]; total: number }
    const second = (await client.data('student-page-rows', { page: 2, team_id: '1' })) as { items: Row[] }
    expect([first.items.length, second.items.length, first.total]).toEqual([20, 20, 40])
    expect([...first.items, ...second.items].map(row => Number(row.number))).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    )
    expect((await list(client)).total).toBe(320)
    expect((await list(client, { page: 3 })).items).toEqual([])
    expect(first.items[0]).toEqual({
      student_id: 's-1',
      nickname: '阿部 陽菜',
      number: '01',
      grade_name: '2年',
      class_name: 'A組',
      team_id: '1',
      team_name: '2年A組',
      password_changed: 0,
    })
  })

  it('sorts by each field in both directions', async () => {
    const client = await schools.start()
    for (const sort_field of ['number', 'nickname', 'student_id', 'grade_name', 'class_name', 'team_name'] as const) {
      const up = (await list(client, { sort_field, sort_order: 'asc' })).items
      const down = (await list(client, { sort_field, sort_order: 'desc' })).items
      const compare = (a: Row, b: Row) => a[sort_field].localeCompare(b[sort_field], 'ja', { numeric: true })
      expect([up.length, down.length]).toEqual([20, 20])
      expect(up.filter((row, at) => compare(up[at - 1] ?? row, row) > 0)).toEqual([])
      expect(down.filter((row, at) => compare(down[at - 1] ?? row, row) < 0)).toEqual([])
      expect(ids(up).sort()).toEqual(ids(down).sort())
    }
    expect(ids((await list(client, { sort_order: 'desc', team_id: '1' })).items)[0]).toBe('s-10')
  })

  it('finds students by name with any variant of kanji, by number and by ID', async () => {
    const client = await schools.start()
    const search = async (kw: string) => {
      const found = (await client.data('search-student', { kw })) as { items: Row[] }
      return ids(found.items)
    }
    for (const kw of ['高橋結衣', '髙橋 結衣', '吉田 蓮', 'Ｓ-3', 's-3']) {
      expect(await search(kw), kw).toEqual([kw.includes('田') ? 's-2' : 's-3'])
    }
    for (const kw of ['たかはし', 'ﾀｶﾊｼ ﾕｲ']) expect(await search(kw), kw).toContain('s-3')
    expect(await search('7')).toEqual(['s-7', 's-17'])
    expect(await search('０7')).toEqual(['s-7', 's-17'])
    expect(await search('  ')).toEqual([])
    expect(await search('だれもいない')).toEqual([])
    expect(ids((await list(client, { kw: '7', team_id: '2' })).items)).toEqual(['s-17'])
  })

  it('refuses an unknown class', async () => {
    const client = await schools.start()
    expect(await refused(client, 'student-page-rows', { page: 1, team_id: '9' })).toEqual([
      404,
      'このクラスは見つかりません。',
    ])
  })
})

describe('leaving a class', () => {
  it('leaves a student without a class, but keeps their homework and account', async () => {
    let client = await schools.start()
    await client.data('team-leave', { student_id: 's-2', team_id: '1' })
    await client.data('student-batch-leave', { team_id: '2', student_ids: 's-11,s-12' })
    client = await schools.restart()
    expect(await find(client, 's-2')).toMatchObject({ team_id: '', team_name: '', number: '02' })
    expect((await list(client, { team_id: '1' })).total).toBe(9)
    expect((await list(client, { team_id: '2' })).total).toBe(8)
    // Students without a class come last.
    expect(ids((await list(client)).items).slice(-3)).toEqual(['s-11', 's-2', 's-12'])
    const paper = { homework_id: '501', topic_id: '9001', student_id: 's-2', round: 0 }
    expect((await client.body('topic-answer-paper', paper)).errcode).toBe(0)
    const { students } = await (await client.control('state')).json()
    expect(students).toBe(20)
  })

  it('is recorded among their classes, with its time', async () => {
    let client = await schools.start()
    const branches = async () =>
      ((await client.data('student-branch-rows', { student_id: 's-2' })) as { items: object[] }).items
    expect(await branches()).toEqual([{ team_id: '1', team_name: '2年A組', is_current: 1, join_time: null }])
    await client.data('team-leave', { student_id: 's-2', team_id: '1' })
    await client.control('clock', { advance: 864e5 })
    await client.data('import-team-students-list', { team_id: '2', students: [{ student_id: 's-2', number: '77' }] })
    client = await schools.restart()
    expect(await branches()).toEqual([
      { team_id: '2', team_name: '=1+1', is_current: 1, join_time: '2026-11-17 12:00:00' },
      { team_id: '1', team_name: '2年A組', is_current: 0, join_time: null, leave_time: '2026-11-16 12:00:00' },
    ])
    expect(await refused(client, 'student-branch-rows', { student_id: 's-99' })).toEqual(nobody)
  })

  it('is refused if a student is not in the class, and then nobody leaves', async () => {
    const client = await schools.start()
    expect(await refused(client, 'team-leave', { student_id: 's-2', team_id: '2' })).toEqual(notInTeamRefusal)
    expect(await refused(client, 'team-leave', { student_id: 's-99', team_id: '2' })).toEqual(nobody)
    expect(await refused(client, 'student-batch-leave', { team_id: '1', student_ids: 's-1,s-11' })).toEqual(
      notInTeamRefusal,
    )
    expect(await refused(client, 'student-batch-leave', { team_id: '1', student_ids: 's-1,s-99' })).toEqual(nobody)
    expect((await list(client, { team_id: '1' })).total).toBe(10)
  })
})

describe('a change of student data', () => {
  it('changes the given fields and keeps the others', async () => {
    let client = await schools.start()
    await client.data('change-student-info', { student_id: 's-1', nickname: ' 阿部 ひな ', number: '０99' })
    await client.data('batch-change-grade-name', { team_id: '1', student_ids: 's-1,s-2', grade_name: '3年' })
    await client.data('batch-change-class-name', { team_id: '1', student_ids: 's-2', class_name: '' })
    client = await schools.restart()
    expect(await find(client, 's-1')).toMatchObject({
      nickname: '阿部 ひな',
      number: '099',
      grade_name: '3年',
      class_name: 'A組',
    })
    expect(await find(client, 's-2')).toMatchObject({ number: '02', grade_name: '3年', class_name: '' })
    expect(await find(client, 's-3')).toMatchObject({ grade_name: '2年', class_name: 'A組' })
    expect(ids((await list(client, { team_id: '1' })).items).at(-1)).toBe('s-1')
  })

  const wrong: [object, string][] = [
    [{ nickname: '' }, '生徒名を入力してください。'],
    [{ nickname: '𠮷'.repeat(31) }, '生徒名は30文字以内で入力してください。'],
    [{ nickname: '花子👩‍🎓' }, '無効な文字が含まれています'],
    [{ number: '12a' }, '番号は半角数字で入力してください。'],
    [{ number: '-1' }, '番号は半角数字で入力してください。'],
    [{ number: '12345678901' }, '番号は10桁以内で入力してください。'],
    [{ grade_name: 'あ'.repeat(21) }, '学年は20文字以内で入力してください。'],
    [{ class_name: 'あ'.repeat(21) }, '組は20文字以内で入力してください。'],
    [{ class_name: 'A\t組' }, '無効な文字が含まれています'],
    [{ number: '2' }, '番号「2」は同じクラスの別の生徒が使っています。'],
    [{}, '変更する項目を指定してください。'],
  ]

  it('is refused with a message for each invalid value', async () => {
    const client = await schools.start()
    const before = await find(client, 's-1')
    for (const [fields, sentence] of wrong) {
      expect(await refused(client, 'change-student-info', { student_id: 's-1', ...fields })).toEqual([400, sentence])
    }
    expect(await find(client, 's-1')).toEqual(before)
  })

  it('accepts ten digits, thirty characters, and the student’s own number', async () => {
    const client = await schools.start()
    const right = { nickname: '𠮷'.repeat(30), number: '0123456789', grade_name: 'あ'.repeat(20) }
    await client.data('change-student-info', { student_id: 's-1', ...right })
    await client.data('change-student-info', { student_id: 's-1', number: '123456789' })
    expect(await find(client, 's-1')).toMatchObject({ ...right, number: '123456789' })
  })

  it('is refused for students of another class', async () => {
    const client = await schools.start()
    const others = { team_id: '1', student_ids: 's-1,s-11' }
    expect(await refused(client, 'batch-change-grade-name', { ...others, grade_name: '3年' })).toEqual(notInTeamRefusal)
    expect(await refused(client, 'batch-change-class-name', { ...others, class_name: '3組' })).toEqual(notInTeamRefusal)
    expect(await refused(client, 'reset-students-info', { ...others, reset_number: 1 })).toEqual(notInTeamRefusal)
    expect(await find(client, 's-1')).toMatchObject({ number: '01', grade_name: '2年' })
  })

  it('resets the numbers of some students or of the whole class', async () => {
    let client = await schools.start()
    await client.data('reset-students-info', { team_id: '1', reset_number: 1 })
    await client.data('reset-students-info', {
      team_id: '1',
      student_ids: 's-2',
      reset_grade_name: 1,
      reset_class_name: 1,
    })
    client = await schools.restart()
    const { items } = await list(client, { team_id: '1' })
    expect(items.every(row => row.number === '')).toBe(true)
    expect(items.map(row => row.grade_name + row.class_name)).toEqual([
      '2年A組',
      '',
      ...Array.from({ length: 8 }, () => '2年A組'),
    ])
    expect((await find(client, 's-11')).number).toBe('01')
    // Unused numbers can be given again; each class has its own numbers.
    await client.data('change-student-info', { student_id: 's-9', number: '1' })
    expect(ids((await list(client, { team_id: '1' })).items)[0]).toBe('s-9')
    expect(await refused(client, 'reset-students-info', { team_id: '1', reset_number: 0 })).toEqual([
      400,
      '変更する項目を指定してください。',
    ])
  })
})

describe('passwords of students', () => {
  interface Initial {
    student_id: string
    password?: string
    password_changed: number
  }
  const initial = async (client: Client, student_ids?: string) =>
    ((await client.data('get-student-initial-pwd-list', { team_id: '1', student_ids })) as { items: Initial[] }).items

  it('are computed from the seed, follow the rule, and hardly ever repeat', async () => {
    const client = await schools.start({ size: 'full' })
    const first = await initial(client)
    expect(first).toHaveLength(40)
    for (const { password } of first) expect(password).toMatch(/^[a-z]{4}[2-9]{4}$/)
    expect(new Set(first.map(one => one.password)).size).toBe(40)
    expect(await initial(await schools.restart({ size: 'full' }))).toEqual(first)
    expect(await initial(await schools.start({ size: 'full', seed: 2 }))).not.toEqual(first)
  })

  it('are listed only for students of the class', async () => {
    const client = await schools.start()
    expect((await initial(client, 's-3,s-1')).map(one => one.student_id)).toEqual(['s-3', 's-1'])
    for (const [student_ids, sentence] of [
      ['s-1,s-11', notInTeamRefusal],
      ['s-1,s-99', nobody],
    ] as const) {
      const body = await client.body('get-student-initial-pwd-list', { team_id: '1', student_ids })
      expect([[body.errcode, body.errmsg], body.data]).toEqual([sentence, null])
    }
  })

  it('are listed by number, also after changed numbers and new students', async () => {
    const client = await schools.start()
    const order = async () => (await initial(client)).map(one => one.student_id)
    await client.data('change-student-info', { student_id: 's-1', number: '99' })
    expect((await order()).at(-1)).toBe('s-1')
    const students = [
      { student_id: 's-11', number: '0' },
      // s-3 is in the class already: with its new number it must move to the last place.
      { student_id: 's-3', number: '100' },
    ]
    await client.data('import-team-students-list', { team_id: '1', students })
    expect(await order()).toEqual(['s-11', 's-2', ...[4, 5, 6, 7, 8, 9, 10].map(at => `s-${at}`), 's-1', 's-3'])
  })

  it('are marked as changed, and appear in no answer and not in the journal', async () => {
    let client = await schools.start()
    const password = client.encrypt('ohayou22')
    await client.data('change-student-password-safe', { student_id: 's-1', password })
    client = await schools.restart()
    const all = await initial(client, 's-1,s-2')
    expect(all[0]).toEqual({ student_id: 's-1', nickname: '阿部 陽菜', number: '01', password_changed: 1 })
    expect(all[1]).toMatchObject({ password_changed: 0, password: expect.any(String) })
    expect((await find(client, 's-1')).password_changed).toBe(1)
    expect((await find(client, 's-2')).password_changed).toBe(0)
    expect(JSON.stringify(await (await client.control('state')).json())).not.toContain('ohayou22')
    expect(schools.journal()).toContain('student-password')
    expect(schools.journal()).not.toContain('ohayou22')
  })

  it('must follow the rule and differ from the old one', async () => {
    const client = await schools.start()
    const change = (password: string) =>
      refused(client, 'change-student-password-safe', { student_id: 's-1', password })
    const length = [400, 'パスワードは6〜20文字で入力してください。']
    const kinds = [400, 'パスワードは半角の英字と数字を組み合わせて入力してください。']
    const same = [400, '新しいパスワードは現在のパスワードと異なるものにしてください。']
    expect(await change('ohayou22')).toEqual([400, 'パスワードを読み取れませんでした。'])
    expect(await change(client.encrypt('oha22'))).toEqual(length)
    expect(await change(client.encrypt(`a${'1'.repeat(20)}`))).toEqual(length)
    expect(await change(client.encrypt('ohayoooo'))).toEqual(kinds)
    expect(await change(client.encrypt('ohayou22!'))).toEqual(kinds)
    const [own] = await initial(client, 's-1')
    expect(await change(client.encrypt(own?.password ?? ''))).toEqual(same)
    expect(await change(client.encrypt('ohayou22', 'pkcs1'))).toEqual([0, ''])
    expect(await change(client.encrypt('ohayou22'))).toEqual(same)
    // The initial password is no longer valid, so it may be chosen again.
    expect(await change(client.encrypt(own?.password ?? ''))).toEqual([0, ''])
    expect(
      await refused(client, 'change-student-password-safe', { student_id: 's-99', password: client.encrypt('abc123') }),
    ).toEqual(nobody)
  })
})

describe('the student sheets', () => {
  const sheet = async <N extends 'export-students-xls' | 'import-students-template'>(
    client: Client,
    name: N,
    request: EndpointRequest<N>,
  ) => {
    const answer = await client.fetch(name, request)
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await answer.arrayBuffer())
    return (book.worksheets[0]?.getSheetValues() ?? []).flatMap(row => (Array.isArray(row) ? [row.slice(1)] : []))
  }

  it('list a class without passwords and formulas', async () => {
    const client = await schools.start()
    await client.data('change-student-password-safe', { student_id: 's-1', password: client.encrypt('ohayou22') })
    const rows = await sheet(client, 'export-students-xls', { team_id: '1' })
    expect(rows[0]).toEqual(['クラス', '番号', '生徒ID', '生徒名', '学年', '組', 'パスワード'])
    expect(rows[1]).toEqual(['2年A組', '01', 's-1', '阿部 陽菜', '2年', 'A組', '変更済み'])
    expect(rows[2]?.[6]).toBe('初期パスワードのまま')
    expect(rows[7]?.[3]).toBe("'=田中 一郎")
    expect(rows).toHaveLength(11)
    const { items } = (await client.data('get-student-initial-pwd-list', { team_id: '1' })) as {
      items: { password?: string }[]
    }
    const passwords = nonEmpty(items.flatMap(({ password }) => password ?? []))
    expect(rows.flat().filter(cell => passwords.includes(String(cell)))).toEqual([])
  })

  it('have a class column only for several classes', async () => {
    const client = await schools.start()
    const all = await sheet(client, 'import-students-template', {})
    expect(all.slice(0, 2)).toEqual([
      ['クラス', '生徒ID', '番号', '生徒名', '学年', '組'],
      ['2年A組', 's-1', '01', '阿部 陽菜', '2年', 'A組'],
    ])
    expect(all).toHaveLength(21)
    const one = await sheet(client, 'import-students-template', { team_id: '1' })
    expect(one.slice(0, 2)).toEqual([
      ['生徒ID', '番号', '生徒名', '学年', '組'],
      ['s-1', '01', '阿部 陽菜', '2年', 'A組'],
    ])
    expect(one).toHaveLength(11)
    expect(await refused(client, 'import-students-template', { team_id: '9' })).toEqual([
      404,
      'このクラスは見つかりません。',
    ])
  })
})

describe('a student’s work on a topic', () => {
  it('is returned round by round, as in the paper and the score matrix', async () => {
    const client = await schools.start()
    const request = { student_id: 's-1', topic_id: '9001' }
    const details = (await client.data('student-homework-topic-details', request)) as {
      items: { round: number; score?: number; submit_time: string }[]
      score: number
      best_score: number
      learn_count: number
    }
    expect(details).toMatchObject({
      homework_id: '501',
      title: '全ビュー見本',
      nickname: '阿部 陽菜',
      submit_status: 2,
    })
    expect(details.items.map(one => one.round)).toEqual([1, 2, 3])
    for (const { round, score, submit_time } of details.items) {
      const paper = (await client.data('topic-answer-paper', { ...request, homework_id: '501', round })) as {
        resource: { total_score?: number }
        updated_at: string
      }
      expect([paper.resource.total_score, paper.updated_at]).toEqual([score, submit_time])
    }
    expect(details.best_score).toBe(Math.max(...details.items.map(one => one.score ?? 0)))
    expect([details.score, details.learn_count]).toEqual([details.items[2]?.score, 3])
  })

  it('grows as time passes', async () => {
    const client = await schools.start()
    const rounds = async () => {
      const request = { student_id: 's-1', topic_id: '9001' }
      return ((await client.data('student-homework-topic-details', request)) as { items: object[] }).items.length
    }
    await client.control('clock', { now: '2026-11-01T00:00:00Z' })
    expect(await rounds()).toBe(0)
    await client.control('clock', { now: '2026-11-30T00:00:00Z' })
    expect(await rounds()).toBe(3)
  })

  it('is refused if it does not exist', async () => {
    const client = await schools.start()
    const ask = (student_id: string, topic_id: string) =>
      refused(client, 'student-homework-topic-details', { student_id, topic_id })
    expect(await ask('s-1', '1')).toEqual([404, 'この課題は見つかりません。'])
    expect(await ask('s-99', '9001')).toEqual(nobody)
    await client.data('import-team-students-list', { team_id: '1', students: [{ nickname: '転入 一郎' }] })
    expect(await ask('s-21', '9001')).toEqual([400, 'この生徒は宿題の対象ではありません。'])
  })
})
