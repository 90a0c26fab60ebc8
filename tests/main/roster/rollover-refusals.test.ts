/** 年次更新 that the server refuses for a moment, and a school that has changed between the plan and its day. */
import { describe, expect, it } from 'vitest'
import type { ImportRow, TeamChange } from '../../../shared/contract/roster'
import { defined } from '../../fixtures/defined'
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
const newName = '2027年度 3年A組'

const teams: TeamChange[] = [
  { ref: 'new:0', name: newName, hidden: 0, isNew: true },
  { ref: '1', name: '2年A組', hidden: 1 },
]

/** Class 1 goes up, class 2 graduates. */
const rowsOf = ({ before, change }: Stage): ImportRow[] =>
  before.map(({ team_id }, at) =>
    team_id === '1' ? change(at, { team_id: 'new:0', grade_name: '3年' }) : change(at, { team_id: '' }),
  )

const teamsOf = async (school: Client): Promise<Team[]> =>
  ((await school.data('my-team-rows', {})) as { items: Team[] }).items
const lineOf = async (school: Client, name: string) =>
  (await teamsOf(school)).filter(team => team.name === name).map(({ hidden, student_count }) => [hidden, student_count])
const classOne = ({ before }: Stage) => before.filter(({ team_id }) => team_id === '1')
const whole = [[0, 10]]

/** The school refuses calls of this name, the first one or more. */
function refusing(school: Client, name: string, times = 1): Client {
  let count = 0
  return {
    ...school,
    data: school.data,
    body: async (called, ...rest) => {
      if (called !== name || count >= times) return school.body(called, ...rest)
      count += 1
      return { errcode: 1, errmsg: '混み合っています' } as never
    },
  } as Client
}

/** Plans the year for a later day, changes the school, and opens the program on that day. */
async function planned(stage: Stage, change: () => Promise<unknown>) {
  const waits = await stage.outcome(stage.imports.start(rowsOf(stage), undefined, { teams, day: later }))
  await change()
  const next = await open(stage.school, stage.root, undefined, 5 * dayMs)
  return { ...next, ended: await next.outcome(next.imports.resume(waits.id)), id: waits.id }
}

describe('a refusal for a moment', () => {
  it.each(['team-create', 'make-hidden', 'student-batch-leave', 'import-team-students-list', 'make-obvious'])(
    'of %s leaves the year open with its reason, and it goes on',
    { timeout: 60_000 },
    async name => {
      const stage = await start()
      const { imports, outcome } = await open(refusing(stage.school, name), stage.root)
      const stopped = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: today }))
      expect([stopped.state, new Set(stopped.rows.map(({ state }) => state)).has('refused')]).toEqual([
        'stopped',
        false,
      ])
      const isChecked = name === 'import-team-students-list'
      expect(stopped.failure?.message).toMatch(isChecked ? /サーバーが10人を受け付けません/ : /」：混み合っています/)
      const ended = await outcome(imports.resume(stopped.id))
      expect([ended.state, new Set(ended.states)]).toEqual(['ended', new Set(['done'])])
      expect(await lineOf(stage.school, newName)).toEqual(whole)
    },
  )

  it('after a class was made leaves it hidden when the year is given up', async () => {
    const stage = await start()
    const { imports, outcome } = await open(refusing(stage.school, 'make-hidden'), stage.root)
    const stopped = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: later }))
    await outcome(imports.undo(stopped.id))
    expect(await lineOf(stage.school, newName)).toEqual([[1, 0]])
  })
})

describe('a refusal that does not end', () => {
  it('of a student is found before anybody is moved, and the others go on without her', async () => {
    const { school, imports, outcome, change, before, calls } = await start()
    const taken = defined(before.find(({ team_id }) => team_id === '2')).number
    const rows = [change(0, { team_id: '' }), change(1, { team_id: '2', number: taken })]
    const stopped = await outcome(imports.start(rows, undefined, { teams: [], day: today }))
    const reason = `番号「${taken}」が重複しています。`
    expect([stopped.state, stopped.states]).toEqual(['stopped', ['waiting', reason]])
    expect(stopped.failure?.message).toMatch(/サーバーが1人を受け付けません/)
    expect(await listed(school)).toEqual(before)
    expect(calls.map(({ name }) => name)).not.toContain('student-batch-leave')
    expect((await outcome(imports.resume(stopped.id))).states).toEqual(['waiting', reason])
    const ended = await outcome(imports.resume(stopped.id, true))
    expect([ended.state, ended.rows.map(({ state }) => state), ended.states[1]]).toEqual([
      'ended',
      ['done', 'refused'],
      reason,
    ])
  })

  it.each(['team-create', 'student-batch-leave'])('(%s) leaves its students where they are', async name => {
    const stage = await start()
    const { imports, outcome } = await open(refusing(stage.school, name, Number.POSITIVE_INFINITY), stage.root)
    const stopped = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: today }))
    const ended = await outcome(imports.resume(stopped.id, true))
    const states = stage.before.map(({ team_id }) =>
      (team_id === '1') === (name === 'team-create') ? 'refused' : 'done',
    )
    expect([ended.state, ended.rows.map(({ state }) => state)]).toEqual(['ended', states])
    const left = ended.rows.filter(({ state }) => state === 'refused').map(({ message }) => message)
    expect(new Set(left.map(message => message?.replace(/^「.*」：/u, '')))).toEqual(new Set(['混み合っています']))
  })
})

