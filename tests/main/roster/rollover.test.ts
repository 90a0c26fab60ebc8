/** 年次更新 at the level of main: classes, students and their day, whatever is cut off when. */
import { describe, expect, it, vi } from 'vitest'
import type { ImportRow, TeamChange } from '../../../shared/contract/roster'
import { defined } from '../../fixtures/defined'
import { sampled } from '../../fixtures/nightly'
import { nonEmpty } from '../../fixtures/non-empty'
import type { Client } from '../sample-school/client'
import { listed, open, start } from './import-stage'

type Stage = Awaited<ReturnType<typeof start>>

interface Team {
  id: string
  name: string
  hidden: number
  student_count: number
}

/** The clock of the stage: 1970-01-01 in Tokyo. */
const today = '1970-01-01'
const later = '1970-01-05'
const dayMs = 864e5

const teamsOf = async (school: Client): Promise<Team[]> =>
  ((await school.data('my-team-rows', {})) as { items: Team[] }).items
const teamLines = async (school: Client) =>
  (await teamsOf(school)).map(({ name, hidden, student_count }) => `${name} ${hidden} ${student_count}`)

/** A class, new in this year, for everybody of class 1; class 2 graduates. Two students get the same place. */
const teams: TeamChange[] = [
  { ref: 'new:0', name: '2027年度 3年A組', hidden: 0, isNew: true },
  { ref: '1', name: '2年A組', hidden: 1 },
]

function rowsOf({ before, change }: Stage): ImportRow[] {
  return before.map((student, at) =>
    student.team_id === '1'
      ? change(at, { team_id: 'new:0', number: at % 3 === 0 ? '' : student.number, grade_name: '3年' })
      : change(at, { team_id: '' }),
  )
}

/** Each student with her class by name: nobody is lost or doubled. */
async function placesOf(school: Client): Promise<string[]> {
  const names = new Map((await teamsOf(school)).map(({ id, name }) => [id, name]))
  return (await listed(school)).map(
    ({ student_id, nickname, number, grade_name, team_id }) =>
      `${student_id} ${nickname} ${names.get(team_id) ?? ''} ${number} ${grade_name}`,
  )
}

async function goOn({ school, root }: Stage) {
  const next = await open(school, root)
  const answer = await next.imports.list()
  const left = answer.ok ? answer.value.imports.filter(({ state }) => state === 'stopped') : []
  for (const { id } of left) await next.outcome(next.imports.resume(id))
  return next
}

