/** What 年次更新 sends at its end to show and hide classes. */
import { expect, it } from 'vitest'
import { showClasses } from '../../../main/roster/change-classes'
import type { SentTeam } from '../../../shared/contract/roster'
import type { Client } from '../sample-school/client'
import { type Cut, clientOf } from './school-client'

interface Listed {
  hidden: 0 | 1
  student_count: number
}

/** Shows or hides one class, which the server lists in this way, or not at all. */
async function shown(team: Pick<SentTeam, 'hidden' | 'isNew' | 'state'>, listed: Listed | null, cut: Cut = null) {
  const items = listed === null ? [] : [{ id: '7', name: '3年A組', allow_join: 0, ...listed }]
  const body = async (name: string) => ({ errcode: 0, data: name === 'my-team-rows' ? { items } : null })
  const { client, calls } = clientOf({ body } as unknown as Client, () => cut)
  const wanted: SentTeam = { ref: 'new:0', team_id: '7', name: '3年A組', ...team }
  const { teams, failure } = await showClasses({ client, teams: [wanted], save: async () => undefined })
  return { calls: calls.map(({ name }) => name), states: teams.map(({ state }) => state), failure: failure?.kind }
}

it.each<[string, Parameters<typeof shown>[0], Listed | null, string[], string]>([
  [
    'a new class with students is shown',
    { hidden: 0, isNew: true, state: 'made' },
    { hidden: 1, student_count: 1 },
    ['make-obvious'],
    'done',
  ],
  [
    'a new class without students is not shown',
    { hidden: 0, isNew: true, state: 'made' },
    { hidden: 1, student_count: 0 },
    [],
    'done',
  ],
  [
    'a new class that is to be hidden is hidden again',
    { hidden: 1, isNew: true, state: 'made' },
    { hidden: 0, student_count: 0 },
    ['make-hidden'],
    'done',
  ],
  [
    'a class of today is shown also without students',
    { hidden: 0, state: 'waiting' },
    { hidden: 1, student_count: 0 },
    ['make-obvious'],
    'done',
  ],
  [
    'an empty class of today is hidden',
    { hidden: 1, state: 'waiting' },
    { hidden: 0, student_count: 0 },
    ['make-hidden'],
    'done',
  ],
  [
    'a class with students is not hidden',
    { hidden: 1, state: 'waiting' },
    { hidden: 0, student_count: 1 },
    [],
    'refused',
  ],
  [
    'a class that is hidden already stays hidden, also with students',
    { hidden: 1, state: 'waiting' },
    { hidden: 1, student_count: 1 },
    [],
    'done',
  ],
  [
    'a class that is shown already stays shown',
    { hidden: 0, state: 'waiting' },
    { hidden: 0, student_count: 1 },
    [],
    'done',
  ],
  ['a class that somebody has deleted is left alone', { hidden: 1, state: 'waiting' }, null, [], 'done'],
])('%s', async (_, team, listed, sent, state) => {
  expect(await shown(team, listed)).toEqual({ calls: ['my-team-rows', ...sent], states: [state], failure: undefined })
})

it('asks for no classes if all have an outcome', async () => {
  const listed = { hidden: 0, student_count: 0 } as const
  for (const state of ['done', 'refused'] as const)
    expect(await shown({ hidden: 1, state }, listed)).toEqual({ calls: [], states: [state], failure: undefined })
})

it.each<[Cut, string]>([
  ['before', 'network'],
  ['copy', 'network'],
])('changes no class if their list does not come from the server: %s', async (cut, failure) => {
  const answer = await shown({ hidden: 1, state: 'waiting' }, { hidden: 0, student_count: 0 }, cut)
  expect(answer).toEqual({ calls: ['my-team-rows'], states: ['waiting'], failure })
})
