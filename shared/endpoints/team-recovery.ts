/**
 * The rules that find out whether a change of classes was carried out when its answer was lost. `my-team-rows` has all
 * classes of the teacher in their order.
 */
import { tidyText } from '../domain/text-rules'
import { type Evidence, recoverBy } from './recovery'

interface Team {
  id: string
  name: string
  allow_join: number
  hidden: number
}

interface Rows {
  items: readonly Team[]
}

/** @param isDone whether the classes are as the write leaves them; null if that does not show. */
const byTeams = <Sent>(isDone: (sent: Sent, evidence: Evidence<Sent, Rows>) => boolean | null) =>
  recoverBy({
    read: 'my-team-rows',
    request: () => ({}),
    wasDone: (evidence: Evidence<Sent, Rows>) => isDone(evidence.sent, evidence),
  })

/** A class with the name that the page did not know. Without the earlier classes, it may be an older class. */
export const byNewTeam = byTeams<{ name: string }>(({ name }, { after, before }) => {
  const named = after.items.filter(team => tidyText(team.name) === tidyText(name))
  if (named.length === 0) return false
  return before === undefined ? null : named.some(({ id }) => before.items.every(known => known.id !== id))
})

export const byTeamFields = byTeams<{ id: string; name: string; allow_join: number }>((sent, { after }) =>
  after.items.some(
    team => team.id === sent.id && tidyText(team.name) === tidyText(sent.name) && team.allow_join === sent.allow_join,
  ),
)

export const byTeamOrder = byTeams<{ team_ids: string }>(({ team_ids }, { after }) => {
  const ids = team_ids.split(',')
  const present = after.items.map(({ id }) => id).filter(id => ids.includes(id))
  return present.join() === ids.join()
})

/** @param hidden the state after the write. */
export const byHidden = (hidden: 0 | 1) =>
  byTeams<{ team_id: string }>(({ team_id }, { after }) =>
    after.items.some(team => team.id === team_id && team.hidden === hidden),
  )

export const byMissingTeams = byTeams<{ team_id: string }>(({ team_id }, { after }) => {
  const ids = team_id.split(',')
  return after.items.every(({ id }) => !ids.includes(id))
})
