/** The program is killed at any call of an import, or of its undo: the next one finds what was stored, and goes on. */
import { describe, expect, it, vi } from 'vitest'
import type { ImportRow } from '../../../shared/contract/roster'
import { fresh, listed, open, start, stateOf } from './import-stage'

type Stage = Awaited<ReturnType<typeof start>>

/** Reads change nothing: a kill at one is like a kill after the call before it. */
const writesOf = ({ calls }: Stage, from = 0) =>
  calls.flatMap(({ name }, at) => (name === 'student-page-rows' || at < from ? [] : at + 1))

const rowsOf = ({ change, before }: Stage): ImportRow[] => [
  fresh(30, '甲 一', before[4]?.number ?? ''),
  change(0, { number: before[1]?.number ?? '', nickname: '\ufa19山 太郎' }),
  change(1, { number: before[0]?.number ?? '' }),
  change(4, { team_id: '2', number: before[14]?.number ?? '' }),
  change(14, { team_id: '1', number: '62', grade_name: '' }),
  fresh(31, '乙 二', '60', '2'),
]

/** Goes on with everything that is left, as after a start of the program. */
async function goOn({ school, root }: Stage) {
  const next = await open(school, root)
  const answer = await next.imports.list()
  const left = answer.ok ? answer.value.imports.filter(({ state }) => state === 'stopped') : []
  for (const { id } of left) await next.outcome(next.imports.resume(id))
  return next
}