describe('年次更新', () => {
  it('makes the classes, moves the students, and shows the classes last', async () => {
    const stage = await start()
    const { school, before, outcome, imports, calls } = stage
    const ended = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: today }))
    expect(new Set(ended.states)).toEqual(new Set(['done']))
    expect(ended.state).toBe('ended')
    const made = defined((await teamsOf(school)).find(({ name }) => name === '2027年度 3年A組'))
    expect(made.hidden).toBe(0)
    const now = await listed(school)
    expect(now).toHaveLength(before.length)
    for (const [at, student] of nonEmpty([...before.entries()])) {
      const after = defined(now.find(({ student_id }) => student_id === student.student_id))
      expect(after.nickname).toBe(student.nickname)
      expect(after.team_id).toBe(student.team_id === '1' ? made.id : '')
      if (student.team_id === '1') expect(after.number).toBe(at % 3 === 0 ? '' : student.number)
    }
    const old = defined((await teamsOf(school)).find(({ id }) => id === '1'))
    expect([old.student_count, old.hidden]).toEqual([0, 1])
    const created = calls.flatMap(({ name, request }) => (name === 'team-create' ? [request] : []))
    expect(created).toEqual([{ name: '2027年度 3年A組', allow_join: 0 }])
    const names = calls.map(({ name }) => name)
    expect(names.indexOf('make-hidden')).toBeLessThan(names.indexOf('import-team-students-list'))
    expect(names.indexOf('make-obvious')).toBeGreaterThan(names.lastIndexOf('import-team-students-list'))
  })

  it('leaves no student without a class at any moment, other than graduates', async () => {
    const lost: string[] = []
    const stage: Stage = await start(async () => {
      for (const { nickname, student_id, team_id } of await listed(stage.school)) {
        const was = defined(stage.before.find(one => one.student_id === student_id))
        if (team_id === '' && was.team_id === '1') lost.push(nickname)
      }
      return null
    })
    await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: today }))
    expect(stage.calls.length).toBeGreaterThan(8)
    expect(lost).toEqual([])
  })

  it('only makes its classes, hidden, before its day', async () => {
    const stage = await start()
    const { school, root, outcome, imports } = stage
    const places = await placesOf(school)
    const lines = await teamLines(school)
    const waits = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: later }))
    expect([waits.state, new Set(waits.states)]).toEqual(['scheduled', new Set(['waiting'])])
    expect(await placesOf(school)).toEqual(places)
    expect(await teamLines(school)).toEqual([...lines, '2027年度 3年A組 1 0'])
    expect(await imports.due()).toEqual({ ok: true, value: { due: { day: later, isDue: false } } })
    // asking for more changes nothing
    expect((await outcome(imports.resume(waits.id))).state).toBe('scheduled')
    expect(await placesOf(school)).toEqual(places)

    const next = await open(school, root, undefined, 5 * dayMs)
    expect(await next.imports.due()).toEqual({ ok: true, value: { due: { day: later, isDue: true } } })
    const ended = await next.outcome(next.imports.resume(waits.id))
    expect([ended.state, new Set(ended.states)]).toEqual(['ended', new Set(['done'])])
    expect(await teamLines(school)).toContain(
      `2027年度 3年A組 0 ${rowsOf(stage).filter(({ to }) => to.team_id).length}`,
    )
    expect(await next.imports.due()).toEqual({ ok: true, value: { due: null } })
  })

  it('is kept until its day, also if it is more than 30 days away', async () => {
    const stage = await start()
    const waits = await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: '1970-04-01' }))
    const next = await open(stage.school, stage.root, undefined, 100 * dayMs)
    expect(await next.imports.due()).toEqual({ ok: true, value: { due: { day: '1970-04-01', isDue: true } } })
    expect((await next.outcome(next.imports.resume(waits.id))).state).toBe('ended')
  })

  it('is given up before its day: nobody moves, and the classes stay hidden', async () => {
    const stage = await start()
    const { school, root, outcome, imports } = stage
    const places = await placesOf(school)
    const lines = await teamLines(school)
    const waits = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: later }))
    await outcome(imports.undo(waits.id))
    expect(await imports.due()).toEqual({ ok: true, value: { due: null } })
    const next = await open(school, root, undefined, 9 * dayMs)
    const answer = await next.imports.list()
    expect(answer.ok && answer.value.imports.map(({ state }) => state)).toEqual(['ended', 'ended'])
    expect(await placesOf(school)).toEqual(places)
    expect(await teamLines(school)).toEqual([...lines, '2027年度 3年A組 1 0'])
  })

  it('taken back, puts every student where she was; the new class is hidden, the old one shown', async () => {
    const stage = await start()
    const { school, outcome, imports } = stage
    const places = await placesOf(school)
    const lines = await teamLines(school)
    const ended = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: today }))
    const undone = await outcome(imports.undo(ended.id))
    expect(new Set(undone.states)).toEqual(new Set(['done']))
    expect(await placesOf(school)).toEqual(places)
    expect(await teamLines(school)).toEqual([...lines, '2027年度 3年A組 1 0'])
  })

  it('does not take a class that somebody else has made since', async () => {
    const stage = await start()
    await stage.school.data('team-create', { name: '2027年度 3年A組', allow_join: 0 })
    const stopped = await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: today }))
    expect(stopped.state).toBe('stopped')
    expect(stopped.failure?.message).toMatch(/2027年度 3年A組」は、この画面で確認したあとに作られています/)
    expect(stage.calls.map(({ name }) => name)).toEqual(['my-team-rows'])
  })

  it('makes no class where the list of classes is an offline copy', async () => {
    const stage = await start(name => (name === 'my-team-rows' ? 'copy' : null))
    const stopped = await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: today }))
    expect(stopped.state).toBe('stopped')
    expect(stage.calls.map(({ name }) => name)).toEqual(['my-team-rows'])
  })

  it('that the teacher cancels shows and hides no class before it goes on', async () => {
    const stage: Stage = await start(name => {
      if (name === 'student-batch-leave') stage.imports.cancel()
      return null
    })
    const stopped = await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: today }))
    expect([stopped.state, new Set(stopped.states)]).toEqual(['stopped', new Set(['done', 'waiting'])])
    expect(stopped.teams?.map(({ state }) => state)).toEqual(['made', 'waiting'])
    expect((await stage.outcome(stage.imports.resume(stopped.id))).state).toBe('ended')
    const shown = (await teamsOf(stage.school)).map(({ name, hidden }) => [name, hidden])
    expect(shown).toContainEqual(['2027年度 3年A組', 0])
    expect(shown).toContainEqual(['2年A組', 1])
  })

  it('does not hide a class in which a student is left', async () => {
    const stage = await start()
    const rows = rowsOf(stage).filter((_, at) => at > 0)
    const ended = await stage.outcome(stage.imports.start(rows, undefined, { teams, day: today }))
    expect([ended.state, ended.teams?.map(({ state }) => state)]).toEqual(['ended', ['done', 'refused']])
    expect((await teamsOf(stage.school)).find(({ id }) => id === '1')?.hidden).toBe(0)
  })
})

