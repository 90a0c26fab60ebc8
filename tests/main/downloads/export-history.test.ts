import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDownloadManager } from '../../../main/downloads/download-manager'
import {
  createExportHistoryStorage,
  type ExportHistoryStorage,
  openExportHistory,
} from '../../../main/downloads/export-history'
import { historyEntriesSchema } from '../../../main/downloads/history-entry'
import { nodeDisk } from '../../../main/store/disk'
import { openVault } from '../../../main/store/vault'
import { failure } from '../../../shared/contract/result'
import type { DownloadState } from '../../../shared/contract/types'
import { text } from '../../../shared/text'
import { fakeSecretBox } from '../../fakes/host'
import { nonEmpty } from '../../fixtures/non-empty'
import { skipWaits } from '../../fixtures/skip-waits'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, type StageParts, setUp } from './setup'

const kind = 'export-topic-student-score'
const name = 'Unit 5_生徒別成績_20261116.xls'
const xls = oldWorkbook()

let profile: string
let stages: Stage[]
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'hanamaru-history-'))
  stages = []
})
afterEach(async () => {
  for (const each of stages) await each.remove()
  await rm(profile, { recursive: true, force: true })
})

/** The storage of a host with a keychain. */
const durable = async (): Promise<ExportHistoryStorage> =>
  createExportHistoryStorage(await openVault(fakeSecretBox, join(profile, 'vault.key')), profile)
const memory = async (): Promise<ExportHistoryStorage> =>
  createExportHistoryStorage(await openVault(null, join(profile, 'vault.key')), profile)

/** Starts the program on this profile. */
async function start(parts: StageParts = {}): Promise<Stage> {
  const storage = parts.storage ?? (await durable())
  const begun = await setUp({
    profile,
    storage,
    stream: async () => blob([xls]),
    offer: async () => undefined,
    ...parts,
  })
  stages.push(begun)
  return begun
}
const listed = async (on: Stage): Promise<DownloadState[]> => {
  const answer = await on.downloads.list({})
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.entries
}
const endless = () => blob([xls], { after: () => new Promise(() => undefined) })
const refused = () => failure('status', text.operation)
const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'unlink' })

