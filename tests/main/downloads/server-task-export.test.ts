import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { skipWaits } from '../../fixtures/skip-waits'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, setUp } from './setup'

const kind = 'export-student-study-report'
const request = { student_ids: 's-1,s-2,s-2,s-3', start_time: '2026-10-01' }
const students = () => ({
  items: [
    { student_id: 's-11', nickname: '別人' },
    { student_id: 's-1', nickname: '髙橋 美咲' },
  ],
})
const silence = () => failure('network', text.failed).error
const statusOf = (status: number) => () => ({ task_id: '7', status })

let on: Stage
afterEach(() => on.remove())

/** A server whose task gives these answers, and then repeats the last one. Returns the requests. */
async function set(answers: (() => unknown)[], start: () => unknown = () => ({ task_id: '7' })) {
  const requests: [string, object][] = []
  const stored =
    (name: string, answer: () => unknown) =>
    (given: object): unknown => {
      requests.push([name, given])
      return answer()
    }
  on = await setUp({
    answers: {
      'search-student': stored('search', students),
      [kind]: stored('start', start),
      'student-study-report': stored('status', () => (answers.length > 1 ? answers.shift() : answers[0])?.()),
    },
    async stream(_signal, name, given) {
      requests.push([name, given])
      return blob([oldWorkbook()])
    },
  })
  return requests
}
const counted = (requests: [string, object][], name: string) => requests.filter(([each]) => each === name).length

it('is started once, polled at its interval, and saved under the student’s name', async () => {
  const waits = skipWaits()
  const requests = await set([statusOf(0), statusOf(0), statusOf(1)])
  expect(await on.over(kind, request)).toMatchObject({
    state: 'done',
    request,
    title: '髙橋 美咲ほか2人',
    name: '髙橋 美咲ほか2人_個人成績表_20261116.xls',
  })
  const status = ['status', { task_id: '7' }]
  expect(requests).toEqual([
    ['search', { kw: 's-1' }],
    ['start', request],
    status,
    status,
    status,
    ['report-file', { task_id: '7' }],
  ])
  expect(waits.filter(ms => ms === 2000)).toHaveLength(3)
})

it.each([
  ['the class if these are all of its students', ['s-1', 's-2', 's-3'], '2年A組'],
  ['a student if others are in the class', ['s-1', 's-2', 's-3', 's-4'], '髙橋 美咲ほか2人'],
  ['a student if one of them is in another class', ['s-1', 's-2'], '髙橋 美咲ほか2人'],
  ['a student if one of them left the class for another student', ['s-1', 's-2', 's-9'], '髙橋 美咲ほか2人'],
])('is named after %s', async (_what, classmates, title) => {
  skipWaits()
  on = await setUp({
    answers: {
      'search-student': () => ({ items: [{ student_id: 's-1', nickname: '髙橋 美咲', team_id: '3' }] }),
      'student-list-by-team': () => ({
        items: classmates.map(student_id => ({
          student_id,
          nickname: '',
          number: '',
          team_id: '3',
          team_name: '2年A組',
        })),
        total: classmates.length,
      }),
      [kind]: () => ({ task_id: '7' }),
      'student-study-report': statusOf(1),
    },
    stream: async () => blob([oldWorkbook()]),
  })
  expect((await on.over(kind, request)).name).toBe(`${title}_個人成績表_20261116.xls`)
})

it('of an earlier task is searched among the latest 200, and has the title of the task', async () => {
  const requests: unknown[] = []
  on = await setUp({
    answers: {
      'report-task-list': request => {
        requests.push(request)
        return { items: [{ task_id: '70', title: '別' }, ...tasks.splice(0)], total: 2 }
      },
    },
    stream: async () => blob([oldWorkbook()]),
  })
  const tasks = [{ task_id: '7', title: '2年A組' }]
  expect((await on.over('report-file', { task_id: '7' })).name).toBe('2年A組_レポート_20261116.xls')
  expect((await on.over('report-file', { task_id: '7' })).name).toBe('レポート_20261116.xls')
  expect(requests).toEqual(Array.from({ length: 2 }, () => ({ page: 1, limit: 200 })))
})

it('has a name without the student if the server does not know the student', async () => {
  skipWaits()
  await set([statusOf(1)])
  expect((await on.over(kind, { student_ids: 's-9,s-1' })).name).toBe('個人成績表_20261116.xls')
})

it('that failed on the server is reported, and its retry starts a new task', async () => {
  skipWaits()
  const requests = await set([statusOf(0), statusOf(2), statusOf(1)])
  const { id, next } = await on.begin(kind, request)
  const failed = await next(({ state }) => state !== 'running')
  expect(failed).toMatchObject({
    state: 'failed',
    error: { kind: 'status', message: text.task.failed },
  })
  expect(await on.files()).toEqual([])
  expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
  await next(({ state }) => state === 'done')
  expect(counted(requests, 'start')).toBe(2)
})

it('is not started again if the start has no answer, and fails', async () => {
  const requests = await set([statusOf(1)], silence)
  expect(await on.over(kind, request)).toMatchObject({ state: 'failed', error: { kind: 'network' } })
  expect(counted(requests, 'start')).toBe(1)
})

it('continues after a few unanswered polls, but not after more', async () => {
  skipWaits()
  const misses = 3
  const some = Array.from({ length: misses }, () => silence)
  await set([...some, statusOf(0), ...some, statusOf(1)])
  expect(await on.over(kind, request)).toMatchObject({ state: 'done' })
  await on.remove()

  const requests = await set([silence])
  expect(await on.over(kind, request)).toMatchObject({ state: 'failed', error: { kind: 'network' } })
  expect(counted(requests, 'status')).toBe(misses + 1)
})

it('whose status the server refuses fails at once', async () => {
  skipWaits()
  const requests = await set([() => failure('status', 'このデータ出力は見つかりません。').error])
  expect(await on.over(kind, request)).toMatchObject({ error: { message: 'このデータ出力は見つかりません。' } })
  expect(counted(requests, 'status')).toBe(1)
})

it('that never ends fails after its time', async () => {
  skipWaits()
  const requests = await set([statusOf(0)])
  expect(await on.over(kind, request)).toMatchObject({
    state: 'failed',
    error: { message: text.task.late },
  })
  expect(counted(requests, 'status')).toBe(900)
})

it('can be cancelled while it waits, and leaves no file', async () => {
  const requests = await set([statusOf(0)])
  vi.stubGlobal('setTimeout', () => 0)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { id, next } = await on.begin(kind, request)
  await next(({ name }) => name !== '')
  await vi.waitFor(() => expect(counted(requests, 'start')).toBe(1))
  await on.downloads.cancel({ id })
  expect(on.states.at(-1)).toMatchObject({ id, state: 'cancelled' })
  expect([await on.files(), counted(requests, 'status')]).toEqual([[], 0])
})
