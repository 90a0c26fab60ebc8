import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defined } from '../../fixtures/defined'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { finishedTask } from '../../fixtures/requests/study'
import { type Client, monday, startLoggedIn } from './client'
import { showcaseTopics } from './showcase-topics'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Task {
  task_id: string
  status: number
}

type Start = 'export-student-study-report' | 'export-student-homework-report'

const students = Array.from({ length: 20 }, (_, at) => `s-${at + 1}`)
const advance = (ms: number) => client.control('clock', { advance: ms })
const startStudy = async (student_ids: string, email?: string) =>
  ((await client.data('export-student-study-report', { student_ids, email })) as Task).task_id
const study = async (task_id: string) => (await client.data('student-study-report', { task_id })) as Task
const refusal = async (name: Start, request: object) => {
  const answer = await client.fetch(name, request as never)
  const body = (await answer.json()) as { errcode: number; errmsg: string }
  return [body.errcode, body.errmsg]
}

async function book(task_id: string) {
  const answer = await client.fetch('report-file', { task_id })
  const read = new ExcelJS.Workbook()
  await read.xlsx.load(await answer.arrayBuffer())
  return read.worksheets.map(sheet => ({
    name: sheet.name,
    rows: sheet.getSheetValues().flatMap(row => (Array.isArray(row) ? [row.slice(1)] : [])),
  }))
}

/** Starts one task per student until some have failed and some have not; the seed decides which. */
async function byOutcome() {
  const tasks = await Promise.all(students.map(async id => ({ id, task: await startStudy(id) })))
  await advance(10_000)
  const seen = await Promise.all(tasks.map(async one => ({ ...one, status: (await study(one.task)).status })))
  return { good: seen.filter(one => one.status === 1), failed: seen.filter(one => one.status === 2), seen }
}

describe('the list of reports', () => {
  const listed = async (of: Client) =>
    ((await of.data('report-task-list', { page: 1, limit: 50 })) as { items: (Task & { title: string })[] }).items

  it('names a report after its student or its class', async () => {
    const own = await startLoggedIn()
    for (const student_ids of ['s-1', 's-1,s-2', 's-1,s-11'])
      await own.data('export-student-study-report', { student_ids, email: undefined })
    expect((await listed(own)).map(({ title }) => title)).toEqual([
      '個人成績表_2026-11-16',
      '個人成績表_2年A組_2026-11-16',
      '個人成績表_阿部 陽菜_2026-11-16',
    ])
    await own.school.close()
  })

  it('retries a failed one by its number, for the same students and period', async () => {
    const other = await startLoggedIn()
    const period = { start_time: '2026-11-01', end_time: '2026-11-30' }
    let failed = ''
    for (const student_ids of students) {
      const task = (await other.data('export-student-study-report', { student_ids, ...period })) as Task
      await other.control('clock', { advance: 4000 })
      if (((await other.data('student-study-report', { task_id: task.task_id })) as Task).status === 2)
        failed = task.task_id
      if (failed !== '') break
    }
    const before = (await listed(other)).find(one => one.task_id === failed)
    const { task_id } = (await other.data('report-task-retry', { task_id: failed })) as Task
    await other.control('clock', { advance: 4000 })
    const after = (await listed(other)).find(one => one.task_id === task_id)
    expect(after).toMatchObject({ status: 1, title: before?.title })
    const refused = async (id: string) => (await other.body('report-task-retry', { task_id: id })).errmsg
    expect(await refused(task_id)).toBe('失敗していないデータ出力は、やり直せません。')
    expect(await refused('99')).toBe('このデータ出力は見つかりません。')
    await other.school.close()
  })

  it('does not retry a report whose homework was deleted', async () => {
    const other = await startLoggedIn()
    const report = { student_id: 's-1', homework_id: '502' }
    const { items } = (await other.data('my-homework-page-list', { page: 1, limit: 50, team_id: '1' })) as {
      items: { homework_id: string }[]
    }
    let task: Task | undefined
    let homework_id = ''
    for ({ homework_id } of items) {
      const answer = await other.body('export-student-homework-report', { ...report, homework_id })
      if (answer.errcode === 0) task = answer.data as Task
      if (task) break
    }
    await other.data('homework-delete', { homework_id })
    await other.control('clock', { advance: 4000 })
    const { task_id } = defined(task)
    expect((await other.body('report-task-retry', { task_id })).errmsg).toBe(
      '対象の宿題または生徒が見つからないため、やり直せません。',
    )
    await other.school.close()
  })

  it('removes deleted reports, never reuses their numbers, and keeps this over a restart', async () => {
    const dataDir = folder()
    const first = await startLoggedIn({ dataDir })
    const task = async (of: Client, student_ids: string) =>
      ((await of.data('export-student-study-report', { student_ids })) as Task).task_id
    const [keptId, deletedId] = [await task(first, 's-1'), await task(first, 's-2')]
    expect((await first.body('report-task-delete', { task_ids: `${keptId},99` })).errcode).toBe(404)
    await first.data('report-task-delete', { task_ids: deletedId })
    expect((await first.body('student-study-report', { task_id: deletedId })).errmsg).toBe(
      'このデータ出力は見つかりません。',
    )
    await first.school.close()
    const second = await startLoggedIn({ dataDir })
    expect((await listed(second)).map(one => one.task_id)).toEqual([keptId])
    expect(await task(second, 's-3')).not.toBe(deletedId)
    await second.login('guest@sample.school')
    expect((await second.body('report-task-delete', { task_ids: keptId })).errmsg).toBe(
      'このデータ出力は見つかりません。',
    )
    await second.school.close()
  })
})

