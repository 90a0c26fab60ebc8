/**
 * Changes one class. `team-update` replaces the name and the permission to join together, so the classes are read again
 * before: what another teacher changed in the meantime is named and not overwritten.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { EndpointRequest, WriteEndpointName } from '../../../shared/endpoints/index'
import { BridgeError, prepareWrite, sendWrite, type WriteOutcome } from '../../bridge/index'
import { commonText } from '../../ui/text'
import { changeTeams, readTeams, type Team } from './team-list'
import { text } from './text'

const words = text.changed

/**
 * Why a change was not carried out. `unseen`: the page already says why, or shows what the teacher must see first. `now`
 * is the class as another teacher has changed it.
 */
export type Fault = { message: string; now?: Team } | 'unseen'

/** Why a write did not happen; null if it did, or if the session has ended. */
export function faultOf(outcome: WriteOutcome<WriteEndpointName>): string | null {
  if (outcome.kind === 'done' || outcome.kind === 'cancelled') return null
  if (outcome.kind === 'refused') return outcome.message || commonText.operationFailed
  return outcome.kind === 'notDone' ? words.notDone : words.unknown
}

/** The message of a read that failed; null if the session has ended, which the page says itself. */
export function readFault(error: unknown): string | null {
  if (!(error instanceof BridgeError)) throw error
  const { kind } = error.failure
  return kind === 'cancelled' || kind === 'unauthorized' ? null : error.message || commonText.operationFailed
}

/** Runs a write on the classes as the server has them now. */
async function onTeamsNow(
  client: QueryClient,
  run: (teams: readonly Team[]) => Promise<string | null> | Fault,
): Promise<Fault | null> {
  try {
    const result = run(await readTeams(client))
    if (!(result instanceof Promise)) return result
    const message = await result
    return message === null ? null : { message }
  } catch (error) {
    const message = readFault(error)
    return message === null ? 'unseen' : { message }
  }
}

/** Sends a write of a class. Returns why it did not happen, or null. */
async function send<N extends WriteEndpointName>(
  client: QueryClient,
  name: N,
  request: EndpointRequest<N>,
  changed?: { id: string; change: Partial<Team> },
): Promise<string | null> {
  const outcome = await sendWrite(client, prepareWrite(client, name, request), { quiet: true })
  if (outcome.kind === 'done' && changed)
    changeTeams(client, teams => teams.map(team => (team.id === changed.id ? { ...team, ...changed.change } : team)))
  return faultOf(outcome)
}

/** @param isSeen whether the teacher has seen what the present classes say about the name. */
export const createTeam = (
  client: QueryClient,
  request: EndpointRequest<'team-create'>,
  isSeen: (teams: readonly Team[]) => boolean,
): Promise<Fault | null> =>
  onTeamsNow(client, teams => (isSeen(teams) ? send(client, 'team-create', request) : 'unseen'))

/**
 * @param seen the class as the teacher saw it.
 * @param isSeen as for `createTeam`.
 */
export const renameTeam = (
  client: QueryClient,
  seen: Team,
  name: string,
  isSeen: (teams: readonly Team[]) => boolean,
): Promise<Fault | null> =>
  onTeamsNow(client, teams => {
    const found = teams.find(({ id }) => id === seen.id)
    if (!found) return { message: words.gone(seen.name) }
    if (found.name !== seen.name && found.name !== name) {
      return { message: words.renamed(seen.name, found.name), now: found }
    }
    if (!isSeen(teams)) return 'unseen'
    const { id, allow_join } = found
    return send(client, 'team-update', { id, name, allow_join }, { id, change: { name } })
  })

export const setJoin = (client: QueryClient, seen: Team, allow_join: 0 | 1): Promise<Fault | null> =>
  onTeamsNow(client, teams => {
    const found = teams.find(({ id }) => id === seen.id)
    if (!found) return { message: words.gone(seen.name) }
    const { id, name } = found
    return send(client, 'team-update', { id, name, allow_join }, { id, change: { allow_join } })
  })

export async function setHidden(client: QueryClient, { id }: Team, hidden: 0 | 1): Promise<Fault | null> {
  const name = hidden === 1 ? 'make-hidden' : 'make-obvious'
  const message = await send(client, name, { team_id: id }, { id, change: { hidden } })
  return message === null ? null : { message }
}

/** Shows or hides several classes, one after the other. The first failure ends it. */
export async function setAllHidden(client: QueryClient, teams: readonly Team[], hidden: 0 | 1): Promise<Fault | null> {
  for (const team of teams) {
    const fault = await setHidden(client, team, hidden)
    if (fault !== null) return fault
  }
  return null
}
