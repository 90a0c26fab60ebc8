/** Offline copies in the whole of main: a server that goes offline, a restart, a logout. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../../main/config'
import { createSchool, type School } from '../../../main/sample-school/index'
import { createServices, type Services } from '../../../main/services/index'
import type { MethodName } from '../../../shared/contract/keys'
import type { Result } from '../../../shared/contract/result'
import type { Argument, CopyList, DownloadState } from '../../../shared/contract/types'
import type { EndpointRequest, EndpointResponse, RendererEndpointName } from '../../../shared/endpoints/index'
import { type FakeHost, fakeHost, fakeSecretBox } from '../../fakes/host'
import { cheapPasswordHashes } from '../../fixtures/cheap-password-hashes'
import { readWorkbook, rowValues } from '../excel/read-back'

cheapPasswordHashes()

const teacher = { username: 'teacher@sample.school', password: 'hanamaru1' }

let school: School | null = null
const running = new Set<Services>()
const folders: string[] = []
afterEach(async () => {
  for (const services of running) await services.close()
  running.clear()
  await school?.close()
  school = null
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A sample school, and a PC on which the program can be restarted. */
async function setUp({ box = true, ...over }: { box?: boolean; offlineCopies?: boolean } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'hanamaru-school-'))
  const say = () => undefined
  const opened = await createSchool({ size: 'small', dataDir: data, logLine: say, warn: say })
  school = opened
  const origin = await opened.listen(0)
  const host = fakeHost({ secretBox: box ? fakeSecretBox : null, draftBox: fakeSecretBox })
  folders.push(data, host.paths.profile)
  const config = (more: { offlineCopies?: boolean } = {}) =>
    checkConfig({ ...opened.config(), proxy: 'direct', ...over, ...more }, false)
  return {
    host,
    start: (more?: { offlineCopies?: boolean }) => startProgram(host, config(more)),
    goAway: async () => {
      await school?.close()
      school = null
    },
    comeBack: async () => {
      school = await createSchool({ size: 'small', dataDir: data, logLine: say, warn: say })
      await school.listen(Number(new URL(origin).port))
    },
  }
}

async function startProgram(host: FakeHost, config: ReturnType<typeof checkConfig>) {
  const services = await createServices({ host, config, clock: Date.now })
  running.add(services)
  const offlineEvents: boolean[] = []
  const downloads: DownloadState[] = []
  services.onEvent((event, detail) => {
    if (event === 'offline.changed') offlineEvents.push((detail as { offline: boolean }).offline)
    if (event === 'downloads.changed') downloads.push(detail as DownloadState)
  })
  const call = <M extends MethodName>(method: M, argument: Argument<M>) =>
    services.gate.call({ sender: { origin: host.origin, mainFrame: true }, method, argument })
  const program = {
    services,
    told: offlineEvents,
    call,
    api: <N extends RendererEndpointName>(endpoint: N, request: EndpointRequest<N>) =>
      call('api.call', { endpoint, request } as Argument<'api.call'>) as Promise<Result<EndpointResponse<N>>>,
    async logIn(account = teacher) {
      const answer = await call('session.login', account)
      if (!answer.ok) throw new Error(answer.error.message)
    },
    async copies(): Promise<CopyList> {
      const answer = await call('copies.list', {})
      if (!answer.ok) throw new Error(answer.error.message)
      return answer.value as CopyList
    },
    async exported(
      homework_id: string,
      kind: 'score-sheet' | 'export-topic-score-overview' = 'score-sheet',
    ): Promise<DownloadState> {
      const begun = (await call('downloads.start', { kind, request: { homework_id } })) as Result<{ id: string }>
      if (!begun.ok) throw new Error(begun.error.message)
      const ended = () => downloads.find(state => state.id === begun.value.id && state.state !== 'running')
      await vi.waitFor(() => expect(ended()).toBeDefined(), { timeout: 15_000 })
      return ended() as DownloadState
    },
    async close() {
      running.delete(services)
      await services.close()
    },
  }
  return program
}

type Program = Awaited<ReturnType<typeof startProgram>>

const got = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Opens what a teacher opens: the list, a matrix, a topic, a paper. */
async function look(program: Program) {
  const list = await program.api('my-homework-page-list', { finish_type: 2, page: 1, limit: 10 })
  const [homework] = got(list).items
  if (!homework) throw new Error('the school has no homework that ended')
  const id = homework.homework_id
  const facts = await program.api('homework-basic-info', { id })
  const columns = await program.api('topic-score-overview-x', { homework_id: id })
  const rows = await program.api('topic-score-overview-y', { homework_id: id, page: 1, limit: 100 })
  const topic_id = got(columns).items[0]?.topic_id ?? ''
  const topic = await program.api('one-topic-overview', { homework_id: id, topic_id })
  const student_id = got(rows).items[0]?.student_id ?? ''
  const paper = await program.api('topic-answer-paper', { homework_id: id, topic_id, student_id, round: 0 })
  return { id, answers: [list, facts, columns, rows, topic, paper], name: got(rows).items[0]?.nickname ?? '' }
}

const values = (seen: Awaited<ReturnType<typeof look>>) => seen.answers.map(answer => answer.ok && answer.value)
const times = (seen: Awaited<ReturnType<typeof look>>) =>
  seen.answers.map(answer => (answer.ok ? answer.copiedAt : undefined))

/** The bytes of all files in a folder. */
async function bytesOf(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => readFile(join(entry.parentPath, entry.name)))
  return Buffer.concat(await Promise.all(files))
}

const copiesOf = (host: FakeHost) => readdir(join(host.paths.profile, 'copies'), { recursive: true }).catch(() => [])

