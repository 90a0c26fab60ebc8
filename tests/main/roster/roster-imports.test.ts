import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { openImportStore } from '../../../main/roster/import-store'
import { createRosterImports } from '../../../main/roster/roster-imports'
import type { ImportProgress } from '../../../shared/contract/roster'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { fresh, listed, open, type Student, start, stateOf, vault } from './import-stage'
import { clientOf } from './school-client'

describe('an import', () => {
  it('creates, changes and moves students, after a check of each class', async () => {
    const { school, imports, calls, change, before, outcome } = await start()
    const ended = await outcome(
      imports.start(
        [
          fresh(1, '髙橋\u{E0100} ①', '50'),
          change(0, { nickname: '\ufa19山 太郎' }),
          change(10, { team_id: '1', number: '51' }),
        ].map((row, at) => ({ ...row, row: at + 2 })),
      ),
    )
    expect([ended.state, ended.states]).toEqual(['ended', ['done', 'done', 'done']])
    const after = await listed(school, '1')
    expect(after.find(({ number }) => number === '50')?.nickname).toBe('髙橋\u{E0100} ①')
    expect(after.find(({ student_id }) => student_id === before[0]?.student_id)?.nickname).toBe('\ufa19山 太郎')
    expect(after.find(({ student_id }) => student_id === before[10]?.student_id)).toMatchObject({ number: '51' })
    const imported = calls.filter(({ name }) => name === 'import-team-students-list')
    expect(imported.map(({ request }) => request.check_only)).toEqual([1, 0])
    // only what changes: another field may have been changed by somebody else meanwhile
    const students = [
      { nickname: '髙橋\u{E0100} ①', number: '50', grade_name: '2年', class_name: 'A組' },
      { student_id: before[0]?.student_id, nickname: '\ufa19山 太郎' },
      { student_id: before[10]?.student_id, number: '51' },
    ]
    for (const { request } of nonEmpty(imported)) expect([request.team_id, request.students]).toEqual(['1', students])
  })

  it('takes students out of several classes, and brings them back with their numbers', async () => {
    const { school, imports, change, before, outcome } = await start()
    const leaving = [0, 1, 10].map((at, row) => change(at, { team_id: '' }, row + 1))
    const removal = await outcome(imports.start(leaving, []))
    expect(removal.states).toEqual(['done', 'done', 'done'])
    const places = async () => {
      const now = new Map((await listed(school)).map(one => [one.student_id, `${one.team_id} ${one.number}`]))
      return [0, 1, 10].map(at => now.get(before[at]?.student_id ?? ''))
    }
    expect((await places()).map(place => place?.split(' ')[0])).toEqual(['', '', ''])
    expect((await outcome(imports.undo(removal.id))).states).toEqual(['done', 'done', 'done'])
    expect(await places()).toEqual([0, 1, 10].map(at => `${before[at]?.team_id} ${before[at]?.number}`))
  })

  it('keeps what the server refuses, with its reason, and sends the others', async () => {
    const { imports, calls, outcome, before } = await start()
    const taken = before[0]?.number ?? ''
    const ended = await outcome(imports.start([fresh(2, '甲 一', taken), fresh(3, '乙 二', '61')]))
    expect(ended.states).toEqual([`番号「${taken}」が重複しています。`, 'done'])
    expect(calls.filter(({ request }) => request.check_only === 0)).toHaveLength(1)
  })

  it('keeps the reason of a whole class that is refused, and goes on with the next', async () => {
    const { imports, outcome } = await start()
    const ended = await outcome(imports.start([fresh(2, '甲 一', '60', '99'), fresh(3, '乙 二', '61')]))
    expect(ended.states).toEqual(['このクラスは見つかりません。', 'done'])
  })

  it('exchanges numbers in a chain, in a circle and between classes', async () => {
    const { school, imports, outcome, change, before } = await start()
    const number = (at: number) => before[at]?.number ?? ''
    const ended = await outcome(
      imports.start([
        change(0, { number: number(1) }),
        change(1, { number: number(0) }),
        change(2, { number: number(3) }),
        change(3, { number: '70' }),
        change(4, { team_id: '2', number: number(14) }),
        change(14, { team_id: '1', number: number(4) }),
      ]),
    )
    expect(ended.states).toEqual(['done', 'done', 'done', 'done', 'done', 'done'])
    const after = new Map((await listed(school)).map(one => [one.student_id, `${one.team_id} ${one.number}`]))
    const now = [0, 1, 2, 3, 4, 14].map(at => after.get(before[at]?.student_id ?? ''))
    expect(now).toEqual([
      `1 ${number(1)}`,
      `1 ${number(0)}`,
      `1 ${number(3)}`,
      '1 70',
      `2 ${number(14)}`,
      `1 ${number(4)}`,
    ])
  })

  it('does not change a student whom somebody else has changed meanwhile', async () => {
    const { school, imports, outcome, change, before } = await start()
    await school.data('change-student-info', { student_id: before[0]?.student_id ?? '', nickname: '別の 名前' })
    const ended = await outcome(imports.start([change(0, { number: '70' })]))
    expect(ended.states[0]).toContain('生徒の情報が変わりました')
    expect((await listed(school)).find(({ number }) => number === '70')).toBeUndefined()
  })

  it('ends between two classes when the teacher cancels, and can go on', async () => {
    const { imports, outcome, progress, school } = await start(name => {
      if (name === 'import-team-students-list') cancel()
      return null
    })
    function cancel() {
      imports.cancel()
    }
    const rows = [fresh(2, '甲 一', '60', '1'), fresh(3, '乙 二', '60', '2')]
    const stopped = await outcome(imports.start(rows))
    expect([stopped.state, stopped.states]).toEqual(['stopped', ['done', 'waiting']])
    expect(progress.at(-1)).toMatchObject({ state: 'stopped', settled: 1, total: 2 })
    const ended = await outcome(imports.resume(stopped.id))
    expect([ended.state, ended.states]).toEqual(['ended', ['done', 'done']])
    expect(progress.at(-1)).toMatchObject({ state: 'ended', settled: 2, total: 2 })
    expect(await listed(school)).toHaveLength(22)
  })

  it('makes no call in the session of another teacher, who does not see it', async () => {
    let logIn = (_name: string): void => undefined
    const stage = await start(name => {
      if (name === 'import-team-students-list') logIn('another')
      return null
    })
    logIn = stage.logIn
    const first = await stage.imports.start([fresh(2, '甲 一', '60')])
    const sent = () => stage.calls.filter(({ name }) => name === 'import-team-students-list')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    // The run has ended as soon as another one can begin.
    await vi.waitFor(async () =>
      expect(await stage.imports.start([fresh(2, '乙 二', '61')])).toMatchObject({ ok: true }),
    )
    expect(JSON.stringify(sent().filter(({ request }) => request.check_only === 0))).not.toContain('甲 一')
    expect(await stage.imports.list()).toMatchObject({
      value: { imports: [{ rows: [{ to: { nickname: '乙 二' } }] }] },
    })
    // Neither hears of the import of the other.
    await vi.waitFor(() => expect(stage.progress.at(-1)?.state).toBe('ended'))
    const states = stage.progress.filter(({ id }) => first.ok && id === first.value.id).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['running']))
    expect(stage.imports.latest()).toMatchObject({ state: 'ended' })
    stage.logIn('teacher')
    expect(stage.imports.latest()).toBeNull()
    const answer = await stage.imports.list()
    expect(answer).toMatchObject({ value: { imports: [{ state: 'stopped', rows: [{ to: { nickname: '甲 一' } }] }] } })
  })

  it('is refused while another one runs, with repeated rows, and for nobody', async () => {
    const { imports, outcome } = await start()
    const first = outcome(imports.start([fresh(2, '甲 一', '60')]))
    expect(await imports.start([fresh(2, '乙 二', '61')])).toMatchObject({ ok: false })
    await first
    expect(await imports.start([fresh(2, '乙 二', '61'), fresh(2, '丙 三', '62')])).toMatchObject({ ok: false })
    expect(await imports.resume('none')).toMatchObject({ ok: false })
  })
})