describe('a killed program', () => {
  it('during an import loses and doubles nobody', { timeout: 60_000 }, async () => {
    const whole = await start()
    const ended = await whole.outcome(whole.imports.start(rowsOf(whole)))
    expect(new Set(ended.states)).toEqual(new Set(['done']))
    const wanted = (await listed(whole.school)).map(stateOf)
    const writes = writesOf(whole)
    expect(writes.length).toBeGreaterThan(5)
    for (const at of writes) {
      const killed = await start(() => (killed.calls.length === at ? 'kill' : null))
      await killed.imports.start(rowsOf(killed))
      await vi.waitFor(() => expect(killed.calls).toHaveLength(at))
      const next = await goOn(killed)
      expect([at, (await listed(killed.school)).map(stateOf)]).toEqual([at, wanted])
      await next.close()
    }
  })

  it('doubles nobody if the server carries out the request later', async () => {
    let arrive = async (): Promise<unknown> => undefined
    const killed = await start(name => {
      if (name !== 'import-team-students-list' || killed.calls.at(-1)?.request.check_only !== 0) return null
      arrive = () => killed.school.body(name, killed.calls.at(-1)?.request as never)
      return new Promise(() => undefined)
    })
    await killed.imports.start([fresh(2, '甲 一', '60'), fresh(3, '乙 二', '61')])
    await vi.waitFor(() => expect(killed.calls.at(-1)?.request.check_only).toBe(0))
    const waits: number[] = []
    const next = await open(killed.school, killed.root, undefined, 1_010_000, async ms => {
      waits.push(ms)
      await arrive()
    })
    const list = await next.imports.list()
    const [left] = list.ok ? list.value.imports : []
    const ended = await next.outcome(next.imports.resume(left?.id ?? ''))
    expect([ended.states, waits]).toEqual([['done', 'done'], [50_000]])
    expect(next.progress.some(({ isWaiting }) => isWaiting)).toBe(true)
    const names = (await listed(killed.school)).map(({ nickname }) => nickname)
    expect(names.filter(name => name === '甲 一' || name === '乙 二')).toHaveLength(2)
    await next.close()
  })

  it('waits for the request again if the teacher cancelled while it waited', async () => {
    let arrive = async (): Promise<unknown> => undefined
    const killed = await start(name => {
      if (name !== 'import-team-students-list' || killed.calls.at(-1)?.request.check_only !== 0) return null
      arrive = () => killed.school.body(name, killed.calls.at(-1)?.request as never)
      return new Promise(() => undefined)
    })
    await killed.imports.start([fresh(2, '甲 一', '')])
    await vi.waitFor(() => expect(killed.calls.at(-1)?.request.check_only).toBe(0))
    const waits: number[] = []
    const next: Awaited<ReturnType<typeof open>> = await open(
      killed.school,
      killed.root,
      undefined,
      1_010_000,
      async ms => {
        waits.push(ms)
        if (waits.length === 1) next.imports.cancel()
        else await arrive()
      },
    )
    const list = await next.imports.list()
    const id = list.ok ? (list.value.imports[0]?.id ?? '') : ''
    expect((await next.outcome(next.imports.resume(id))).states).toEqual(['sending'])
    expect((await next.outcome(next.imports.resume(id))).states).toEqual(['done'])
    expect(waits).toEqual([50_000, 50_000])
    expect((await listed(killed.school)).filter(({ nickname }) => nickname === '甲 一')).toHaveLength(1)
    await next.close()
  })

  it('looks for late requests once a minute, for an hour, and not during an import', async () => {
    const lost = await start(name =>
      name === 'import-team-students-list' && lost.calls.at(-1)?.request.check_only === 0 ? 'before' : null,
    )
    const { id } = await lost.outcome(lost.imports.start([fresh(2, '甲 一', '')]))
    const again: Awaited<ReturnType<typeof open>> = await open(
      lost.school,
      lost.root,
      async name => {
        if (name !== 'import-team-students-list') return null
        const before = again.calls.length
        expect(await again.imports.list()).toMatchObject({ ok: true })
        expect(again.calls).toHaveLength(before)
        return null
      },
      1_120_000,
    )
    expect((await again.outcome(again.imports.resume(id))).states).toEqual(['done'])
    const reads = async (now: number) => {
      const later = await open(lost.school, lost.root, undefined, now)
      await later.imports.list()
      await later.imports.list()
      await later.close()
      return later.calls.length
    }
    const hourAfter = 1_120_000 + 3_600_000
    expect([await reads(1_200_000), await reads(hourAfter), await reads(hourAfter + 1)]).toEqual([1, 1, 1])
    expect(await reads(hourAfter + 2)).toBe(0)
  })

  it('is said when the server carries out the request after it was sent again, and the double is taken back', async () => {
    let arrive = async (): Promise<unknown> => undefined
    const killed = await start(name => {
      if (name !== 'import-team-students-list' || killed.calls.at(-1)?.request.check_only !== 0) return null
      const { request } = killed.calls.at(-1) ?? {}
      arrive = () => killed.school.body(name, request as never)
      return 'before'
    })
    const stopped = await killed.outcome(killed.imports.start([fresh(2, '甲 一', '')]))
    const next = await open(killed.school, killed.root, undefined, 1_120_000)
    expect((await next.outcome(next.imports.resume(stopped.id))).states).toEqual(['done'])
    await arrive()
    const later = await open(killed.school, killed.root, undefined, 1_200_000)
    const list = await later.imports.list()
    const found = list.ok ? list.value.imports.at(-1)?.rows : undefined
    const late = { row: 3, state: 'done', late: 'arrived', message: expect.stringMatching(/^返事のなかった送信が/) }
    expect(found).toMatchObject([{ row: 2, state: 'done' }, late])
    const taken = await later.outcome(later.imports.undo(stopped.id, [3]))
    const names = async () => (await listed(killed.school)).filter(({ nickname }) => nickname === '甲 一')
    expect([taken.states, (await names()).map(({ team_id }) => team_id).sort()]).toEqual([['done'], ['', '1']])
  })

  it('finds what arrives after the import was taken back', async () => {
    {
      let arrive = async (): Promise<unknown> => undefined
      const stage = await start(name => {
        if (name !== 'import-team-students-list' || stage.calls.at(-1)?.request.check_only !== 0) return null
        const { request } = stage.calls.at(-1) ?? {}
        arrive = () => stage.school.body(name, request as never)
        return 'before'
      })
      const stopped = await stage.outcome(
        stage.imports.start([stage.change(0, { number: '77' }), fresh(30, '甲 一', '60')]),
      )
      expect(new Set(stopped.states)).toEqual(new Set(['sending']))
      expect(await stage.imports.undo(stopped.id)).toMatchObject({ ok: false })
      // The page no longer says that it waits.
      expect(stage.progress.at(-2)).toMatchObject({ state: 'running', isWaiting: true })
      expect(stage.progress.at(-1)?.state).toBe('stopped')
      await arrive()
      const later = await open(stage.school, stage.root, undefined, 1_200_000)
      const list = await later.imports.list()
      const first = list.ok ? list.value.imports.find(({ id }) => id === stopped.id) : undefined
      expect(first?.rows.map(({ late, state }) => [late, state])).toEqual([
        ['arrived', 'done'],
        ['arrived', 'done'],
      ])
      expect(new Set((await later.outcome(later.imports.undo(stopped.id))).states)).toEqual(new Set(['done']))
      expect((await listed(stage.school)).slice(0, 20)).toEqual(stage.before)
    }
  })

  it('waits for nothing after a minute, or if everything has arrived', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    for (const [how, now] of [
      ['before', 1_060_000],
      ['after', 1_000_000],
    ] as const) {
      const cut = await start(name => {
        const isSend = name === 'import-team-students-list' && cut.calls.at(-1)?.request.check_only === 0
        return isSend ? how : null
      })
      const stopped = await cut.outcome(cut.imports.start([fresh(2, '甲 一', '60')]))
      const next = await open(cut.school, cut.root, undefined, now, wait)
      if (stopped.state === 'stopped') {
        expect((await next.outcome(next.imports.resume(stopped.id))).states).toEqual(['done'])
      }
      await next.close()
    }
    expect(waits).toEqual([])
  })

  it('while an import is taken back leaves every student as before', { timeout: 60_000 }, async () => {
    const whole = await start()
    const done = await whole.outcome(whole.imports.start(rowsOf(whole)))
    const from = whole.calls.length
    const undone = await whole.outcome(whole.imports.undo(done.id))
    expect(new Set(undone.states)).toEqual(new Set(['done']))
    const wanted = (await listed(whole.school)).map(stateOf)
    expect((await listed(whole.school)).slice(0, 20)).toEqual(whole.before)
    const writes = writesOf(whole, from)
    expect(writes.length).toBeGreaterThan(4)
    for (const at of writes) {
      const killed = await start(() => (killed.calls.length === at ? 'kill' : null))
      const again = await killed.outcome(killed.imports.start(rowsOf(killed)))
      await killed.imports.undo(again.id)
      await vi.waitFor(() => expect(killed.calls).toHaveLength(at))
      const next = await goOn(killed)
      expect([at, (await listed(killed.school)).map(stateOf)]).toEqual([at, wanted])
      await next.close()
    }
  })
})
