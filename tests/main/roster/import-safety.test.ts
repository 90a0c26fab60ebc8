/** Nobody is doubled or renamed by an import, whatever has happened since the preview; numbers do not get lost. */
import { describe, expect, it } from 'vitest'
import { readStudents } from '../../../main/roster/read-students'
import type { StudentState } from '../../../shared/contract/roster'
import { defined } from '../../fixtures/defined'
import { fresh, listed, type Student, start, stateOf } from './import-stage'
import { type Cut, clientOf } from './school-client'

const namesake = /同じ名前の生徒が、この画面で確認したあとに登録されています/
const named = async (school: Parameters<typeof listed>[0], nickname: string) =>
  (await listed(school)).filter(one => one.nickname === nickname)
const of = async (school: Parameters<typeof listed>[0], { student_id }: Student) =>
  defined((await listed(school)).find(one => one.student_id === student_id))

describe('a new student', () => {
  it('who has an account by now is not made twice: by the same import, or by a colleague', async () => {
    const { school, imports, outcome } = await start()
    const rows = [fresh(2, '甲 一', ''), fresh(3, '乙 二', '77')]
    expect((await outcome(imports.start(rows))).states).toEqual(['done', 'done'])
    const again = await outcome(imports.start(rows))
    expect(again.states).toEqual([expect.stringMatching(namesake), expect.stringMatching(namesake)])
    await school.data('import-team-students-list', { team_id: '2', students: [{ nickname: '高橋 凛' }], check_only: 0 })
    const variant = await outcome(imports.start([fresh(2, '髙橋　凛', '')]))
    expect(variant.states).toEqual([expect.stringMatching(namesake)])
    expect([await named(school, '甲 一'), await named(school, '乙 二')].map(({ length }) => length)).toEqual([1, 1])
  })

  it('whom a colleague makes while an earlier class is sent is not made twice', async () => {
    let sends = 0
    const { school, imports, outcome } = await start(async name => {
      if (name === 'import-team-students-list' && ++sends === 2) {
        await school.data('import-team-students-list', {
          team_id: '2',
          students: [{ nickname: '乙 二' }],
          check_only: 0,
        })
      }
      return null
    })
    const ended = await outcome(imports.start([fresh(2, '甲 一', '60'), fresh(3, '乙 二', '61', '2')]))
    expect(ended.states).toEqual(['done', expect.stringMatching(namesake)])
    expect(await named(school, '乙 二')).toHaveLength(1)
  })

  it('may have the name of a student whom the preview showed, and of another new one', async () => {
    const { school, imports, outcome, before } = await start()
    const known = defined(before[0]).nickname
    const rows = [fresh(2, known, '60'), fresh(3, '森 葵', ''), fresh(4, '森 葵', '')]
    expect((await outcome(imports.start(rows))).states).toEqual(['done', 'done', 'done'])
    expect([await named(school, known), await named(school, '森 葵')].map(({ length }) => length)).toEqual([2, 2])
  })

  it.each<[string, Partial<StudentState>]>([
    ['another number', { number: '61' }],
    ['another class', { team_id: '2' }],
  ])('whose answer was lost, and who has %s since, is not sent again', async (_, mended) => {
    let sends = 0
    let isDown = false
    const { school, imports, outcome } = await start(name => {
      if (isDown) return 'before'
      isDown = name === 'import-team-students-list' && ++sends === 2
      return isDown ? 'after' : null
    })
    const stopped = await outcome(imports.start([fresh(2, '甲 一', '60')]))
    expect(stopped.state).toBe('stopped')
    const { student_id } = defined((await named(school, '甲 一'))[0])
    const { team_id = '1', ...fields } = mended
    const students = [{ student_id, ...fields }]
    await school.data('import-team-students-list', { team_id, students, check_only: 0 })
    isDown = false
    const ended = await outcome(imports.resume(stopped.id))
    expect(ended.states).toEqual([expect.stringMatching(namesake)])
    expect(await named(school, '甲 一')).toHaveLength(1)
  })
})

describe('a name', () => {
  const codes = ({ nickname }: Student) => [...nickname].map(sign => sign.codePointAt(0)?.toString(16)).join(' ')

  it.each([
    ['神 太郎', '\ufa19 太郎'],
    ['か\u3099く', 'がく'],
  ])('that differs in a code point only is sent, and taken back: %s', async (old, next) => {
    const { school, imports, outcome, change, before } = await start()
    const first = defined(before[0])
    await outcome(imports.start([change(0, { nickname: old })]))
    const now = await of(school, first)
    const row = {
      row: 1,
      student_id: now.student_id,
      from: stateOf(now),
      to: { ...stateOf(now), nickname: next },
    }
    const done = await outcome(imports.start([row]))
    expect([done.states, codes(await of(school, first))]).toEqual([['done'], codes({ ...first, nickname: next })])
    const undone = await outcome(imports.undo(done.id))
    expect([undone.states, codes(await of(school, first))]).toEqual([['done'], codes({ ...first, nickname: old })])
  })

  it('that was sent and did not arrive is sent again', async () => {
    let sends = 0
    const { school, imports, outcome, before } = await start(name =>
      name === 'import-team-students-list' && ++sends === 2 ? 'before' : null,
    )
    const first = defined(before[0])
    await school.data('change-student-info', { student_id: first.student_id, nickname: '神 太郎' })
    const from = stateOf(await of(school, first))
    const row = { row: 1, student_id: first.student_id, from, to: { ...from, nickname: '\ufa19 太郎' } }
    const stopped = await outcome(imports.start([row]))
    expect(stopped.states).toEqual(['sending'])
    await outcome(imports.resume(stopped.id))
    expect(codes(await of(school, first))).toBe(codes({ ...first, nickname: '\ufa19 太郎' }))
  })
})