describe('past exports', () => {
  it('are there after a restart, without their path, and their files can be opened and shown', async () => {
    const first = await start()
    const { id } = await first.over(kind)
    await first.downloads.close()
    const on = await start()
    expect(await listed(on)).toEqual([
      {
        id,
        kind,
        request: { homework_id: '501' },
        title: 'Unit 5',
        name,
        at: Date.UTC(2026, 10, 15, 16),
        state: 'done',
        received: xls.length,
        bytes: xls.length,
        isFromEarlierLogin: true,
      },
    ])
    expect(on.downloads.currentStates(), 'of this login there is none').toEqual([])
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: {} })
    expect((await on.downloads.reveal({ id })).ok).toBe(true)
    const path = join(first.folder, name)
    expect([on.opened, on.revealed]).toEqual([[path], [path]])
  })

  it('of early versions, with a homework id and no request, are read and can be made again', async () => {
    const storage = await durable()
    const file = await storage.open('17')
    const old = { id: 'e1', kind, homework_id: '502', title: 'x', name: 'x.xls', at: 1, state: 'failed' as const }
    await file.set([old as never])
    let asked: unknown
    const stream = async (_signal: unknown, _name: unknown, request: object) => {
      asked = request
      return blob([xls])
    }
    const on = await start({ storage: await durable(), stream })
    const { homework_id, ...facts } = old
    expect(await listed(on)).toEqual([{ ...facts, request: { homework_id }, received: 0, isFromEarlierLogin: true }])
    expect(await on.downloads.list({})).toMatchObject({ value: { isLost: false } })
    expect(await on.downloads.retry({ id: 'e1' })).toEqual({ ok: true, value: { id: 'e1' } })
    await vi.waitFor(() => expect(on.states.at(-1)).toMatchObject({ id: 'e1', state: 'done' }))
    expect(asked).toEqual({ homework_id: '502' })
  })

  it('whose request is no longer valid fail when they are made again, and stay in the list', async () => {
    const storage = await durable()
    const entry = { id: 'e1', kind, request: { lesson: 1 }, title: 'x', name: 'x.xls', at: 1, state: 'failed' } as const
    await (await storage.open('17')).set([entry])
    const on = await start({ storage: await durable() })
    await on.downloads.retry({ id: 'e1' })
    await vi.waitFor(() =>
      expect(on.states.at(-1)).toMatchObject({ id: 'e1', state: 'failed', error: { kind: 'invalid-request' } }),
    )
    expect(await on.files()).toEqual([])
  })

  it('contain no plain text in the profile', async () => {
    const on = await start({ title: '中間テスト対策' })
    await on.over(kind)
    await on.downloads.close()
    const files = (await readdir(profile)).filter(each => each.startsWith('exports-'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const bytes = await readFile(join(profile, file))
      for (const word of ['中間テスト', 'xls', 'homework_id', on.folder]) expect(bytes.includes(word), word).toBe(false)
    }
  })

  it('are only in memory if nothing can be sealed: they survive a login, not a restart', async () => {
    const storage = await memory()
    const on = await start({ storage })
    const { id } = await on.over(kind)
    await on.downloads.end(false)
    await on.downloads.begin('17')
    expect(await listed(on)).toMatchObject([{ id, isFromEarlierLogin: true }])
    expect(await on.downloads.list({})).toMatchObject({ value: { isDurable: false } })
    expect((await readdir(profile)).filter(each => each.startsWith('exports-'))).toEqual([])
    expect(await listed(await start({ storage: await memory() }))).toEqual([])
  })

  it('belong to one teacher: another teacher sees none, and cannot open or delete them by id', async () => {
    const first = await start()
    const { id } = await first.over(kind)
    await first.downloads.end(false)
    await first.downloads.begin('18')
    expect(await listed(first)).toEqual([])
    expect((await first.downloads.open({ id })).ok).toBe(false)
    expect((await first.downloads.remove({ id })).ok).toBe(false)
    expect((await first.downloads.retry({ id })).ok).toBe(false)
    expect(await first.files()).toEqual([name])
    await first.downloads.end(false)
    await first.downloads.begin('17')
    expect(await listed(first)).toMatchObject([{ id }])
  })

  it('are written again at a login only if one was left running', async () => {
    const storage = await memory()
    const set = vi.fn(async () => undefined)
    const entry = { id: 'e1', kind, request: {}, title: 'x', name: 'x.xls', at: 1 } as const
    const writesOf = async (state: 'done' | 'running') => {
      const open = async () => ({ ...(await storage.open('17')), get: () => [{ ...entry, state }], set })
      await openExportHistory({ ...storage, open }, '17', () => undefined)
      return set.mock.calls.length
    }
    expect([await writesOf('done'), await writesOf('running')]).toEqual([0, 1])
  })

  it('are not available without a login', async () => {
    const on = await start({ owner: null })
    const nobody = { ok: false, error: { kind: 'unauthorized' } }
    expect(await on.downloads.list({})).toMatchObject(nobody)
    expect(await on.downloads.start({ kind, request: { homework_id: '501' } })).toMatchObject(nobody)
  })

  it('are wiped by a chosen logout, also on the disk; the files stay', async () => {
    const on = await start()
    await on.over(kind)
    await on.downloads.end(true)
    expect((await readdir(profile)).filter(each => each.startsWith('exports-'))).toEqual([])
    await on.downloads.begin('17')
    expect(await listed(on)).toEqual([])
    expect(await on.files()).toEqual([name])
  })

  it('are lost if the sealed file cannot be read, and the list reports it', async () => {
    const first = await start()
    await first.over(kind)
    await first.downloads.close()
    for (const each of await readdir(profile)) {
      if (each.startsWith('exports-')) await writeFile(join(profile, each), 'damage')
    }
    expect(await (await start()).downloads.list({})).toMatchObject({
      value: { isDurable: true, isLost: true, entries: [] },
    })
  })

  it('are limited to the newest 200, and running exports are never removed', async () => {
    const storage = await durable()
    const history = await openExportHistory(storage, '17', () => undefined)
    const entry = (id: number, state: 'done' | 'running') =>
      ({
        id: `e${id}`,
        kind,
        request: { homework_id: '501' },
        title: 'x',
        name: 'x.xls',
        at: id,
        state,
      }) as const
    await history.put(entry(0, 'running'))
    for (let id = 1; id <= 230; id += 1) void history.put(entry(id, 'done'))
    await history.put(entry(999, 'done'))
    const ids = history.entries().map(({ id }) => id)
    expect(ids).toHaveLength(200)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['e0', 'e33', 'e999'])
    expect((await openExportHistory(await durable(), '17', () => undefined)).entries()).toHaveLength(200)
  })
})