describe('a cut in 年次更新', () => {
  const writesOf = ({ calls }: Stage, from = 0) =>
    calls.flatMap(({ name }, at) =>
      name === 'student-page-rows' || name === 'my-team-rows' || at < from ? [] : at + 1,
    )

  it.each([
    ['kill', 0],
    ['after', 1],
    ['before', 2],
  ] as const)(
    'of the kind %s at any call loses and doubles nobody, and no class',
    {
      timeout: 120_000,
    },
    async (how, first) => {
      const whole = await start()
      await whole.outcome(whole.imports.start(rowsOf(whole), undefined, { teams, day: today }))
      const wanted = [await placesOf(whole.school), await teamLines(whole.school)]
      const writes = writesOf(whole)
      expect(writes.length).toBeGreaterThan(7)
      for (const at of sampled(writes, 3, first)) {
        const cut = await start(() => (cut.calls.length === at ? how : null))
        const begun = cut.outcome(cut.imports.start(rowsOf(cut), undefined, { teams, day: today }))
        if (how === 'kill') await vi.waitFor(() => expect(cut.calls).toHaveLength(at))
        else await begun
        const next = await goOn(cut)
        expect([at, await placesOf(cut.school), await teamLines(cut.school)]).toEqual([at, ...wanted])
        await next.close()
      }
    },
  )

  it('while it is taken back leaves every student as before', { timeout: 120_000 }, async () => {
    const whole = await start()
    const places = await placesOf(whole.school)
    const done = await whole.outcome(whole.imports.start(rowsOf(whole), undefined, { teams, day: today }))
    const from = whole.calls.length
    await whole.outcome(whole.imports.undo(done.id))
    const lines = await teamLines(whole.school)
    const writes = writesOf(whole, from)
    expect(writes.length).toBeGreaterThan(4)
    for (const at of writes) {
      const killed = await start(() => (killed.calls.length === at ? 'kill' : null))
      const again = await killed.outcome(killed.imports.start(rowsOf(killed), undefined, { teams, day: today }))
      await killed.imports.undo(again.id)
      await vi.waitFor(() => expect(killed.calls).toHaveLength(at))
      const next = await goOn(killed)
      expect([at, await placesOf(killed.school), await teamLines(killed.school)]).toEqual([at, places, lines])
      await next.close()
    }
  })
})