describe('the number of a student who moves', () => {
  it('stays if the new class refuses her, and whoever needs it waits in vain', async () => {
    const { school, imports, outcome, change, before } = await start()
    const first = defined(before[0])
    const taken = defined(before.find(({ team_id }) => team_id === '2')).number
    const rows = [fresh(2, '甲 一', first.number), change(0, { team_id: '2', number: taken }, 3)]
    const ended = await outcome(imports.start(rows))
    expect(ended.states).toEqual([`番号「${first.number}」が重複しています。`, `番号「${taken}」が重複しています。`])
    expect(await of(school, first)).toEqual(first)
  })

  /** Two students exchange their classes; the first one loses her number to a new student. */
  async function exchange(cut?: (name: string) => Cut) {
    const stage = await start(cut)
    const [one, other] = [defined(stage.before[0]), defined(stage.before[14])]
    const rows = [
      fresh(2, '甲 一', one.number),
      stage.change(0, { team_id: '2', number: other.number }, 3),
      stage.change(14, { team_id: '1', number: '80' }, 4),
    ]
    return { ...stage, one, other, rows }
  }

  it('is empty after a cancel between two classes, which is said; undo gives it back', async () => {
    let cancel = (): void => undefined
    const stage = await exchange(name => {
      if (name === 'student-page-rows') cancel()
      return null
    })
    const { school, imports, outcome, one, other, rows } = stage
    // The other student's class needs a number of the first one's, so that the classes wait for each other.
    const crossed = [...rows, { ...fresh(5, '乙 二', other.number, '2') }].map(row =>
      row.row === 3 ? { ...row, to: { ...row.to, number: '81' } } : row,
    )
    let reads = 0
    cancel = () => {
      if (++reads === 2) imports.cancel()
    }
    const stopped = await outcome(imports.start(crossed))
    expect(stopped.state).toBe('stopped')
    const emptied = stopped.rows.filter(({ freed, state }) => freed === true && state !== 'done')
    expect(emptied).toHaveLength(1)
    cancel = () => undefined
    const undone = await outcome(imports.undo(stopped.id))
    expect(new Set(undone.states)).toEqual(new Set(['done']))
    expect([await of(school, one), await of(school, other)]).toEqual([one, other])
    // Nothing more of it is sent.
    const list = await imports.list()
    const first = list.ok ? list.value.imports.find(({ id }) => id === stopped.id) : undefined
    expect(first?.state).toBe('ended')
    expect(first?.rows.flatMap(({ message }) => message ?? [])).toContain('取り込みを元に戻したため、送っていません。')
  })

  it('comes back when an exchange was cut off after it was emptied, and is taken back', async () => {
    let isDown = false
    const { school, imports, outcome, change, before } = await start(name => {
      if (isDown) return 'before'
      isDown = name === 'reset-students-info'
      return isDown ? 'after' : null
    })
    const [one, other] = [defined(before[0]), defined(before[1])]
    const stopped = await outcome(
      imports.start([change(0, { number: other.number }), change(1, { number: one.number })]),
    )
    isDown = false
    const now = async () => [await of(school, one), await of(school, other)]
    expect((await now()).filter(({ number }) => number === '')).toHaveLength(1)
    const undone = await outcome(imports.undo(stopped.id))
    expect(undone.states).toEqual(['done'])
    expect(await now()).toEqual([one, other])
  })
})