describe('an export that was interrupted', () => {
  it('is shown as interrupted after the program died, and can be retried', async () => {
    const storage = await durable()
    const writes: Promise<void>[] = []
    const open: ExportHistoryStorage['open'] = async owner => {
      const file = await storage.open(owner)
      const set: typeof file.set = next => {
        writes.push(file.set(next))
        return writes.at(-1) ?? Promise.resolve()
      }
      return { ...file, set }
    }
    const first = await start({ storage: { ...storage, open }, stream: async () => endless() })
    const { id, next } = await first.begin(kind)
    await next(state => state.received > 0)
    await Promise.all(writes)
    // The first run does not shut down: the second finds the profile as a crash leaves it.
    const on = await start()
    expect(await listed(on)).toMatchObject([
      { id, name: `${name}x`, state: 'failed', isFromEarlierLogin: true, error: { message: text.interrupted } },
    ])
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(async () => (await listed(on)).map(({ state }) => state)).toEqual(['done'])
    expect(await on.files()).toEqual([name])
  })

  it('is shown as interrupted after the session ended, and emits nothing in between', async () => {
    const on = await start({ stream: async () => endless() })
    const { id, next } = await on.begin(kind)
    await next(state => state.received > 0)
    const states = on.states.length
    await on.downloads.end(false)
    await on.downloads.begin('17')
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    expect(on.states.length).toBe(states)
    expect(await on.files()).toEqual([])
  })

  it('is removed from the list when the teacher cancels it', async () => {
    const on = await start({ stream: async () => endless() })
    const { id, next } = await on.begin(kind)
    await next(state => state.received > 0)
    await on.downloads.cancel({ id })
    expect(await listed(on)).toEqual([])
  })
})

/** Simulates a program that dies at a disk call: no later call has an effect. */
function dying(at: 'before' | 'after', call: (to: string) => boolean) {
  const dead = new Promise<never>(() => undefined)
  let fell = () => {}
  const fallen = new Promise<void>(done => {
    fell = done
  })
  const rename: typeof nodeDisk.rename = async (from, to) => {
    if (!call(String(to))) return nodeDisk.rename(from, to)
    if (at === 'after') await nodeDisk.rename(from, to)
    fell()
    return dead
  }
  return { disk: { rename }, fallen }
}

describe('an export whose program was killed', () => {
  const died = async (at: 'before' | 'after', parts: StageParts = {}) => {
    const { disk, fallen } = dying(at, to => to.endsWith(name))
    const first = await setUp({ profile, storage: await durable(), stream: async () => blob([xls]), disk, ...parts })
    const { id } = await first.begin(kind)
    await fallen
    return { id, first, path: join(first.folder, name) }
  }

  it('after the rename is done: its file can be opened and deleted, and is not made again', async () => {
    const { id, first, path } = await died('after')
    const on = await start()
    expect(await listed(on)).toMatchObject([{ id, state: 'done', name, bytes: xls.length, isFromEarlierLogin: true }])
    expect((await listed(on))[0]).not.toHaveProperty('error')
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: {} })
    expect(await first.files()).toEqual([name])
    await on.downloads.close()
    // A later change of the file does not change the state.
    await writeFile(path, 'changed')
    const later = await start()
    expect(await listed(later)).toMatchObject([{ id, state: 'done' }])
    await writeFile(path, xls)
    expect(await later.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(await first.files()).toEqual([])
  })

  it('before the rename was interrupted, and leaves no file', async () => {
    const { id, first } = await died('before')
    const on = await start()
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    expect((await listed(on))[0]).not.toHaveProperty('bytes')
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false })
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
    // The removal of leftover files runs beside the calls.
    await vi.waitFor(async () => expect(await first.files()).toEqual([]))
  })

  it('does not change the file that it was to replace', async () => {
    const { id, path } = await died('before', {
      choose: async (_name, folder) => {
        await writeFile(join(folder, name), 'the old one')
        return join(folder, name)
      },
    })
    const on = await start()
    expect(await listed(on)).toMatchObject([{ id, state: 'failed' }])
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
    expect(await readFile(path, 'utf8')).toBe('the old one')
  })

  it('on a drive that does not answer now was interrupted, and its file can be deleted later', async () => {
    const { id, first, path } = await died('after')
    const lstat = (async (at: string) => (at === path ? Promise.reject(refusal('EIO')) : nodeDisk.lstat(at))) as never
    const on = await start({ disk: { lstat } })
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    await on.downloads.close()
    expect(await (await start()).downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(await first.files()).toEqual([])
  })

  it('is neither opened nor shown as missing while its file is about to be renamed', async () => {
    const { disk, fallen } = dying('before', to => to.endsWith(name))
    const on = await setUp({ profile, storage: await durable(), stream: async () => blob([xls]), disk })
    const { id } = await on.begin(kind)
    await fallen
    await rm(join(on.folder, name))
    expect(await listed(on)).toMatchObject([{ id, state: 'running' }])
    expect((await listed(on))[0]).not.toHaveProperty('isFileMissing')
    await writeFile(join(on.folder, name), '')
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.noFile } })
    expect(on.opened).toEqual([])
  })
})

