/** When the name in a row is doubtful: only where the import would change it. */
import { expect, it } from 'vitest'
import type { RosterEntry } from '../../../shared/domain/roster/entries'
import type { Change } from '../../../shared/domain/roster/plan-types'
import { findDoubt } from '../../../shared/domain/roster/row-doubts'

const student = {
  student_id: 's1',
  nickname: '高橋 葵',
  number: '1',
  team_id: '1',
  team_name: '2年A組',
  grade_name: '',
  class_name: '',
}
const entry: RosterEntry = {
  row: 2,
  student_id: 's1',
  team: '',
  grade_name: '',
  class_name: '',
  number: '2',
  seat: '',
  nickname: '高橋 葵',
  columns: {},
  notes: [],
  faults: [],
}

it.each<[string, Partial<RosterEntry>, string]>([
  ['a sign for a character that another system does not have', { nickname: '〓橋 葵' }, 'signs'],
  ['a blank without a width', { nickname: '高橋\u200b葵' }, 'unseen'],
  ['a text right of the last heading', { notes: ['long'] }, 'long'],
])('a name with %s is doubtful only where it changes', (_, more, doubt) => {
  const doubtOf = (...fields: Change['field'][]) =>
    findDoubt({
      entry: { ...entry, ...more },
      student,
      team: undefined,
      changes: fields.map(field => ({ field, from: 'a', to: 'b' })),
      isNumbered: true,
    })
  expect([doubtOf('number', 'nickname'), doubtOf('number'), doubtOf()]).toEqual([doubt, undefined, undefined])
})