describe('an import that is taken back', () => {
  it('restores the fields of a student who was in no class', async () => {
    const { school, imports, outcome, before } = await start()
    const first = defined(before[0])
    const { student_id } = first
    await school.data('reset-students-info', { team_id: '1', student_ids: student_id, reset_number: 1 })
    await school.data('student-batch-leave', { team_id: '1', student_ids: student_id })
    const from = stateOf(await of(school, first))
    const to = { nickname: '別 名前', number: '99', grade_name: '9年', class_name: 'A組', team_id: '1' }
    const done = await outcome(imports.start([{ row: 2, student_id, from, to }]))
    expect(stateOf(await of(school, first))).toEqual(to)
    const undone = await outcome(imports.undo(done.id))
    expect([undone.states, stateOf(await of(school, first))]).toEqual([['done'], from])
  })

  it.each<[string, string, Partial<StudentState>]>([
    ['a class and a name', '2', { nickname: '甲 壱', number: '61' }],
    ['a name', '1', { nickname: '甲 壱' }],
    ['a code point', '1', { nickname: '\ufa19 一' }],
  ])('leaves a new student alone to whom somebody has given another of %s', async (_, team_id, fields) => {
    const { school, imports, outcome } = await start()
    const done = await outcome(imports.start([fresh(2, '神 一', '60')]))
    const { student_id } = defined((await named(school, '神 一'))[0])
    const students = [{ student_id, ...fields }]
    await school.data('import-team-students-list', { team_id, students, check_only: 0 })
    const undone = await outcome(imports.undo(done.id))
    expect(undone.states).toEqual(['取り込みのあとに生徒の情報が変わったため、元に戻していません。'])
    expect(await named(school, fields.nickname ?? '')).toMatchObject([{ student_id, team_id }])
  })

  it('looks up first what was sent without an answer', async () => {
    let sends = 0
    let isDown = false
    const { school, imports, outcome } = await start(name => {
      if (isDown) return 'before'
      isDown = name === 'import-team-students-list' && ++sends === 2
      return isDown ? 'after' : null
    })
    const stopped = await outcome(imports.start([fresh(2, '甲 一', '60'), fresh(3, '乙 二', '60', '2')]))
    expect(stopped.states).toEqual(['sending', 'waiting'])
    isDown = false
    const undone = await outcome(imports.undo(stopped.id))
    expect(undone.states).toEqual(['done'])
    expect(await named(school, '甲 一')).toMatchObject([{ team_id: '' }])
    expect(await named(school, '乙 二')).toEqual([])
  })

  it('in many steps stays until the last, and no student is taken back twice', async () => {
    const { school, imports, outcome } = await start()
    const rows = Array.from({ length: 14 }, (_, at) => fresh(at + 2, `甲 ${at}`, String(100 + at)))
    const done = await outcome(imports.start(rows))
    for (let at = 0; at < 12; at++) await outcome(imports.undo(done.id, [at + 2]))
    const last = await outcome(imports.undo(done.id))
    expect(last.rows.map(({ row }) => row)).toEqual([14, 15])
    expect((await listed(school, '1')).filter(({ nickname }) => nickname.startsWith('甲'))).toEqual([])
    expect(await imports.undo(done.id)).toMatchObject({ ok: false, error: { message: '元に戻せる生徒はいません。' } })
  })
})

describe('a class that one request cannot hold', () => {
  it('exchanges all its numbers', async () => {
    const { school, imports, outcome } = await start()
    const rows = Array.from({ length: 600 }, (_, at) => fresh(at + 2, `甲 ${at}`, String(1000 + at)))
    await outcome(imports.start(rows))
    const read = await readStudents(clientOf(school).client, '1')
    const made = (read.ok ? read.value : []).filter(({ nickname }) => nickname.startsWith('甲 '))
    const numbers = made.map(({ number }) => number).reverse()
    const ended = await outcome(
      imports.start(
        made.map(({ student_id, ...from }, at) => ({
          row: at,
          student_id,
          from,
          to: { ...from, number: numbers[at] ?? '' },
        })),
        made.map(({ student_id }) => student_id),
      ),
    )
    expect([ended.rows.length, new Set(ended.states)]).toEqual([600, new Set(['done'])])
  })
})

describe('the students of the school', () => {
  const pages = (...answers: { ids: number[]; total: number }[]) => {
    const call = async (_name: string, { page }: { page: number }) => {
      const { ids, total } = answers[page - 1] ?? { ids: [], total: answers.at(-1)?.total ?? 0 }
      const items = ids.map(id => ({ student_id: `s-${id}`, nickname: '', number: '', team_id: '' }))
      return { ok: true, value: { items, total } }
    }
    return readStudents({ call } as never, undefined)
  }
  const many = Array.from({ length: 200 }, (_, at) => at)

  it('are not whole while some are missing, so that nobody counts as new or as having left', async () => {
    expect(await pages({ ids: many, total: 230 }, { ids: [201], total: 230 })).toMatchObject({ ok: false })
    expect(await pages({ ids: [1, 2], total: 2 })).toMatchObject({ ok: true })
  })

  it('are never those of an offline copy: nothing is sent', async () => {
    const { imports, calls, outcome } = await start(name => (name === 'student-page-rows' ? 'copy' : null))
    const stopped = await outcome(imports.start([fresh(2, '甲 一', '60')]))
    expect([stopped.state, stopped.states]).toEqual(['stopped', ['waiting']])
    expect(calls.map(({ name }) => name)).toEqual(['student-page-rows'])
  })

  it('are read to the last, also if the total says less', async () => {
    const answer = await pages({ ids: many, total: 200 }, { ids: [201], total: 200 })
    expect(answer.ok && answer.value).toHaveLength(201)
  })
})