describe('a teacher who has logged out', () => {
  it('has no export started by a retry at the same time as the logout', async () => {
    let release = () => {}
    const released = new Promise<void>(done => {
      release = done
    })
    let hold = false
    let streamed = 0
    const on = await start({
      disk: {
        async access(path) {
          if (hold && String(path).endsWith(name)) await released
          return nodeDisk.access(path)
        },
      },
      stream: async () => {
        streamed += 1
        return blob([xls])
      },
    })
    const { id } = await on.over(kind)
    await rm(join(on.folder, name))
    hold = true
    const retried = on.downloads.retry({ id })
    await on.downloads.end(true)
    release()
    await retried
    await on.downloads.begin('17')
    expect(await listed(on), 'what was wiped stays wiped').toEqual([])
    // An export that is started after it gets the name that it would have had.
    await on.over(kind)
    expect([streamed, await on.files()]).toEqual([2, [name]])
  })

  it('has no entry written after a wipe by a file that is renamed meanwhile', async () => {
    const storage = await durable()
    let wiped = () => {}
    const wipeStarted = new Promise<void>(done => {
      wiped = done
    })
    let reached = () => {}
    const keeping = new Promise<void>(done => {
      reached = done
    })
    const on = await start({
      storage,
      disk: {
        async open(...[path, flags, mode]: Parameters<typeof nodeDisk.open>) {
          if (String(path).endsWith(name) && flags === 'wx') {
            reached()
            await wipeStarted
          }
          return nodeDisk.open(path, flags, mode)
        },
      },
    })
    await on.begin(kind)
    await keeping
    await on.downloads.end(true)
    wiped()
    await on.downloads.begin('17')
    expect(await listed(on)).toEqual([])
    expect((await readdir(profile)).filter(each => each.startsWith('exports-'))).toEqual([])
  })
})

describe('more exports than may run at once', () => {
  it('are refused with a message, also as a retry, until one has ended', async () => {
    let go = refused as () => ReturnType<typeof blob>
    const on = await start({ stream: async () => go() })
    const failed = await on.over(kind)
    go = endless
    const begun: string[] = []
    for (let one = 0; one < 10; one += 1) begun.push((await on.begin(kind)).id)
    const refusal = { ok: false, error: { message: text.tooManyExports } }
    expect(await on.downloads.start({ kind, request: { homework_id: '501' } })).toMatchObject(refusal)
    expect(await on.downloads.retry({ id: failed.id })).toMatchObject(refusal)
    expect((await listed(on)).length).toBe(11)
    await on.downloads.cancel({ id: begun[0] ?? '' })
    expect((await on.downloads.retry({ id: failed.id })).ok).toBe(true)
    expect(text.tooManyExports).toContain('10件')
  })
})

describe('many exports of one login', () => {
  it('are forgotten but the latest 200, and never one that runs', async () => {
    const history = await openExportHistory(await memory(), '17', () => undefined)
    let isFirst = true
    const manager = createDownloadManager({
      history,
      disk: nodeDisk,
      clock: () => 1000,
      log: () => undefined,
      emit: () => undefined,
      async runExport(job) {
        if (isFirst) isFirst = false
        else job.fail(new Error('full'))
        if (job.state().state === 'running') await new Promise(() => undefined)
      },
    })
    const argument = { kind, request: { homework_id: '501' } } as const
    const { id } = manager.begin(argument)
    await vi.waitFor(() => expect(isFirst).toBe(false))
    for (let made = 0; made < 205; made += 1) {
      const { id: next } = manager.begin(argument)
      await manager.runningJob(next)?.ended
    }
    expect(manager.currentStates()).toHaveLength(200)
    expect(manager.runningJob(id)?.job.state()).toMatchObject({ id, state: 'running' })
  })
})