describe('a lost answer', () => {
  it.each(['before', 'after'] as const)(
    '(%s the server) stops the import; it goes on and doubles nothing',
    async how => {
      let lost = 1
      const { school, imports, outcome } = await start(name =>
        name === 'import-team-students-list' && lost-- === 0 ? how : null,
      )
      const stopped = await outcome(imports.start([fresh(2, '甲 一', '60'), fresh(3, '乙 二', '60', '2')]))
      expect(stopped.state).toBe('stopped')
      const ended = await outcome(imports.resume(stopped.id))
      expect([ended.state, ended.states]).toEqual(['ended', ['done', 'done']])
      const names = (await listed(school)).map(({ nickname }) => nickname)
      expect(names.filter(name => name === '甲 一' || name === '乙 二').sort()).toEqual(['乙 二', '甲 一'])
    },
  )

  it('is not shown any more after it went on', async () => {
    let sends = 0
    const stage: Awaited<ReturnType<typeof start>> = await start(name => {
      if (name !== 'import-team-students-list') return null
      sends += 1
      if (sends > 1) stage.imports.cancel()
      return sends === 1 ? 'before' : null
    })
    const rows = [fresh(2, '甲 一', '60'), fresh(3, '乙 二', '60', '2')]
    const stopped = await stage.outcome(stage.imports.start(rows))
    expect(stopped.failure?.message).toBe('届かない')
    const cancelled = await stage.outcome(stage.imports.resume(stopped.id))
    expect([cancelled.state, cancelled.failure]).toEqual(['stopped', undefined])
  })

  it('at any call, at which the program also ends, leaves nobody lost or doubled', { timeout: 60_000 }, async () => {
    const { school, change, before, calls, imports, outcome } = await start()
    const rows = [
      fresh(30, '甲 一', '60'),
      change(0, { number: before[1]?.number ?? '' }),
      change(1, { number: before[0]?.number ?? '' }),
      change(11, { team_id: '1', number: '62' }),
      fresh(31, '乙 二', '60', '2'),
    ]
    await outcome(imports.start(rows))
    const wanted = (await listed(school)).map(stateOf)
    const count = calls.length
    expect(count).toBeGreaterThan(6)
    for (let at = 0; at < count; at++) {
      // A read that is lost on its way back changes nothing, like one that is lost on its way there.
      const isRead = calls[at]?.name === 'student-page-rows'
      for (const how of isRead ? (['before'] as const) : (['before', 'after'] as const)) {
        const again = await start(() => (again.calls.length === at + 1 ? how : null))
        const stopped = await again.outcome(again.imports.start(rows))
        await again.close()
        // Another run of the program finds what the first one stored.
        const next = await open(again.school, again.root)
        const ended = stopped.state === 'ended' ? stopped : await next.outcome(next.imports.resume(stopped.id))
        expect([at, how, ended.states]).toEqual([at, how, ['done', 'done', 'done', 'done', 'done']])
        expect((await listed(again.school)).map(stateOf)).toEqual(wanted)
        await next.close()
      }
    }
  })
})

