import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { readWorkbook, rowValues } from '../excel/read-back'
import { type Answers, type Stage, stage } from './stage'

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
const asked: Page[] = []
async function set(rows: Rows, over: { answers?: Answers; title?: string } = {}): Promise<Stage> {
  asked.length = 0
  const answers: Answers = {
    'topic-score-overview-x': columns,
    'topic-score-overview-y': request => {
      const page = { page: Number(request.page), limit: Number(request.limit) }
      asked.push(page)
      return rows(page)
    },
    ...over.answers,
  }
  on = await stage({ answers, title: over.title })
  return on
}
afterEach(() => on.remove())

const students = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))

/** A server with its own idea of a page's size, and of how many students there are. */
const paged =
  (count: number, size: number, total = count): Rows =>
  ({ page }) => ({ items: students(count).slice((page - 1) * size, page * size), total })

const open = async () => readWorkbook(await readFile(join(on.folder, fileName)))

describe('the score sheet', () => {
  it('holds every student, however the server cuts its pages', async () => {
    await set(paged(23, 5))
    const state = await on.over('score-sheet')
    expect(state).toMatchObject({ state: 'done', name: fileName, received: 23, total: 23 })
    expect(asked[0]).toEqual({ page: 1, limit: 100 })
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

  it('says so in the sheet where the total is larger than what came', async () => {
    await set(paged(12, 5, 78))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12, total: 78 })
    const sheet = await open()
    expect(sheet.getRow(sheet.rowCount).getCell(1).value).toBe(text.sheet.mismatch(12, 78))
  })

  it('ends where a server repeats itself', async () => {
    await set(() => ({ items: students(5), total: 5 }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 5 })
    expect(asked.length).toBe(2)
    await on.remove()

    // Pages that overlap, then the last one again and again.
    await set(({ page }) => ({
      items: students(12)
        .slice((Math.min(page, 4) - 1) * 3)
        .slice(0, 5),
      total: 12,
    }))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 12 })
  })

  it('gives up on a server that never ends', async () => {
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

  it('is empty but whole for a homework without students', async () => {
    await set(() => ({ items: [], total: 0 }), { title: '=1+1' })
    expect(await on.over('score-sheet')).toMatchObject({
      state: 'done',
      name: '=1+1_成績表_20261116.xlsx',
      received: 0,
    })
  })

  it.each([1, 2, 3])('leaves nothing when page %i fails', async bad => {
    const fault = failure('network', text.failed, true).error
    await set(request => (request.page === bad ? fault : paged(23, 5)(request)))
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: fault })
    expect(await on.files()).toEqual([])
  })

  it('leaves nothing when the columns fail', async () => {
    const fault = failure('server', text.serverFault, true).error
    await set(paged(1, 5), { answers: { 'topic-score-overview-x': () => fault } })
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: fault })
    expect(await on.files()).toEqual([])
  })

  it.each([1, 2, 4])('leaves nothing when it is cancelled at page %i', async at => {
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
