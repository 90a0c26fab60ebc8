import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { readWorkbook, rowValues } from '../excel/read-back'
import { type Answers, copyOf, type Stage, setUp } from './setup'

const fileName = 'Unit 5_成績表_20261116.xlsx'

const row = (index: number, over: Record<string, unknown> = {}) => ({
  student_id: `s-${index}`,
  number: String(index).padStart(2, '0'),
  nickname: `生徒${index}`,
  team_id: '3',
  team_name: '2年A組',
  submit_status: 2,
  // In no order, with one that is no column.
  scores: [
    { topic_id: '9002', score: 50 },
    { topic_id: 'other', score: 1 },
    { topic_id: '9001', score: 90 },
  ],
  ...over,
})

const columns = () => ({
  items: [
    { topic_id: '9001', resource_title: '文の音読', full_score: 100 },
    { topic_id: '9002', resource_title: '空所補充', full_score: 100 },
  ],
  total: 2,
})

type Page = { page: number; limit: number }
type Rows = (request: Page) => unknown

let on: Stage
const requestedPages: Page[] = []
async function set(rows: Rows, over: { answers?: Answers; title?: string } = {}): Promise<Stage> {
  requestedPages.length = 0
  const answers: Answers = {
    'topic-score-overview-x': columns,
    'topic-score-overview-y': request => {
      const page = { page: Number(request.page), limit: Number(request.limit) }
      requestedPages.push(page)
      return rows(page)
    },
    ...over.answers,
  }
  on = await setUp({ answers, title: over.title })
  return on
}
afterEach(() => {
  vi.restoreAllMocks()
  return on.remove()
})

const students = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))

/** A server with its own idea of a page's size, and of how many students there are. */
const paged =
  (count: number, size: number, total = count): Rows =>
  ({ page }) => ({ items: students(count).slice((page - 1) * size, page * size), total })

const open = async () => readWorkbook(await readFile(join(on.folder, fileName)))