describe('an import that is taken back', () => {
  it('restores each student, and new ones leave their class', async () => {
    const { school, imports, outcome, change, before } = await start()
    const done = await outcome(
      imports.start([
        change(0, { nickname: '別の 名前', number: before[1]?.number ?? '' }),
        change(1, { number: before[0]?.number ?? '' }),
        change(12, { team_id: '1', number: '63' }),
        fresh(40, '甲 一', '60'),
      ]),
    )
    const undone = await outcome(imports.undo(done.id))
    expect([undone.undoes, undone.states]).toEqual([done.id, ['done', 'done', 'done', 'done']])
    const after = await listed(school)
    expect(after.slice(0, 20)).toEqual(before)
    expect(after[20]).toMatchObject({ nickname: '甲 一', team_id: '' })
  })

  it('can be one student only, and empties what was empty', async () => {
    const { school, imports, outcome, change, before } = await start()
    const id = before[0]?.student_id ?? ''
    await school.data('reset-students-info', { team_id: '1', student_ids: id, reset_number: 1, reset_grade_name: 1 })
    const empty = (await listed(school)).find(({ student_id }) => student_id === id)
    const row = {
      ...change(0, {}),
      from: stateOf(empty as Student),
      to: { ...stateOf(empty as Student), number: '77', grade_name: '9年' },
    }
    const done = await outcome(imports.start([row, change(1, { number: '78' })]))
    expect(done.states).toEqual(['done', 'done'])
    const undone = await outcome(imports.undo(done.id, [0]))
    expect(undone.states).toEqual(['done'])
    const after = await listed(school)
    expect(after.find(({ student_id }) => student_id === id)).toEqual(empty)
    expect(after.some(({ number }) => number === '78')).toBe(true)
  })
})

