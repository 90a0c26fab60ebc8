import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { failure } from '../../../shared/contract/result'
import { limits } from '../../../shared/domain/limits'
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
const standing = (status: number) => () => ({ task_id: '7', status })

let on: Stage
afterEach(() => on.remove())

/** A server whose task gives these answers, and then repeats the last one. Returns the requests. */
async function set(answers: (() => unknown)[], start: () => unknown = () => ({ task_id: '7' })) {
  const asked: [string, object][] = []
  const stored =
    (name: string, answer: () => unknown) =>
    (given: object): unknown => {
      asked.push([name, given])
      return answer()
    }
  on = await setUp({
    answers: {
      'search-student': stored('search', students),
      [kind]: stored('start', start),
      'student-study-report': stored('status', () => (answers.length > 1 ? answers.shift() : answers[0])?.()),
    },
    async stream(_signal, name, given) {
      asked.push([name, given])
      return blob([oldWorkbook()])
    },
  })
  return asked
}
const counted = (asked: [string, object][], name: string) => asked.filter(([each]) => each === name).length

it('is started once, polled at its interval, and saved under the student’s name', async () => {
  const waits = skipWaits()
  const asked = await set([standing(0), standing(0), standing(1)])
  expect(await on.over(kind, request)).toMatchObject({
    state: 'done',
    request,
    title: '髙橋 美咲ほか2人',
    name: '髙橋 美咲ほか2人_個人成績表_20261116.xls',
  })
  const status = ['status', { task_id: '7' }]
  expect(asked).toEqual([
    ['search', { kw: 's-1' }],
    ['start', request],
    status,
    status,
    status,
    ['report-file', { task_id: '7' }],
  ])
  expect(waits.filter(ms => ms === limits.exportTask.everyMs)).toHaveLength(3)
})

it('has a name without the student if the server does not know the student', async () => {
  skipWaits()
  await set([standing(1)])
  expect((await on.over(kind, { student_ids: 's-9,s-1' })).name).toBe('個人成績表_20261116.xls')
})

it('that failed on the server is reported, and its retry starts a new task', async () => {
  skipWaits()
  const asked = await set([standing(0), standing(2), standing(1)])
  const { id, next } = await on.begin(kind, request)
  const failed = await next(({ state }) => state !== 'running')
  expect(failed).toMatchObject({
    state: 'failed',
    error: { kind: 'status', message: text.task.failed },
  })
  expect(await on.files()).toEqual([])
  expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
  await next(({ state }) => state === 'done')
  expect(counted(asked, 'start')).toBe(2)
})

it('is not started again if the start has no answer, and fails', async () => {
  const asked = await set([standing(1)], silence)
  expect(await on.over(kind, request)).toMatchObject({ state: 'failed', error: { kind: 'network' } })
  expect(counted(asked, 'start')).toBe(1)
})

it('continues after a few unanswered polls, but not after more', async () => {
  skipWaits()
  const { misses } = limits.exportTask
  const some = Array.from({ length: misses }, () => silence)
  await set([...some, standing(0), ...some, standing(1)])
  expect(await on.over(kind, request)).toMatchObject({ state: 'done' })
  await on.remove()

  const asked = await set([silence])
  expect(await on.over(kind, request)).toMatchObject({ state: 'failed', error: { kind: 'network' } })
  expect(counted(asked, 'status')).toBe(misses + 1)
})

it('whose status the server refuses fails at once', async () => {
  skipWaits()
  const asked = await set([() => failure('status', 'このデータ出力は見つかりません。').error])
  expect(await on.over(kind, request)).toMatchObject({ error: { message: 'このデータ出力は見つかりません。' } })
  expect(counted(asked, 'status')).toBe(1)
})

it('that never ends fails after its time', async () => {
  skipWaits()
  const asked = await set([standing(0)])
  expect(await on.over(kind, request)).toMatchObject({
    state: 'failed',
    error: { message: text.task.late },
  })
  expect(counted(asked, 'status')).toBe(limits.exportTask.times)
})

it('can be cancelled while it waits, and leaves no file', async () => {
  const asked = await set([standing(0)])
  vi.stubGlobal('setTimeout', () => 0)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { id, next } = await on.begin(kind, request)
  await next(({ name }) => name !== '')
  await vi.waitFor(() => expect(counted(asked, 'start')).toBe(1))
  await on.downloads.cancel({ id })
  expect(on.states.at(-1)).toMatchObject({ id, state: 'cancelled' })
  expect([await on.files(), counted(asked, 'status')]).toEqual([[], 0])
})