describe('a failed export', () => {
  it('that an earlier version stored with its `retryable` is read', () => {
    const error = { kind: 'network', message: text.failed }
    const entry = {
      id: 'e1',
      kind,
      request: { homework_id: '501' },
      title: '',
      name: '',
      at: 1,
      state: 'failed',
      error,
    }
    const stored = [{ ...entry, error: { ...error, retryable: true } }]
    expect(v.parse(historyEntriesSchema, stored)).toEqual([entry])
  })

  it('is stored with its error, and retried with the same argument and id', async () => {
    let go = refused as () => ReturnType<typeof blob>
    let now = 5000
    const asked: string[] = []
    const on = await start({
      clock: () => now,
      stream: async () => go(),
      answers: {
        'homework-basic-info': ({ id }) => {
          asked.push(String(id))
          return { homework_id: '501', title: 'Unit 5', team_names: [], start_time: '', end_time: '' }
        },
      },
    })
    const { id } = await on.over(kind)
    expect(await listed(on)).toMatchObject([
      { id, state: 'failed', title: 'Unit 5', error: { message: text.operation } },
    ])
    go = () => blob([xls])
    // The clock was set back: a later event still has a later time.
    now = 4000
    const begun = on.states.length
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(() => on.states.at(-1)?.state).toBe('done')
    expect(nonEmpty(on.states.slice(begun)).every(state => state.id === id && state.at > 5000)).toBe(true)
    expect(on.states[begun]).toMatchObject({ state: 'running', title: 'Unit 5' })
    expect(on.states[begun]).not.toHaveProperty('error')
    expect(asked).toEqual(['501', '501'])
    expect(await listed(on)).toMatchObject([{ id, state: 'done' }])
  })

  it('stays as it was if its retry is cancelled', async () => {
    let go = refused as () => ReturnType<typeof blob>
    const on = await start({ stream: async () => go() })
    const { id } = await on.over(kind)
    go = endless
    const begun = on.states.length
    await on.downloads.retry({ id })
    await expect.poll(() => on.states.slice(begun).some(state => state.received > 0)).toBe(true)
    expect(await on.downloads.retry({ id }), 'it runs already').toEqual({ ok: true, value: { id } })
    expect(await on.downloads.remove({ id })).toMatchObject({ ok: false, error: { message: text.stillRunning } })
    await on.downloads.cancel({ id })
    expect(on.states.at(-1)).toMatchObject({ id, state: 'failed', error: { message: text.operation } })
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.operation } }])
    expect(await on.files()).toEqual([])
  })

  it('has no file if the rename failed', async () => {
    const rename: typeof nodeDisk.rename = (from, to) =>
      String(to).endsWith(name) ? Promise.reject(refusal('EIO')) : nodeDisk.rename(from, to)
    const on = await start({ disk: { rename } })
    const { id } = await on.over(kind)
    await on.downloads.close()
    const later = await start()
    expect(await listed(later)).toMatchObject([{ id, state: 'failed', received: 0 }])
    expect(await later.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
  })

  it('is removed from the list without deleting a file', async () => {
    const on = await start({ stream: async () => refused() })
    const { id } = await on.over(kind)
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
    expect(on.states.at(-1)).toMatchObject({ id, state: 'removed' })
    expect(await listed(on)).toEqual([])
  })
})

