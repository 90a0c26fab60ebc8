import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { historyEntriesSchema } from '../../../main/downloads/history-entry'
import { type ExportHistoryStorage, createExportHistoryStorage, openExportHistory } from '../../../main/downloads/export-history'
import { nodeDisk } from '../../../main/store/disk'
import { openVault } from '../../../main/store/vault'
import { failure } from '../../../shared/contract/result'
import type { DownloadState } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { text } from '../../../shared/text'
import { fakeSecretBox } from '../../fakes/host'
import { passWaits } from '../../fixtures/waits'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, type StageParts, stage } from './setup'

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

/** The shelf of a host with a keychain. */
const durable = async (): Promise<ExportHistoryStorage> =>
  createExportHistoryStorage(await openVault(fakeSecretBox, join(profile, 'vault.key')), profile)
const memory = async (): Promise<ExportHistoryStorage> =>
  createExportHistoryStorage(await openVault(null, join(profile, 'vault.key')), profile)

/** A start of the program on this profile. */
async function start(parts: StageParts = {}): Promise<Stage> {
  const shelf = parts.shelf ?? (await durable())
  const begun = await stage({ profile, shelf, stream: async () => blob([xls]), offer: async () => undefined, ...parts })
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
        past: true,
      },
    ])
    expect(on.downloads.currentStates(), 'of this login there is none').toEqual([])
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: {} })
    expect((await on.downloads.reveal({ id })).ok).toBe(true)
    const path = join(first.folder, name)
    expect([on.opened, on.revealed]).toEqual([[path], [path]])
  })

  it('of the first lists, which named a homework and no request, are read, and can be made again', async () => {
    const shelf = await durable()
    const file = await shelf.open('17')
    const old = { id: 'e1', kind, homework_id: '502', title: 'x', name: 'x.xls', at: 1, state: 'failed' as const }
    await file.set([old as never])
    let asked: unknown
    const stream = async (_signal: unknown, _name: unknown, request: object) => {
      asked = request
      return blob([xls])
    }
    const on = await start({ shelf: await durable(), stream })
    const { homework_id, ...facts } = old
    expect(await listed(on)).toEqual([{ ...facts, request: { homework_id }, received: 0, past: true }])
    expect(await on.downloads.list({})).toMatchObject({ value: { lost: false } })
    expect(await on.downloads.retry({ id: 'e1' })).toEqual({ ok: true, value: { id: 'e1' } })
    await vi.waitFor(() => expect(on.states.at(-1)).toMatchObject({ id: 'e1', state: 'done' }))
    expect(asked).toEqual({ homework_id: '502' })
  })

  it('whose request its row takes no more fail when they are made again, and stay', async () => {
    const shelf = await durable()
    const entry = { id: 'e1', kind, request: { lesson: 1 }, title: 'x', name: 'x.xls', at: 1, state: 'failed' } as const
    await (await shelf.open('17')).set([entry])
    const on = await start({ shelf: await durable() })
    await on.downloads.retry({ id: 'e1' })
    await vi.waitFor(() =>
      expect(on.states.at(-1)).toMatchObject({ id: 'e1', state: 'failed', error: { kind: 'invalid-request' } }),
    )
    expect(await on.files()).toEqual([])
  })

  it('lie in the profile without a readable word', async () => {
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

  it('live in memory alone where nothing may be sealed: over another login, not over a restart', async () => {
    const shelf = await memory()
    const on = await start({ shelf })
    const { id } = await on.over(kind)
    await on.downloads.end(false)
    await on.downloads.begin('17')
    expect(await listed(on)).toMatchObject([{ id, past: true }])
    expect(await on.downloads.list({})).toMatchObject({ value: { kept: false } })
    expect((await readdir(profile)).filter(each => each.startsWith('exports-'))).toEqual([])
    expect(await listed(await start({ shelf: await memory() }))).toEqual([])
  })

  it('are one teacher’s: another sees none, and cannot open or delete by id', async () => {
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

  it('are nobody’s when nobody is logged in', async () => {
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

  it('are lost, which is told, where what was sealed cannot be read', async () => {
    const first = await start()
    await first.over(kind)
    await first.downloads.close()
    for (const each of await readdir(profile)) {
      if (each.startsWith('exports-')) await writeFile(join(profile, each), 'damage')
    }
    expect(await (await start()).downloads.list({})).toMatchObject({ value: { kept: true, lost: true, entries: [] } })
  })

  it('are the newest 200; what runs is not forgotten for them', async () => {
    const shelf = await durable()
    const history = await openExportHistory(shelf, '17', () => undefined)
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
    for (let id = 1; id <= limits.downloadHistory + 30; id += 1) void history.put(entry(id, 'done'))
    await history.put(entry(999, 'done'))
    const ids = history.entries().map(({ id }) => id)
    expect(ids).toHaveLength(limits.downloadHistory)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['e0', 'e33', 'e999'])
    expect((await openExportHistory(await durable(), '17', () => undefined)).entries()).toHaveLength(limits.downloadHistory)
  })
})

describe('an export that did not end', () => {
  it('shows as interrupted after the program died, and can be run again', async () => {
    const shelf = await durable()
    const writes: Promise<void>[] = []
    const open: ExportHistoryStorage['open'] = async owner => {
      const file = await shelf.open(owner)
      const set: typeof file.set = next => {
        writes.push(file.set(next))
        return writes.at(-1) ?? Promise.resolve()
      }
      return { ...file, set }
    }
    const first = await start({ shelf: { ...shelf, open }, stream: async () => endless() })
    const { id, next } = await first.begin(kind)
    await next(state => state.received > 0)
    await Promise.all(writes)
    // Nothing of the first run says goodbye: the second finds the profile as a crash leaves it.
    const on = await start()
    expect(await listed(on)).toMatchObject([
      { id, name: `${name}x`, state: 'failed', past: true, error: { message: text.interrupted } },
    ])
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(async () => (await listed(on)).map(({ state }) => state)).toEqual(['done'])
    expect(await on.files()).toEqual([name])
  })

  it('shows as interrupted after the session ended under it, and nobody hears of it between', async () => {
    const on = await start({ stream: async () => endless() })
    const { id, next } = await on.begin(kind)
    await next(state => state.received > 0)
    const told = on.states.length
    await on.downloads.end(false)
    await on.downloads.begin('17')
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    expect(on.states.length).toBe(told)
    expect(await on.files()).toEqual([])
  })

  it('is forgotten when the teacher cancels it', async () => {
    const on = await start({ stream: async () => endless() })
    const { id, next } = await on.begin(kind)
    await next(state => state.received > 0)
    await on.downloads.cancel({ id })
    expect(await listed(on)).toEqual([])
  })
})

/** The program dies at a call of the disk: nothing after it is done, and nobody hears of it. */
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

describe('an export whose program died', () => {
  const died = async (at: 'before' | 'after', parts: StageParts = {}) => {
    const { disk, fallen } = dying(at, to => to.endsWith(name))
    const first = await stage({ profile, shelf: await durable(), stream: async () => blob([xls]), disk, ...parts })
    const { id } = await first.begin(kind)
    await fallen
    return { id, first, path: join(first.folder, name) }
  }

  it('as its file had taken its place is done: it is opened and deleted, and not made again', async () => {
    const { id, first, path } = await died('after')
    const on = await start()
    expect(await listed(on)).toMatchObject([{ id, state: 'done', name, bytes: xls.length, past: true }])
    expect((await listed(on))[0]).not.toHaveProperty('error')
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: {} })
    expect(await first.files()).toEqual([name])
    await on.downloads.close()
    // Once known it is known: what is written into the file later does not undo it.
    await writeFile(path, 'changed')
    const later = await start()
    expect(await listed(later)).toMatchObject([{ id, state: 'done' }])
    await writeFile(path, xls)
    expect(await later.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(await first.files()).toEqual([])
  })

  it('before that was interrupted, and nothing of it is left', async () => {
    const { id, first } = await died('before')
    const on = await start()
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    expect((await listed(on))[0]).not.toHaveProperty('bytes')
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false })
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
    expect(await first.files()).toEqual([])
  })

  it('in the place of a file that it was to replace leaves that one as it was', async () => {
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

  it('on a drive that cannot be asked now was interrupted, and its file can be deleted later', async () => {
    const { id, first, path } = await died('after')
    const lstat = (async (at: string) => (at === path ? Promise.reject(refusal('EIO')) : nodeDisk.lstat(at))) as never
    const on = await start({ disk: { lstat } })
    expect(await listed(on)).toMatchObject([{ id, state: 'failed', error: { message: text.interrupted } }])
    await on.downloads.close()
    expect(await (await start()).downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(await first.files()).toEqual([])
  })

  it('is neither opened nor missing while it runs and its file is about to take its place', async () => {
    const { disk, fallen } = dying('before', to => to.endsWith(name))
    const on = await stage({ profile, shelf: await durable(), stream: async () => blob([xls]), disk })
    const { id } = await on.begin(kind)
    await fallen
    await rm(join(on.folder, name))
    expect(await listed(on)).toMatchObject([{ id, state: 'running' }])
    expect((await listed(on))[0]).not.toHaveProperty('missing')
    await writeFile(join(on.folder, name), '')
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.noFile } })
    expect(on.opened).toEqual([])
  })
})