describe('the score sheet', () => {
  it('contains every student, whatever the page sizes of the server are', async () => {
    await set(paged(23, 5))
    const state = await on.over('score-sheet')
    expect(state).toMatchObject({ state: 'done', name: fileName, received: 23, total: 23 })
    expect(requestedPages[0]).toEqual({ page: 1, limit: 100 })
    const sheet = await open()
    expect(rowValues(sheet, 3)).toEqual([
      '期間：2026/11/16（月）8:00 〜 2026/11/22（日）23:59　　作成日：2026年11月16日',
    ])
    expect(rowValues(sheet, 6)).toEqual(['01', '生徒1', '2年A組', 's-1', '提出済み', 70, 90, 50])
    expect(rowValues(sheet, 28).slice(0, 2)).toEqual(['23', '生徒23'])
    expect(sheet.rowCount).toBe(30)
  })

  it('shows a topic that comes twice once', async () => {
    const twice = () => ({ items: [...columns().items, ...columns().items], total: 4 })
    await set(paged(1, 5), { answers: { 'topic-score-overview-x': twice } })
    await on.over('score-sheet')
    expect(rowValues(await open(), 6).slice(5)).toEqual([70, 90, 50])
  })

  it('does not believe a total that is too small', async () => {
    await set(paged(12, 5, 3))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12, total: 12 })
  })

  it('waits for a slow server, also when its total says that all students are there', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await set(paged(12, 5, 3))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12 })
    expect(timeout).not.toHaveBeenCalled()
  })

  it('says in the sheet if students are missing, because the total is larger than the number of received rows', async () => {
    await set(paged(12, 5, 78))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12, total: 78 })
    const sheet = await open()
    expect(sheet.getRow(sheet.rowCount).getCell(1).value).toBe(text.sheet.mismatch(12, 78))
  })

  it('ends if a server repeats its pages', async () => {
    await set(() => ({ items: students(5), total: 5 }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 5 })
    expect(requestedPages.length).toBe(2)
    await on.remove()

    // Pages that overlap, then the last page repeated.
    await set(({ page }) => ({
      items: students(12)
        .slice((Math.min(page, 4) - 1) * 3)
        .slice(0, 5),
      total: 12,
    }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12 })
  })

  it('fails if a server sends pages without end', async () => {
    let made = 0
    await set(() => ({ items: Array.from({ length: 6000 }, () => row(++made, { scores: [] })), total: 6000 }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: { kind: 'invalid-response' } })
    expect(await on.files()).toEqual([])
  })

  it('keeps a student of two classes twice, and odd statuses empty', async () => {
    await set(({ page }) => ({
      items: page > 1 ? [] : [row(1), row(1, { team_id: '4', team_name: '=1+1', submit_status: 9 })],
      total: 2,
    }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 2 })
    expect(rowValues(await open(), 7).slice(0, 5)).toEqual(['01', '生徒1', "'=1+1", 's-1', ''])
  })

  it('is empty but complete for a homework without students', async () => {
    await set(() => ({ items: [], total: 0 }), { title: '=1+1' })
    expect(await on.over('score-sheet')).toMatchObject({
      state: 'done',
      name: '=1+1_成績表_20261116.xlsx',
      received: 0,
    })
  })

  it.each([1, 2, 3])('leaves no file if page %i fails', async bad => {
    const fault = failure('network', text.failed).error
    await set(request => (request.page === bad ? fault : paged(23, 5)(request)))
    expect(await on.over('score-sheet')).toMatchObject({
      state: 'failed',
      error: { ...fault, message: text.exportOffline },
    })
    expect(await on.files()).toEqual([])
  })

  it('leaves no file if the columns fail', async () => {
    const fault = failure('server', text.serverFault).error
    await set(paged(1, 5), { answers: { 'topic-score-overview-x': () => fault } })
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: fault })
    expect(await on.files()).toEqual([])
  })

  it.each([1, 2, 4])('leaves no file if it is cancelled at page %i', async at => {
    let id = ''
    let cancelling: Promise<unknown> = Promise.resolve()
    await set(request => {
      if (request.page === at) cancelling = on.downloads.cancel({ id })
      return paged(23, 5)(request)
    })
    const begun = await on.begin('score-sheet')
    id = begun.id
    expect(await begun.next(state => state.state !== 'running')).toMatchObject({ state: 'cancelled' })
    await cancelling
    expect(await on.files()).toEqual([])
  })
})