describe('without the server', () => {
  it('the opened pages and the score sheet are available, and the page is notified when the server is back', async () => {
    const pc = await setUp()
    const program = await pc.start()
    await program.logIn()
    const live = await look(program)
    expect(times(live)).toEqual(Array(6).fill(undefined))
    await pc.goAway()
    const copied = await look(program)
    expect(values(copied)).toEqual(values(live))
    expect(times(copied)).toEqual(Array(6).fill(expect.any(Number)))
    expect(Math.max(...times(copied).map(Number))).toBeLessThanOrEqual(Date.now())
    expect(await program.api('system-notice-page-list', { page: 1, limit: 10 })).toMatchObject({ ok: false })
    expect(program.told).toEqual([true])

    const sheet = await program.exported(live.id)
    expect(sheet).toMatchObject({ state: 'done', copiedAt: expect.any(Number) })
    const workbook = await readWorkbook(await readFile(join(pc.host.paths.profile, sheet.name)))
    expect(rowValues(workbook, 4)[0]).toMatch(/^オフライン：\d{4}\/\d+\/\d+ \d+:\d\d 時点のデータ$/)
    expect(rowValues(workbook, 7)).toContain(live.name)
    const refused = await program.exported(live.id, 'export-topic-score-overview')
    expect(refused).toMatchObject({ state: 'failed', error: { kind: 'network' } })

    await pc.comeBack()
    expect(times(await look(program))).toEqual(Array(6).fill(undefined))
    expect(program.told).toEqual([true, false])
  })

  it('they are available also after a restart', async () => {
    const pc = await setUp()
    const first = await pc.start()
    await first.logIn()
    const live = await look(first)
    await first.close()
    await pc.goAway()
    const second = await pc.start()
    expect(await second.call('app.boot', {})).toMatchObject({ ok: true, value: { session: { user: {} } } })
    const copied = await look(second)
    expect(values(copied)).toEqual(values(live))
    expect(times(copied)).toEqual(Array(6).fill(expect.any(Number)))
    expect(await second.copies()).toMatchObject({
      enabled: true,
      isDurable: true,
      entries: [{ homework_id: live.id, matrix: true, topics: 1, papers: 1, title: expect.stringMatching(/./) }],
    })
  })

  it('nothing is available after a restart if the host cannot encrypt, and nothing is ever on the disk', async () => {
    const pc = await setUp({ box: false })
    const first = await pc.start()
    await first.logIn()
    await look(first)
    expect(await first.copies()).toMatchObject({ isDurable: false, entries: [{ papers: 1 }] })
    await first.close()
    expect(await copiesOf(pc.host)).toEqual([])
    const second = await pc.start()
    await second.logIn()
    expect((await second.copies()).entries).toEqual([])
  })
})

describe('a page that a teacher opened', () => {
  it('cannot be read on the disk, and is removed completely by a logout', async () => {
    const pc = await setUp()
    const program = await pc.start()
    await program.logIn()
    const { name, id } = await look(program)
    const { entries } = await program.copies()
    const bytes = await bytesOf(pc.host.paths.profile)
    expect((await copiesOf(pc.host)).length).toBeGreaterThan(6)
    for (const word of [name, entries[0]?.title ?? '', 'topic-answer-paper', 'nickname', 'homework_id']) {
      expect(word).not.toBe('')
      expect(bytes.includes(word), word).toBe(false)
    }
    await program.call('session.logout', {})
    expect(await copiesOf(pc.host)).toEqual([])
    await program.logIn()
    expect((await program.copies()).entries).toEqual([])
    await pc.goAway()
    expect(await program.api('homework-basic-info', { id })).toMatchObject({ ok: false, error: { kind: 'network' } })
  })

  it('is available again to the same teacher after an interrupted session, and not to another teacher', async () => {
    const pc = await setUp()
    const program = await pc.start()
    await program.logIn()
    const { id } = await look(program)
    await program.services.session.end('unauthorized')
    expect((await program.copies()).entries).toEqual([])
    await program.logIn()
    expect((await program.copies()).entries).toMatchObject([{ homework_id: id }])
    await program.services.session.end('idle')
    await program.logIn({ username: 'nolive@sample.school', password: 'hanamaru1' })
    expect((await program.copies()).entries).toEqual([])
    expect(await copiesOf(pc.host)).toEqual([])
  })

  it('can be removed by the teacher, for one homework or all', async () => {
    const pc = await setUp()
    const program = await pc.start()
    await program.logIn()
    const { id } = await look(program)
    await program.api('team-rows', {})
    expect(await program.call('copies.remove', { homework_id: id })).toMatchObject({ ok: true })
    expect((await program.copies()).entries).toEqual([])
    await pc.goAway()
    expect(await program.api('team-rows', {})).toMatchObject({ ok: true, copiedAt: expect.any(Number) })
    expect(await program.api('homework-basic-info', { id })).toMatchObject({ ok: false })
    await program.call('copies.remove', {})
    expect(await program.api('team-rows', {})).toMatchObject({ ok: false })
    expect(await copiesOf(pc.host)).toEqual([])
  })

  it('is never stored if the configuration forbids it, and older copies are removed at the start', async () => {
    const pc = await setUp()
    const first = await pc.start()
    await first.logIn()
    const { id } = await look(first)
    await first.close()
    expect(await copiesOf(pc.host)).not.toEqual([])
    const second = await pc.start({ offlineCopies: false })
    expect(await copiesOf(pc.host)).toEqual([])
    expect(await second.call('app.boot', {})).toMatchObject({ value: { offlineCopies: false } })
    await look(second)
    expect(await second.copies()).toEqual({ enabled: false, isDurable: false, entries: [] })
    expect(await copiesOf(pc.host)).toEqual([])
    await pc.goAway()
    expect(await second.api('homework-basic-info', { id })).toMatchObject({ ok: false, error: { kind: 'network' } })
  })
})