describe('an import that cannot be stored', () => {
  /** The disk is full after so many writes. */
  async function withFullDisk(writes: number) {
    const stage = await start()
    const { client, calls } = clientOf(stage.school)
    const store = await openImportStore({ folder: folder(), vault })
    let left = writes
    const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
    const progress: ImportProgress[] = []
    const imports = createRosterImports({
      client,
      store: { ...store, put: async (...put) => (left-- > 0 ? store.put(...put) : Promise.reject(full)) },
      owner: () => 'teacher',
      clock: () => 1_000_000,
      wait: async () => undefined,
      log: () => undefined,
      onProgress: next => void progress.push(next),
    })
    const names = () => calls.map(({ name }) => name)
    return { imports, names, progress, refill: () => (left = 100) }
  }
  const message = '保存先の空き容量が足りません。空きを作ってから、もう一度お試しください。'

  it('does not begin, and can be tried again', async () => {
    const { imports, names, refill } = await withFullDisk(0)
    const rows = [fresh(2, '甲 一', '60')]
    expect(await imports.start(rows, [])).toMatchObject({ ok: false, error: { message } })
    expect([names(), imports.isRunning()]).toEqual([[], false])
    refill()
    expect(await imports.start(rows, [])).toMatchObject({ ok: true })
    expect(imports.isRunning()).toBe(true)
    await vi.waitFor(() => expect(imports.isRunning()).toBe(false))
  })

  it('sends nothing more, and says why', async () => {
    // The import itself, and what it found in the school.
    const { imports, names, progress } = await withFullDisk(2)
    expect(await imports.start([fresh(2, '甲 一', '60')], [])).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(progress.at(-1)?.state).toBe('stopped'))
    expect(names()).toEqual(['student-page-rows', 'import-team-students-list'])
    expect(await imports.list()).toMatchObject({ value: { imports: [{ state: 'stopped', failure: { message } }] } })
  })
})

describe('the stored imports', () => {
  it('are sealed, of one teacher, and of 30 days', async () => {
    const root = folder()
    const store = await openImportStore({ folder: root, vault })
    const day = 86_400_000
    const rows = [{ ...fresh(1, '甲 一', '1'), state: 'done' as const }]
    const record = (id: string, at: number) => ({ id, at, rows })
    for (let at = 0; at < 12; at++) await store.put('a', record(`i${at}`, at * day), at * day)
    expect(await store.read('a', 12 * day)).toHaveLength(12)
    expect((await store.read('a', 35 * day)).map(({ id }) => id)).toEqual(['i6', 'i7', 'i8', 'i9', 'i10', 'i11'])
    expect(await store.read('b', 0)).toEqual([])
    for (const file of nonEmpty(readdirSync(root))) {
      expect(readFileSync(join(root, file)).includes('甲 一')).toBe(false)
    }
  })

  it('have 50,000 rows at most, of the newest imports', async () => {
    const root = folder()
    const store = await openImportStore({ folder: root, vault: { ...vault, isDurable: false } })
    const { to } = fresh(1, '甲 一', '1')
    const rows = Array.from({ length: 20_000 }, (_, row) => ({ row, to, state: 'done' as const }))
    for (let at = 0; at < 4; at++) await store.put('a', { id: `i${at}`, at, rows }, at)
    expect((await store.read('a', 5)).map(({ id }) => id)).toEqual(['i2', 'i3'])
    // Without a key that lasts, nothing is on the disk.
    expect(readdirSync(root)).toEqual([])
  })
})