describe('study reports', () => {
  it('take some seconds, and then have a file', async () => {
    const { good } = await byOutcome()
    const id = good[0]?.id ?? ''
    const task_id = await startStudy(id)
    expect(await study(task_id)).toEqual({ task_id, status: 0 })
    expect((await client.body('report-file', { task_id })).errmsg).toBe('ファイルはまだ準備できていません。')
    await advance(3000)
    expect((await study(task_id)).status).toBe(0)
    await advance(100)
    expect((await study(task_id)).status).toBe(1)
    const file = await client.fetch('report-file', { task_id })
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toMatch(/個人成績表_.+_2026-11-16\.xlsx/)
  })

  it('fail in a few fixed cases, and succeed when started again', async () => {
    const fresh = await startLoggedIn()
    const before = client
    client = fresh
    const { good, failed } = await byOutcome()
    expect(failed.length).toBeGreaterThan(0)
    expect(good.length).toBeGreaterThan(failed.length)
    const [first] = failed
    expect((await client.body('report-file', { task_id: first?.task ?? '' })).errmsg).toBe(
      'ファイルを作成できませんでした。もう一度お試しください。',
    )
    const again = await startStudy(first?.id ?? '')
    await advance(10_000)
    expect((await study(again)).status).toBe(1)
    expect((await study(first?.task ?? '')).status).toBe(2)
    await fresh.school.close()
    client = await startLoggedIn()
    expect((await byOutcome()).failed.map(one => one.id)).toEqual(failed.map(one => one.id))
    await client.school.close()
    client = before
  })

  it('have the same values as the rankings', async () => {
    const { task_id } = await finishedTask(client)
    const [summary, homework] = await book(task_id)
    const ranked = (await client.data('exercise_count_ranking_v2', { page: 1, limit: 200 })) as {
      items: { student_id: string; exercise_count: number; average_score: number }[]
    }
    expect(summary?.rows).toHaveLength(3)
    for (const row of nonEmpty(defined(summary).rows.slice(1))) {
      const own = ranked.items.find(one => one.student_id === row[2])
      expect([row[7], row[8]]).toEqual([own?.exercise_count, own?.average_score])
    }
    expect(homework?.rows.length).toBeGreaterThan(2)
  })

  it('of one homework have lines by topic and by question', async () => {
    let task: Task
    do {
      const request = { student_id: 's-2', homework_id: '501' }
      const { task_id } = (await client.data('export-student-homework-report', request)) as Task
      await advance(10_000)
      task = (await client.data('student-homework-report', { task_id })) as Task
    } while (task.status !== 1)
    const [topics, questions] = await book(task.task_id)
    expect(topics?.rows).toHaveLength(1 + showcaseTopics)
    expect(topics?.rows.slice(1).map(row => row[3])).toEqual(Array(showcaseTopics).fill(100))
    expect(questions?.rows.length).toBeGreaterThan(showcaseTopics)
  })

  it('are sent once to their mail address when they are finished', async () => {
    const mails = () => client.consoleLines.filter(line => line.includes('kocho@sample.school'))
    const { good } = await byOutcome()
    const task_id = await startStudy(good[0]?.id ?? '', ' kocho@sample.school ')
    await study(task_id)
    expect(mails()).toEqual([])
    await advance(10_000)
    // Nobody asks for the report.
    await client.data('team-rows', {})
    expect(mails()).toHaveLength(1)
    await study(task_id)
    await client.data('report-task-list', { page: 1, limit: 20 })
    expect(mails()).toHaveLength(1)
  })

  it('are sent after a restart only if they were not sent before', async () => {
    const dataDir = folder()
    const first = await startLoggedIn({ dataDir })
    // Some of the reports fail.
    for (const student_ids of students.slice(0, 4))
      await first.data('export-student-study-report', { student_ids, email: 'kocho@sample.school' })
    await first.school.close()
    const sent: number[] = []
    for (const at of [monday, monday + 10_000, monday + 20_000]) {
      const again = await startLoggedIn({ dataDir, now: at })
      await again.body('report-task-list', { page: 1, limit: 20 })
      sent.push(again.consoleLines.filter(line => line.includes('kocho@sample.school')).length)
      await again.school.close()
    }
    expect(sent).toEqual([0, expect.toSatisfy(count => count > 0), 0])
  })

  it('are refused for invalid addresses, students, homework and days', async () => {
    const studyName = 'export-student-study-report'
    const homeworkName = 'export-student-homework-report'
    const mail = [400, 'メールアドレスの形式が正しくありません。']
    expect(await refusal(studyName, { student_ids: 's-1', email: 'a@b' })).toEqual(mail)
    expect(await refusal(homeworkName, { student_id: 's-1', homework_id: '501', email: 'x' })).toEqual(mail)
    expect(await refusal(studyName, { student_ids: 's-1,s-999' })).toEqual([404, 'この生徒は見つかりません。'])
    const days = { start_time: '2026-11-02', end_time: '2026-11-01' }
    expect(await refusal(studyName, { student_ids: 's-1', ...days })).toEqual([400, '期間の指定が正しくありません。'])
    expect(await refusal(studyName, { student_ids: 's-1', start_time: '2026-02-30' })).toEqual([
      400,
      '期間の指定が正しくありません。',
    ])
    const many = Array.from({ length: 101 }, (_, at) => `s-${at}`).join(',')
    expect(await refusal(studyName, { student_ids: many })).toEqual([400, '生徒は100名まで選択できます。'])
    expect(await refusal(homeworkName, { student_id: 's-1', homework_id: '1' })).toEqual([
      404,
      'この宿題は見つかりません。',
    ])
  })

  it('belong to one teacher, and each kind has its own status call', async () => {
    const task_id = await startStudy('s-1')
    const notFound = 'このデータ出力は見つかりません。'
    expect((await client.body('student-homework-report', { task_id })).errmsg).toBe(notFound)
    await client.login('nolive@sample.school')
    expect((await client.body('student-study-report', { task_id })).errmsg).toBe(notFound)
    expect((await client.body('report-file', { task_id })).errmsg).toBe(notFound)
    expect((await client.body('report-task-retry', { task_id })).errmsg).toBe(notFound)
    expect((await client.body('report-task-delete', { task_ids: task_id })).errmsg).toBe(notFound)
    expect(await client.data('report-task-list', { page: 1, limit: 20 })).toEqual({ items: [], total: 0 })
    await client.login()
  })

  it('continue and finish after a restart', async () => {
    const dataDir = folder()
    const before = client
    client = await startLoggedIn({ dataDir })
    const { task_id } = await finishedTask(client)
    await client.school.close()
    client = await startLoggedIn({ dataDir })
    expect((await study(task_id)).status).toBe(0)
    await advance(60_000)
    expect((await study(task_id)).status).toBe(1)
    const next = await startStudy('s-1')
    expect(Number(next)).toBe(Number(task_id) + 1)
    await client.school.close()
    client = before
  })
})
