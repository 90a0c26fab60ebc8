/** Every kind of export, with the whole of main and the sample school. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../../main/config'
import { readWorkbook } from '../../../main/excel/read/workbook'
import { createServices, type Services } from '../../../main/services/index'
import type { MethodName } from '../../../shared/contract/keys'
import type { Result } from '../../../shared/contract/result'
import type { Argument, DownloadState } from '../../../shared/contract/types'
import { type ExportArgument, type ExportKind, exportKinds, exportTasks } from '../../../shared/exports/kinds'
import { text } from '../../../shared/text'
import { type FakeHost, hostIn } from '../../fakes/host-in'
import { sharedFolder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { requests } from '../../fixtures/requests/index'
import { type Client, startLoggedIn } from '../sample-school/client'

/** The kinds that need the server. */
const local = ['comment-bank', 'held-file', 'own-sheet', 'student-report-pdf'] as const
type ServerKind = Exclude<ExportKind, (typeof local)[number]>
const needServer = exportKinds.filter((kind): kind is ServerKind => !local.some(one => one === kind))

let client: Client
let services: Services
const host: FakeHost = hostIn(sharedFolder())
const states: DownloadState[] = []
/** Waits of server tasks between two polls. */
const asking: (() => void)[] = []

beforeAll(async () => {
  client = await startLoggedIn()
  const config = checkConfig({ ...client.school.config(), proxy: 'direct' }, false)
  services = await createServices({ host, config, clock: Date.now })
  services.onEvent((event, detail) => {
    if (event === 'downloads.changed') states.push(detail as DownloadState)
  })
  await call('session.login', { username: 'teacher@sample.school', password: 'hanamaru1' })
})
afterAll(async () => {
  await services.close()
  await client.school.close()
})
beforeEach(() => {
  const wait = setTimeout
  vi.stubGlobal('setTimeout', (act: () => void, ...rest: [number?, ...unknown[]]) =>
    rest[0] === 2000 ? asking.push(act) : wait(act, ...rest),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await client.control('faults', undefined, 'DELETE')
})

const call = <M extends MethodName>(method: M, argument: Argument<M>) =>
  services.gate.call({ sender: { origin: host.origin, mainFrame: true }, method, argument })
const files = async () => (await readdir(host.paths.profile)).filter(name => /\.(xlsx|part)$/.test(name))

const isTask = (kind: ServerKind): kind is keyof typeof exportTasks => Object.hasOwn(exportTasks, kind)
/** The endpoint whose response is the file. */
const fileRow = (kind: ServerKind) =>
  kind === 'score-sheet'
    ? 'topic-score-overview-y'
    : kind === 'student-list'
      ? 'student-page-rows'
      : isTask(kind)
        ? exportTasks[kind].file
        : kind
const argumentOf = async (kind: ServerKind) => {
  if (kind === 'student-list') return { kind, request: { team_ids: '1,2' } } as const
  const request = await requests[kind === 'score-sheet' ? 'export-topic-score-overview' : kind](client)
  return { kind, request } as ExportArgument
}

async function begin(argument: ExportArgument): Promise<string> {
  const begun = (await call('downloads.start', argument)) as Result<{ id: string }>
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value.id
}
/**
 * Waits until the export has a state that `fits` accepts, and returns it. The first `from` states are ignored. While a
 * task is polled, the server’s clock advances, so that the task becomes ready.
 */
async function state(id: string, fits: (state: DownloadState) => boolean, from = 0): Promise<DownloadState> {
  let found: DownloadState | undefined
  await vi.waitFor(
    async () => {
      found = states.slice(from).find(each => each.id === id && fits(each))
      if (!found && asking.length > 0) {
        await client.control('clock', { advance: 10_000 })
        for (const act of asking.splice(0)) act()
      }
      expect(found).toBeDefined()
    },
    { timeout: 10_000, interval: 5 },
  )
  return found as DownloadState
}
const over = ({ state: now }: DownloadState) => now !== 'running'

/** Waits until an export has ended; retries a task that the school lets fail. */
async function ended(id: string, since = 0): Promise<DownloadState> {
  const end = await state(id, over, since)
  if (end.error?.message !== text.task.failed) return end
  const from = states.length
  await call('downloads.retry', { id })
  return state(id, over, from)
}

it('the comment bank is saved as the teacher keeps it, also without the server', async () => {
  const state = await call('app.boot', {})
  const { generation } = (state as Result<{ generation: number }> & { ok: true }).value
  const entry = { id: 'a', text: '語順に気をつけましょう。', reading: 'ごじゅん', used: 4, at: 1_795_000_000, slot: 3 }
  const value = { entries: [entry], typed: {} }
  expect(await call('keeps.write', { key: 'comment-bank', generation, value })).toMatchObject({ ok: true })
  await client.control('faults', { kind: 'drop', count: 100 })
  const end = await ended(await begin({ kind: 'comment-bank', request: {} }))
  expect(end).toMatchObject({ state: 'done', name: expect.stringMatching(/^コメントの例文_\d{8}\.xlsx$/) })
  expect(await readWorkbook(await readFile(join(host.paths.profile, end.name)))).toEqual([
    { row: 1, cells: ['例文', 'よみ', '番号', '使った回数', '最後に使った日時'] },
    { row: 2, cells: ['語順に気をつけましょう。', 'ごじゅん', '3', '4', '2026-11-18 20:06:40'] },
  ])
})

describe.each(nonEmpty(needServer))('%s', kind => {
  it('is saved completely, with progress, as a workbook that the safe reader opens', async () => {
    const id = await begin(await argumentOf(kind))
    const end = await ended(id)
    expect(end).toMatchObject({ kind, state: 'done' })
    const { name, title, bytes } = end
    expect(name).toMatch(
      new RegExp(`^${title === '' ? '' : `${title}_`}${text.exports[kind]}_\\d{8}( \\(\\d+\\))?\\.xlsx$`),
    )
    const file = await readFile(join(host.paths.profile, name))
    expect(file.length).toBe(bytes)
    expect((await readWorkbook(file)).length).toBeGreaterThan(0)
    const running = states.filter(each => each.id === id && each.state === 'running')
    expect(running.some(({ total }) => total !== undefined)).toBe(true)
    expect(end.received).toBeGreaterThan(0)
  })

  it('leaves no file if it is cancelled', async () => {
    const before = await files()
    const argument = await argumentOf(kind)
    await client.control('faults', { kind: 'delay', endpoint: fileRow(kind), ms: 60_000, count: 1 })
    const id = await begin(argument)
    await state(id, ({ name }) => name !== '')
    expect(await call('downloads.cancel', { id })).toMatchObject({ ok: true })
    expect((await state(id, over)).state).toBe('cancelled')
    expect(await files()).toEqual(before)
  })

  it('fails with the failure of its call, and its retry under the same id saves the file', async () => {
    const before = await files()
    const argument = await argumentOf(kind)
    const endpoint = isTask(kind) ? kind : fileRow(kind)
    await client.control('faults', { kind: '500', endpoint, count: 1 })
    const id = await begin(argument)
    const failed = await state(id, over)
    expect(failed).toMatchObject({ state: 'failed', error: { kind: 'server', status: 500 } })
    expect(await files()).toEqual(before)
    const from = states.length
    expect(await call('downloads.retry', { id })).toEqual({ ok: true, value: { id } })
    const end = await ended(id, from)
    expect(end.state).toBe('done')
    expect(existsSync(join(host.paths.profile, end.name))).toBe(true)
  })

  it('is refused at the gate if its request does not match the endpoint', async () => {
    const { request } = await argumentOf(kind)
    for (const wrong of [{ ...request, more: '1' }, { ...request, task_id: 7, homework_id: 7 }, null, []]) {
      const argument = { kind, request: wrong } as ExportArgument
      expect(await call('downloads.start', argument)).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    }
  })
})

it('reports a task that failed on the server, and its retry saves the file', async () => {
  let failed: DownloadState | undefined
  for (let at = 1; at <= 20 && !failed; at += 1) {
    const id = await begin({ kind: 'export-student-study-report', request: { student_ids: `s-${at}` } })
    const end = await state(id, over)
    if (end.state === 'failed') failed = end
  }
  expect(failed).toMatchObject({ error: { kind: 'status', message: text.task.failed } })
  const { id = '' } = failed ?? {}
  const from = states.length
  await call('downloads.retry', { id })
  expect((await state(id, over, from)).state).toBe('done')
})