describe('the score sheet without a server', () => {
  const noResponse = failure('network', text.failed).error
  /** 2026-11-20 14:03 and later, in Tokyo. */
  const at = Date.UTC(2026, 10, 20, 5, 3)
  const minute = 60_000
  const time = '2026/11/20 14:03'

  const notesOf = (sheet: Awaited<ReturnType<typeof open>>): [row: number, words: string][] => {
    const found: [number, string][] = []
    sheet.eachRow((each, number) => {
      const value = each.getCell(1).value
      if (typeof value === 'string' && /オフライン|一致しません/.test(value)) found.push([number, value])
    })
    return found
  }

  /** Copies of this many pages of 5; no other call succeeds. */
  const copies =
    (pages: number, count: number, when = (_page: number) => at): Rows =>
    request =>
      request.page <= pages ? copyOf(paged(count, 5)(request), when(request.page)) : noResponse

  const away = (over: Answers = {}): { answers: Answers } => ({
    answers: { 'topic-score-overview-x': () => copyOf(columns(), at + minute), ...over },
  })

  it('is made from the copies, and shows their time', async () => {
    await set(copies(2, 10), away())
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 10, total: 10, copiedAt: at })
    const sheet = await open()
    expect(notesOf(sheet)).toEqual([[4, `オフライン：${time} 時点のデータ`]])
    expect(rowValues(sheet, 6).slice(0, 3)).toEqual(['番号', '生徒', 'クラス'])
    expect(rowValues(sheet, 7).slice(0, 2)).toEqual(['01', '生徒1'])
    expect(sheet.autoFilter).toBe('A6:H16')
    expect(sheet.views[0]).toMatchObject({ ySplit: 6 })
  })

  it('includes the copy of the homework’s basic information in that time', async () => {
    const facts = { homework_id: '501', title: 'Unit 5', team_names: [], start_time: '', end_time: '' }
    await set(copies(1, 5), away({ 'homework-basic-info': () => copyOf(facts, at - minute) }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', copiedAt: at - minute })
    expect(notesOf(await open())).toEqual([[4, 'オフライン：2026/11/20 14:02 時点のデータ']])
  })

  it('shows how many students are missing if the teacher had not opened all pages', async () => {
    await set(copies(2, 23), away())
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 10, total: 23 })
    const sheet = await open()
    expect(notesOf(sheet)).toEqual([
      [4, `オフライン：${time} 時点のデータ`],
      [sheet.rowCount, text.sheet.mismatch(10, 23)],
    ])
  })

  it('believes the copy that knows of most students', async () => {
    await set(
      request => (request.page > 2 ? noResponse : copyOf(paged(23, 5, request.page === 1 ? 23 : 10)(request), at)),
      away(),
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 10, total: 23 })
    const sheet = await open()
    expect(sheet.getRow(sheet.rowCount).getCell(1).value).toBe(text.sheet.mismatch(10, 23))
  })

  it('waits only three seconds for the page after the last student', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await set(copies(2, 10), away())
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 10, total: 10, copiedAt: at })
    expect(timeout.mock.calls).toEqual([[3000]])
  })

  it('fails if there is no page at all', async () => {
    await set(copies(0, 5), away())
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: { message: text.exportOffline } })
    expect(await on.files()).toEqual([])
  })

  it('continues with copies if the network fails in the middle, and shows it below the table', async () => {
    const rows: Rows = request => (request.page === 1 ? paged(13, 5)(request) : copies(3, 13)(request))
    await set(rows)
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 13, copiedAt: at })
    const sheet = await open()
    expect(notesOf(sheet)).toEqual([[sheet.rowCount, `オフライン：${time} 時点のデータ`]])
    expect(rowValues(sheet, 5)[0]).toBe('番号')
  })

  it('shows the oldest time, below the table if it is older than the one above', async () => {
    await set(
      copies(2, 10, page => at + minute - (page - 1) * minute),
      away(),
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', copiedAt: at })
    const sheet = await open()
    expect(notesOf(sheet)).toEqual([
      [4, 'オフライン：2026/11/20 14:04 時点のデータ'],
      [sheet.rowCount, `オフライン：${time} 時点のデータ`],
    ])
  })

  it('fails if the network fails in the middle and a page has no copy', async () => {
    await set(request => (request.page === 1 ? paged(13, 5)(request) : copies(2, 13)(request)))
    expect(await on.over('score-sheet')).toMatchObject({
      state: 'failed',
      error: { kind: 'network', message: text.exportOffline },
    })
    expect(await on.files()).toEqual([])
  })

  it('is complete if the network fails after the last student', async () => {
    await set(request => (request.page <= 3 ? paged(13, 5)(request) : noResponse))
    const state = await on.over('score-sheet')
    expect(state).toMatchObject({ state: 'done', received: 13 })
    expect(state.copiedAt).toBeUndefined()
    expect(notesOf(await open())).toEqual([])
  })

  it('fails if the server answers with an error', async () => {
    const fault = failure('server', text.serverFault).error
    await set(request => (request.page === 3 ? fault : copies(2, 10)(request)), away())
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: fault })
    expect(await on.files()).toEqual([])
  })

  it.each(['export-topic-score-overview', 'export-topic-student-score'] as const)(
    'cannot be replaced by %s, which opens no dialog and shows why',
    async kind => {
      const facts = { homework_id: '501', title: 'Unit 5', team_names: [], start_time: '', end_time: '' }
      const requested: string[] = []
      on = await setUp({
        answers: { 'homework-basic-info': () => copyOf(facts, at) },
        choose: async name => {
          requested.push(name)
          return null
        },
      })
      expect(await on.over(kind)).toMatchObject({
        state: 'failed',
        error: { kind: 'network', message: text.exportOffline },
      })
      expect(requested).toEqual([])
      expect(await on.files()).toEqual([])
    },
  )
})
