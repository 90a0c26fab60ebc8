/** Which students lose their number before they go into another class. */
import { expect, it } from 'vitest'
import { emptyBeforeMove } from '../../../main/roster/emptied-fields'
import type { SentRow } from '../../../shared/contract/roster'
import type { Client } from '../sample-school/client'
import { clientOf } from './school-client'

interface Place {
  team_id: string
  number: string
}

/** The numbers that are emptied for a student who goes from one place to another, as the server is asked. */
async function emptiedFor(from: Place, to: Place) {
  const { client, calls } = clientOf({ body: async () => ({ errcode: 0, data: null }) } as unknown as Client)
  const student = { student_id: '9', nickname: '青木 葵', grade_name: '2年', class_name: '', ...from }
  const { student_id, ...state } = student
  const row: SentRow = { row: 2, student_id, from: state, to: { ...state, ...to }, state: 'waiting' }
  const marked: SentRow[] = []
  const { students } = await emptyBeforeMove(client, [row], [student], async rows => void marked.push(...rows))
  return { calls, freed: marked.map(({ freed }) => freed), numbers: students.map(({ number }) => number) }
}

it('who goes into another class without a number gives hers up first', async () => {
  expect(await emptiedFor({ team_id: '1', number: '5' }, { team_id: '2', number: '' })).toEqual({
    calls: [{ name: 'reset-students-info', request: { team_id: '1', student_ids: '9', reset_number: 1 } }],
    freed: [true],
    numbers: [''],
  })
})

it.each<[string, Place, Place]>([
  ['takes a number along', { team_id: '1', number: '5' }, { team_id: '2', number: '5' }],
  ['has no number', { team_id: '1', number: '' }, { team_id: '2', number: '' }],
  ['stays in her class', { team_id: '1', number: '5' }, { team_id: '1', number: '' }],
  ['comes from no class', { team_id: '', number: '5' }, { team_id: '2', number: '' }],
])('nothing is emptied before the step of a student who %s', async (_, from, to) => {
  expect(await emptiedFor(from, to)).toEqual({ calls: [], freed: [], numbers: [from.number] })
})