describe('who has left', () => {
  it('has no export begun for him by a retry that raced his logout', async () => {
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    let hold = false
    let asked = 0
    const on = await start({
      disk: {
        async access(path) {
          if (hold && String(path).endsWith(name)) await held
          return nodeDisk.access(path)
        },
      },
      stream: async () => {
        asked += 1
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
    // One of now is asked for after it, and has the name that it would have.
    await on.over(kind)
    expect([asked, await on.files()]).toEqual([2, [name]])
  })

  it('has no entry written for him after a wipe by a file that takes its place meanwhile', async () => {
    const shelf = await durable()
    let wiped = () => {}
    const gone = new Promise<void>(done => {
      wiped = done
    })
    let reached = () => {}
    const keeping = new Promise<void>(done => {
      reached = done
    })
    const on = await start({
      shelf,
      disk: {
        async open(...[path, flags, mode]: Parameters<typeof nodeDisk.open>) {
          if (String(path).endsWith(name) && flags === 'wx') {
            reached()
            await gone
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
  it('are refused in words, also as a second try, until one is over', async () => {
    let go = refused as () => ReturnType<typeof blob>
    const on = await start({ stream: async () => go() })
    const failed = await on.over(kind)
    go = endless
    const begun: string[] = []
    for (let one = 0; one < limits.runningExports; one += 1) begun.push((await on.begin(kind)).id)
    const refusal = { ok: false, error: { message: text.tooManyExports } }
    expect(await on.downloads.start({ kind, request: { homework_id: '501' } })).toMatchObject(refusal)
    expect(await on.downloads.retry({ id: failed.id })).toMatchObject(refusal)
    expect((await listed(on)).length).toBe(limits.runningExports + 1)
    await on.downloads.cancel({ id: begun[0] ?? '' })
    expect((await on.downloads.retry({ id: failed.id })).ok).toBe(true)
    expect(text.tooManyExports).toContain(`${limits.runningExports}件`)
  })
})

describe('a failed export', () => {
  it('that an earlier version noted, with whether it may be tried again, is read', () => {
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
    const noted = [{ ...entry, error: { ...error, retryable: true } }]
    expect(v.parse(historyEntriesSchema, noted)).toEqual([entry])
  })

  it('is kept with its error, and tried again with the same argument under its id', async () => {
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
    // A clock that was set back: what is told later is the later all the same.
    now = 4000
    const begun = on.states.length
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(() => on.states.at(-1)?.state).toBe('done')
    expect(on.states.slice(begun).every(state => state.id === id && state.at > 5000)).toBe(true)
    expect(on.states[begun]).toMatchObject({ state: 'running', title: 'Unit 5' })
    expect(on.states[begun]).not.toHaveProperty('error')
    expect(asked).toEqual(['501', '501'])
    expect(await listed(on)).toMatchObject([{ id, state: 'done' }])
  })

  it('stays as it was when its second try is cancelled', async () => {
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

  it('has no file where that could not take its place', async () => {
    const rename: typeof nodeDisk.rename = (from, to) =>
      String(to).endsWith(name) ? Promise.reject(refusal('EIO')) : nodeDisk.rename(from, to)
    const on = await start({ disk: { rename } })
    const { id } = await on.over(kind)
    await on.downloads.close()
    const later = await start()
    expect(await listed(later)).toMatchObject([{ id, state: 'failed', received: 0 }])
    expect(await later.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'none' } })
  })

  it('is taken from the list, which has no file to delete', async () => {
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
  it.each(changes)('that is %s now is left alone, and only its entry goes', async (_what, change) => {
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

  it('that is gone is marked when it is listed or opened, and can be made again', async () => {
    const { on, id, path } = await finished()
    expect((await listed(on))[0]).not.toHaveProperty('missing')
    await rm(path)
    expect(await listed(on)).toMatchObject([{ id, state: 'done', missing: true }])
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.noFile } })
    expect(on.states.at(-1)).toMatchObject({ id, missing: true })
    expect(on.opened).toEqual([])
    expect(await on.downloads.retry({ id })).toEqual({ ok: true, value: { id } })
    await expect.poll(async () => (await listed(on))[0]).toMatchObject({ state: 'done', received: xls.length })
    expect((await listed(on))[0]).not.toHaveProperty('missing')
    expect(await readFile(path)).toEqual(xls)
    await rm(path)
    expect(await on.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'missing' } })
  })

  it('that is there is not replaced by another try: that is a file of its own', async () => {
    const { on, id } = await finished()
    const again = await on.downloads.retry({ id })
    expect(again.ok && again.value.id).not.toBe(id)
    await expect.poll(async () => (await listed(on)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(await on.files()).toHaveLength(2)
  })

  it('that nothing opens is told in words', async () => {
    const { on, id } = await finished({ open: async () => Promise.reject(new Error('no program')) })
    expect(await on.downloads.open({ id })).toMatchObject({ ok: false, error: { message: text.cannotOpen } })
  })

  it('on a drive that does not answer counts as there', async () => {
    const { on, id, path } = await finished({
      disk: { access: at => (String(at) === on?.folder ? new Promise(() => undefined) : nodeDisk.access(at)) },
    })
    expect(path).not.toBe('')
    const waits = passWaits()
    expect((await listed(on))[0]).toMatchObject({ id, state: 'done' })
    expect(waits).toEqual([3000])
    expect((await listed(on))[0]).not.toHaveProperty('missing')
  })

  it('of a browser says that there is a copy of its own, and its ticket is not listed', async () => {
    const { on, id } = await finished({ offer: async () => 'T', open: async () => ({ ticket: 'U' }) })
    expect((await listed(on))[0]).toMatchObject({ id, handedOver: true })
    expect((await listed(on))[0]).not.toHaveProperty('ticket')
    expect(on.downloads.currentStates()).toMatchObject([{ id, ticket: 'T' }])
    expect(await on.downloads.open({ id })).toEqual({ ok: true, value: { ticket: 'U' } })
  })
})