describe('a year that was carried out elsewhere', () => {
  it('is not carried out again: nobody moves, and no empty class is shown', async () => {
    const stage = await start()
    const { ended, imports, outcome, id } = await planned(stage, async () => {
      for (const student of stage.before) {
        const { student_id, team_id } = student
        await stage.school.data('student-batch-leave', { team_id, student_ids: student_id })
      }
    })
    expect([ended.state, ended.failure?.message]).toEqual([
      'stopped',
      expect.stringMatching(/^移る予定の20人のうち20人は、もう予定したときのクラスにいません。別のパソコンなどで/),
    ])
    const left = await outcome(imports.resume(id, true))
    expect([left.state, new Set(left.rows.map(({ state }) => state))]).toEqual(['ended', new Set(['refused'])])
    expect(await lineOf(stage.school, newName)).toEqual([[1, 0]])
  })
})

describe('a school that has changed since the plan', () => {
  it('gets a deleted new class again before the first student is moved', async () => {
    const stage = await start()
    const { ended } = await planned(stage, async () => {
      const made = defined((await teamsOf(stage.school)).find(({ name }) => name === newName))
      await stage.school.data('batch-deletion', { team_id: made.id } as never)
      expect(await lineOf(stage.school, newName)).toEqual([])
    })
    expect([ended.state, new Set(ended.states)]).toEqual(['ended', new Set(['done'])])
    expect(await lineOf(stage.school, newName)).toEqual(whole)
  })

  it('moves nobody if a class of today, into which students go, is deleted', async () => {
    const stage = await start()
    const { school, imports, outcome, change, before } = stage
    await school.data('team-create', { name: '3年Z組', allow_join: 0 })
    const target = defined((await teamsOf(school)).find(({ name }) => name === '3年Z組'))
    const rows = before.map(({ team_id }, at) => change(at, { team_id: team_id === '1' ? target.id : '' }))
    const waits = await outcome(imports.start(rows, undefined, { teams: [], day: later }))
    await school.data('batch-deletion', { team_id: target.id } as never)
    const next = await open(school, stage.root, undefined, 5 * dayMs)
    const stopped = await next.outcome(next.imports.resume(waits.id))
    expect([stopped.state, new Set(stopped.rows.map(({ state }) => state))]).toEqual(['stopped', new Set(['waiting'])])
    expect(stopped.failure?.message).toMatch(/^移る先のクラス「2年A組」がありません/)
    expect(await listed(school)).toEqual(before)
  })

  it('keeps a name and a number that were mended, and the student moves', async () => {
    const stage = await start()
    const [one, other] = classOne(stage)
    const { ended, imports, outcome, id } = await planned(stage, async () => {
      const { school } = stage
      await school.data('change-student-info', { student_id: defined(one).student_id, number: '39' })
      await school.data('change-student-info', { student_id: defined(other).student_id, nickname: '改名 花子' })
    })
    expect(new Set(ended.states)).toEqual(new Set(['done']))
    const now = async (student_id: string) =>
      defined((await listed(stage.school)).find(one => one.student_id === student_id))
    const made = defined((await teamsOf(stage.school)).find(({ name }) => name === newName))
    expect(await now(defined(one).student_id)).toMatchObject({ number: '39', team_id: made.id, grade_name: '3年' })
    expect(await now(defined(other).student_id)).toMatchObject({ nickname: '改名 花子', team_id: made.id })
    await outcome(imports.undo(id))
    expect(await now(defined(one).student_id)).toMatchObject({ number: '39', team_id: '1', grade_name: '2年' })
    expect(await now(defined(other).student_id)).toMatchObject({ nickname: '改名 花子', team_id: '1' })
  })

  it('keeps a student in the class into which somebody has moved her', async () => {
    const stage = await start()
    const { student_id } = defined(classOne(stage)[0])
    const { ended } = await planned(stage, () =>
      stage.school.data('import-team-students-list', {
        team_id: '2',
        students: [{ student_id, number: '88' }],
        check_only: 0,
      } as never),
    )
    const left = ended.rows.filter(({ state }) => state !== 'done')
    expect(left.map(row => row.student_id)).toEqual([student_id])
    expect((await listed(stage.school)).find(one => one.student_id === student_id)).toMatchObject({ team_id: '2' })
  })
})

it('a second year is not planned while one is left', async () => {
  const stage = await start()
  const { imports, outcome } = stage
  const waits = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: later }))
  expect(await imports.start(rowsOf(stage), undefined, { teams, day: later })).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^終わっていない年次更新があります/) },
  })
  await outcome(imports.undo(waits.id))
  const again = await outcome(imports.start(rowsOf(stage), undefined, { teams: [], day: later }))
  expect(again.state).toBe('scheduled')
})

describe('one student taken back', () => {
  it('finds her class shown again, and the last one leaves the new class hidden', { timeout: 60_000 }, async () => {
    const stage = await start()
    const { school, imports, outcome } = stage
    const done = await outcome(imports.start(rowsOf(stage), undefined, { teams, day: today }))
    const old = async () => defined((await teamsOf(school)).find(({ id }) => id === '1'))
    expect((await old()).hidden).toBe(1)
    const [one, ...others] = done.rows.filter(({ from }) => from?.team_id === '1').map(({ row }) => row)
    await outcome(imports.undo(done.id, [defined(one)]))
    expect([(await old()).hidden, (await old()).student_count]).toEqual([0, 1])
    expect(await lineOf(school, newName)).toEqual([[0, 9]])
    expect(await imports.undo(done.id, [defined(one)])).toMatchObject({
      ok: false,
      error: { message: '元に戻せる生徒はいません。' },
    })
    await outcome(imports.undo(done.id, others))
    expect((await old()).student_count).toBe(10)
    expect(await lineOf(school, newName)).toEqual([[1, 0]])
  })
})