describe('a finished file', () => {
  const finished = async (parts: StageParts = {}) => {
    const on = await start(parts)
    const { id } = await on.over(kind)
    return { on, id, path: join(on.folder, name) }
  }

  it('is deleted with its entry, also after a restart', async () => {
    const { on: first, id } = await finished()
    await first.downloads.close()
    const on = await start()
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(on.states.at(-1)).toMatchObject({ id, state: 'removed' })
    expect(await first.files()).toEqual([])
    expect(await listed(on)).toEqual([])
  })

  const changes: [string, (path: string) => Promise<unknown>][] = [
    ['longer', path => writeFile(path, Buffer.concat([xls, Buffer.from('x')]))],
    [
      'another of the same length',
      path => {
        const other = Buffer.from(xls)
        other[other.length - 1] = 1 + (other[other.length - 1] ?? 0)
        return writeFile(path, other)
      },
    ],
    [
      'a link to another',
      async path => {
        await writeFile(`${path}.other`, xls)
        await rm(path)
        await symlink(`${path}.other`, path)
      },
    ],
    [
      'a folder',
      async path => {
        await rm(path)
        await mkdir(path)
      },
    ],
  ]
  it.each(changes)('that is %s now is not deleted, only its entry', async (_what, change) => {
    const { on, id, path } = await finished()
    await change(path)
    const before = await on.files()
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'changed' } })
    expect(await on.files()).toEqual(before)
    expect(await listed(on)).toEqual([])
  })

  it.each([
    ['EBUSY', text.fileBusy],
    ['EPERM', text.cannotDelete],
  ])('that will not be removed (%s) stays in the list, with the reason', async (code, message) => {
    const { on, id, path } = await finished({
      disk: {
        rm: (at, options) => (String(at).endsWith(name) ? Promise.reject(refusal(code)) : nodeDisk.rm(at, options)),
      },
    })
    expect(await on.downloads.remove({ id })).toMatchObject({ ok: false, error: { message } })
    expect(await readFile(path)).toEqual(xls)
    expect(await listed(on)).toMatchObject([{ id, state: 'done' }])
  })

  it('that is missing is marked when it is listed or opened, and can be made again', async () => {
    const { on, id, path } = await finished()
    expect((await listed(on))[0]).not.toHaveProperty('isFileMissing')
    await rm(path)
    expect(await listed(on)).toMatchObject([{ id, state: 'done', isFileMissing: true }])
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.noFile } })
    expect(on.states.at(-1)).toMatchObject({ id, isFileMissing: true })
    expect(on.opened).toEqual([])
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(async () => (await listed(on))[0]).toMatchObject({ state: 'done', received: xls.length })
    expect((await listed(on))[0]).not.toHaveProperty('isFileMissing')
    expect(await readFile(path)).toEqual(xls)
    await rm(path)
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'missing' } })
  })

  it('that is missing because its folder is a file now is removed from the list', async () => {
    const { on, id } = await finished()
    await rm(on.folder, { recursive: true })
    await writeFile(on.folder, 'x')
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'missing' } })
    expect(await listed(on)).toEqual([])
  })

  it('that is missing stays in the list, and can be removed, if its retry is cancelled', async () => {
    let go = () => blob([xls])
    const on = await start({ stream: async () => go() })
    const done = await on.over(kind)
    const path = join(on.folder, done.name)
    await rm(path)
    go = endless
    const begun = on.states.length
    await on.downloads.retry({ id: done.id })
    await expect.poll(() => on.states.slice(begun).some(state => state.received > 0)).toBe(true)
    await on.downloads.cancel({ id: done.id })
    expect(on.states.at(-1)).toMatchObject({ id: done.id, state: 'done', isFileMissing: true })
    // The drive with the file is connected again.
    await writeFile(path, xls)
    expect(await on.downloads.remove({ id: done.id })).toEqual({ ok: true, value: { file: 'deleted' } })
  })

  it('that exists is not replaced by a retry, which makes another file', async () => {
    const { on, id } = await finished()
    const again = await on.downloads.retry({ id })
    expect(again.ok && again.value.id).not.toBe(id)
    await expect.poll(async () => (await listed(on)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(await on.files()).toHaveLength(2)
  })

  it('that no program opens is reported with a message', async () => {
    const { on, id } = await finished({ open: async () => Promise.reject(new Error('no program')) })
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.cannotOpen } })
  })

  it('on a drive that does not answer counts as existing', async () => {
    const { on, id, path } = await finished({
      disk: { access: at => (String(at) === on?.folder ? new Promise(() => undefined) : nodeDisk.access(at)) },
    })
    expect(path).not.toBe('')
    const waits = skipWaits()
    expect((await listed(on))[0]).toMatchObject({ id, state: 'done' })
    expect(waits).toEqual([3000])
    expect((await listed(on))[0]).not.toHaveProperty('isFileMissing')
  })

  it('of a browser is marked as handed over, and its ticket is not listed', async () => {
    const { on, id } = await finished({ offer: async () => 'T', open: async () => ({ ticket: 'U' }) })
    expect((await listed(on))[0]).toMatchObject({ id, isInBrowser: true })
    expect((await listed(on))[0]).not.toHaveProperty('ticket')
    expect(on.downloads.currentStates()).toMatchObject([{ id, ticket: 'T' }])
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: { ticket: 'U' } })
  })
})
