/** Different calls agree about classes and their students, what they studied, messages and notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'
import { type Row, untypedCalls } from './untyped-calls'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

const { data, list } = untypedCalls(() => client)

const all = { page: 1, limit: 200 }
const day = 86_400_000
const days = { start_time: '2026-11-01', end_time: '2026-11-30' }

const pickFields = (row: Row | undefined, like: Row): Row =>
  Object.fromEntries(Object.keys(like).map(key => [key, row?.[key]]))

const figures = {
  exercise_count: 0,
  average_score: 0,
  best_score: 0,
  study_seconds: 0,
  record_duration: 0,
  integral: 0,
}
const asked = { homework_count: 0, submitted_count: 0, submit_percent: 0 }
const sum = (rows: readonly Row[], key: string) => rows.reduce((total, row) => total + Number(row[key]), 0)

interface Team extends Row {
  id: string
  student_count: number
}
interface Person extends Row {
  student_id: string
}

const rankings = [
  'exercise_count_ranking_v2',
  'exercise_score_ranking_v2',
  'record_duration_ranking_v2',
  'exercise-integral-ranking_v2',
] as const

describe.each([1.1921, 12])('%f days after Monday', later => {
  beforeAll(() => client.control('clock', { now: monday + later * day }))
  const teams = () => list<Team>('my-team-rows', {})

  it('every list of a class has the same students', async () => {
    for (const team of nonEmpty(await teams())) {
      const team_id = team.id
      const info = await data('team-info', { team_id })
      expect(pickFields(info, team)).toEqual(team)
      const students = await list<Person>('student-list-by-team', { team_id })
      expect(students.length).toBe(team.student_count)
      const ids = students.map(one => one.student_id).sort()
      for (const name of [
        'student-page-rows',
        'get-student-ebook-read-stat',
        'current-month-summary',
        ...rankings,
      ] as const) {
        const span = name.includes('ranking') ? days : {}
        const rows = await list<Person>(name, { team_id, ...all, ...span })
        expect([name, rows.map(one => one.student_id).sort()]).toEqual([name, ids])
      }
      const passwords = await list<Person>('get-student-initial-pwd-list', { team_id })
      expect(passwords.map(one => one.student_id).sort()).toEqual(ids)
      const homeworks = await list('my-homework-page-list', { team_id, ...all })
      const open = homeworks.filter(one => ![2, 3].includes(Number(one.status)))
      expect([info.homework_count, info.open_homework_count]).toEqual([homeworks.length, open.length])
      const [confirm] = await list('batch-deletion-confirm', { team_ids: team_id })
      expect(confirm).toMatchObject({
        student_count: team.student_count,
        homework_count: homeworks.length,
        open_homework_count: open.length,
      })
    }
  })

  it('summaries, rankings, reports, graphs and usage have the same study figures', async () => {
    const monthly = await data<Row & { items: Person[] }>('current-month-summary', all)
    for (const key of ['exercise_count', 'study_seconds', 'record_duration', 'integral', 'submitted_count']) {
      expect([key, sum(monthly.items, key)]).toEqual([key, monthly[key]])
    }
    for (const { id: team_id } of nonEmpty(await teams())) {
      const report = await data<Row & { items: Person[]; homeworks: Row[] }>('get-team-rpt', { team_id, ...days })
      const summary = await data<Row & { items: Person[] }>('current-month-summary', { team_id, ...all })
      expect(pickFields(report, { ...figures, ...asked })).toEqual(pickFields(summary, { ...figures, ...asked }))
      const [usage] = await list('usage-amount', { team_id, start_month: '2026-11', end_month: '2026-11' })
      expect(pickFields(usage, figures)).toEqual(pickFields(report, figures))
      const graph = await data<{ items: (Row & { points: Row[] })[] }>('progress-graph', {
        team_id,
        ...days,
        unit: 'month',
      })
      expect(pickFields(graph.items[0]?.points[0], figures)).toEqual(pickFields(report, figures))
      const own = await list<Row & { homework_id: string }>('my-homework-page-list', { team_id, ...all })
      for (const line of nonEmpty(report.homeworks)) {
        const row = own.find(one => one.homework_id === line.homework_id)
        expect(line).toMatchObject(
          pickFields(row, { title: '', homework_type: 0, start_time: '', end_time: '', topic_count: 0 }),
        )
      }
      const ranked = await Promise.all(rankings.map(name => list<Person>(name, { team_id, ...all, ...days })))
      for (const student of nonEmpty(report.items)) {
        const { student_id } = student
        const ofStudent = (one: Person) => one.student_id === student_id
        const summarised = summary.items.find(ofStudent)
        expect(pickFields(summarised, { ...figures, ...asked })).toEqual(pickFields(student, { ...figures, ...asked }))
        expect(ranked.map(ranking => pickFields(ranking.find(ofStudent), figures))).toEqual(
          Array(4).fill(pickFields(student, figures)),
        )
        const single = await data<Row & { items: Row[]; families: Row[] }>('get-student-rpt', { student_id, ...days })
        expect(pickFields(single, { ...figures, ...asked })).toEqual(pickFields(student, { ...figures, ...asked }))
        expect(single.homework_count).toBe(single.items.length)
        expect(single.submitted_count).toBe(single.items.filter(item => item.submit_status === 2).length)
        const summaryOfOne = await data<Row & { items: Row[] }>('exercise-summary', { student_id, ...days })
        expect(pickFields(summaryOfOne, figures)).toEqual(pickFields(student, figures))
        expect(sum(summaryOfOne.items, 'exercise_count')).toBe(student.exercise_count)
        const logs = await data<{ total: number; items: Row[] }>('resource-exercise-logs', {
          student_id,
          ...days,
          ...all,
        })
        expect(logs.total).toBe(student.exercise_count)
        const intelligence = await data<{ families: Row[] }>('intelligence', { student_id, ...days })
        // with the number of the class besides
        expect(intelligence.families).toEqual(single.families.map(family => expect.objectContaining(family) as unknown))
        const ever = await data('exercise-summary', { student_id })
        const filter = await data<{ view_keys: Row[]; resource_levels: Row[] }>('exercise-search-filter2', {
          student_id,
        })
        expect(sum(filter.view_keys, 'exercise_count')).toBe(ever.exercise_count)
        expect(sum(filter.resource_levels, 'exercise_count')).toBe(ever.exercise_count)
        const topics = await data<{ items: Row[]; total: number }>('study-survey-homework-topic-list', {
          student_id,
          ...all,
        })
        const homeworks = await data<{ homeworks: Row[] }>('homework-search-filter2', { student_id })
        const shown = new Set(topics.items.map(topic => topic.homework_id))
        expect(
          homeworks.homeworks.map(one => one.homework_id).filter(id => topics.total <= 200 && !shown.has(id)),
        ).toEqual([])
      }
    }
  })

  it('statistics, lists and impressions agree about reading', async () => {
    const written = await list<Person & { ebook_id: string }>('impression-page-list', all)
    let compared = 0
    for (const stat of nonEmpty(await list<Person>('get-student-ebook-read-stat', all))) {
      const { student_id } = stat
      const books = await list<Row & { ebook_id: string }>('ebook-read-list', { student_id })
      const read = books.filter(book => book.read_percent === 100)
      expect(stat).toMatchObject({
        read_count: read.length,
        reading_count: books.length - read.length,
        word_count: sum(read, 'word_count'),
        impression_count: books.filter(book => book.has_impression === 1).length,
      })
      const own = written.filter(one => one.student_id === student_id)
      expect(own.map(one => one.ebook_id).sort()).toEqual(
        books
          .filter(book => book.has_impression === 1)
          .map(book => book.ebook_id)
          .sort(),
      )
      for (const row of own) {
        expect(await data('impression-detail', { student_id, ebook_id: row.ebook_id })).toEqual(row)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBe(written.length)
  })

  it('lists and details of messages, notices, lessons and applications agree', async () => {
    for (const row of nonEmpty(await list<Row & { id: string }>('outbox-message-list', { page: 1, limit: 100 }))) {
      const details = await data<Row & { receivers: Row[] }>('message-details', { id: row.id })
      expect(details).toMatchObject(row)
      expect([details.receivers.length, details.receivers.filter(one => one.is_read === 1).length]).toEqual([
        row.student_count,
        row.read_count,
      ])
    }
    const both = await list<Row & { id: string }>('notice-page-list', all)
    const system = await list('system-notice-page-list', all)
    const homework = await list('homework-notice-page-list', all)
    expect(both.length).toBe(system.length + homework.length)
    const { new_msg_num } = await data('new-notice-total', {})
    expect(new_msg_num).toBe(both.filter(one => one.is_read === 0).length)
    const rows = await list<Row & { homework_id: string }>('my-homework-page-list', all)
    for (const notice of nonEmpty(homework)) {
      const own = rows.find(one => one.homework_id === notice.homework_id)
      expect(own).toBeDefined()
      expect(String(notice.content)).toContain(String(own?.title))
    }
    const lessons = await list<Row & { class_id: string }>('online-class-page-list', { page: 1, limit: 100 })
    for (const row of nonEmpty(lessons)) {
      expect(await data('online-class-basic-info', { class_id: row.class_id })).toEqual(row)
    }
  })

  it('the first page, the filters and the lists have the same homework counts', async () => {
    const summary = await data('new-homework-summary', {})
    const count = async (finish_type: number) => (await list('my-homework-page-list', { finish_type, ...all })).length
    expect(summary).toMatchObject({
      in_progress_count: await count(1),
      ended_count: await count(2),
      awaiting_count: await count(3),
    })
    const open = await list('my-homework-page-list', { finish_type: 1, ...all })
    expect(summary.unsubmitted_count).toBe(sum(open, 'student_count') - sum(open, 'submitted_count'))
  })

  it('the counts of the catalogue match its lists', async () => {
    const families = await list<Row & { family_id: string }>('resource-family-list', {})
    for (const { family_id, book_count, resource_count } of nonEmpty(families)) {
      const books = await list<Row & { book_id: string }>('resource-book-list', { family_id })
      expect([books.length, sum(books, 'resource_count')]).toEqual([book_count, resource_count])
      for (const book of books) {
        const units = await list('resource-unit-list', { book_id: book.book_id })
        expect([units.length, sum(units, 'resource_count')]).toEqual([book.unit_count, book.resource_count])
        const shown = await list('resource-page-list', { book_id: book.book_id, ...all })
        expect(shown.length).toBe(book.resource_count)
      }
    }
    const done = new Map(
      (await list<Row & { resource_id: string }>('resource-page-list', all)).map(one => [
        one.resource_id,
        Number(one.completed_count),
      ]),
    )
    for (const { homework_id } of nonEmpty(await list<Row & { homework_id: string }>('my-homework-page-list', all))) {
      const topics = await list<Row & { resource_id: string }>('homework-topic-list', { id: homework_id })
      for (const topic of nonEmpty(topics)) {
        expect(done.get(topic.resource_id)).toBeGreaterThanOrEqual(Number(topic.completed_count))
      }
    }
  })

  it('notices agree with the row of their homework', async () => {
    const notices = await list<Row & { homework_id: string; create_time: string }>('homework-notice-page-list', all)
    for (const row of nonEmpty(await list<Row & { homework_id: string }>('my-homework-page-list', all))) {
      const own = notices.filter(notice => notice.homework_id === row.homework_id)
      const noticesTitled = (title: string) => own.filter(notice => notice.title === title)
      const where = `homework ${row.homework_id}`
      const complete = row.submitted_count === row.student_count
      const full = noticesTitled('全員が提出しました')
      expect([where, full.length]).toEqual([where, complete ? 1 : 0])
      const over = noticesTitled('期限が過ぎました')
      // There is no notice about a deadline if all students submitted before it.
      const late = over.filter(notice => complete && notice.create_time > String(full[0]?.create_time))
      expect([where, late]).toEqual([where, []])
      const [last] = over
      if (row.status !== 3 || row.delay === 1) continue
      const open = Number(row.student_count) - Number(row.submitted_count)
      expect([where, last?.create_time, last?.content]).toEqual([
        where,
        row.end_time,
        `「${row.title}」の期限が過ぎました。未提出は${open}名です。`,
      ])
    }
  })
})

describe('a homework that is redistributed before its deadline', () => {
  it('has a notice about the deadline that was reached, and none about the replaced one', async () => {
    await client.control('clock', { now: monday })
    const rows = await list<Row & { homework_id: string; end_time: string }>('reissue-page-list', {
      reissue_type: 1,
      ...all,
    })
    const row = rows.find(one => one.status === 1)
    const homework_id = row?.homework_id ?? ''
    await data('delay-homework', { homework_id })
    await client.control('clock', { now: monday + 30 * day })
    const notices = await list<Row>('homework-notice-page-list', all)
    const own = notices.filter(notice => notice.homework_id === homework_id)
    const after = await data<{ end_time: string; status: number }>('homework-basic-info', { id: homework_id })
    expect(after.end_time > (row?.end_time ?? '')).toBe(true)
    const over = own.filter(notice => notice.title === '期限が過ぎました').map(notice => notice.create_time)
    expect(over).toEqual(after.status === 3 ? [after.end_time] : [])
    expect(own.filter(notice => notice.title === '再配信しました')).toHaveLength(1)
  })
})
