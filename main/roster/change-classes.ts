/**
 * Makes the classes of 年次更新, hidden, and shows and hides classes when the students are there. What was sent without an
 * answer is looked up in the list of classes: no class is made twice.
 */
import { type Failure, failure, type Result, success } from '../../shared/contract/result'
import type { ImportRow, SentTeam } from '../../shared/contract/roster'
import { tidyText } from '../../shared/domain/text-rules'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { isRefusal } from './send-class'

interface ClassesInput {
  client: Pick<ApiClient, 'call'>
  teams: readonly SentTeam[]
  /** Resolves when the classes are stored. */
  save(teams: readonly SentTeam[]): Promise<void>
}

/** The classes as they are now, and why it did not go on. */
export interface ClassesResult {
  teams: readonly SentTeam[]
  failure?: Failure
}

type Team = EndpointResponse<'my-team-rows'>['items'][number]

/** Whether a class has no outcome yet. */
export const isOpenTeam = ({ state }: SentTeam): boolean => state !== 'done' && state !== 'refused'

const idOf = ({ team_id, ref }: SentTeam): string => team_id ?? ref

/** A refusal with the name of the class that it is about. */
export const ofTeam = (name: string, error: Failure): Failure =>
  isRefusal(error) ? { ...error, message: text.roster.ofTeam(name, error.message) } : error

/** The classes as they are on the server, and never from an offline copy. */
export async function readTeams(client: ClassesInput['client']): Promise<Result<readonly Team[]>> {
  const answer = await client.call('my-team-rows', {})
  if (!answer.ok) return answer
  return answer.copiedAt === undefined ? success(answer.value.items) : failure('network', text.failed)
}

/** The class of this name, if it can be the one that was made: nobody is in it. */
const madeTeam = (teams: readonly Team[], name: string): Team | undefined =>
  teams.find(team => tidyText(team.name) === tidyText(name) && team.student_count === 0)

/** Makes one class and hides it. Returns its id. */
async function makeClass(
  client: ClassesInput['client'],
  { name, state }: SentTeam,
  setState: (state: 'waiting' | 'sending') => Promise<void>,
): Promise<Result<string>> {
  const before = await readTeams(client)
  if (!before.ok) return before
  const isThere = before.value.some(team => tidyText(team.name) === tidyText(name))
  let found = state === 'sending' ? madeTeam(before.value, name) : undefined
  if (isThere && found === undefined) return failure('status', text.roster.teamExists(name))
  if (found === undefined) {
    await setState('sending')
    const made = await client.call('team-create', { name, allow_join: 0 })
    if (!made.ok) {
      // It was refused: it does not exist.
      if (isRefusal(made.error)) await setState('waiting')
      return { ok: false, error: ofTeam(name, made.error) }
    }
    const after = await readTeams(client)
    if (!after.ok) return after
    found = madeTeam(after.value, name)
  }
  if (found === undefined) return failure('status', text.roster.teamUnseen(name))
  const hidden = found.hidden === 1 ? success(null) : await client.call('make-hidden', { team_id: found.id })
  return hidden.ok ? success(found.id) : { ok: false, error: ofTeam(name, hidden.error) }
}

/**
 * Runs one step of each class that is wanted, and stores what became of it. A refusal of one class does not stop the
 * others; any other failure does. Returns the first failure.
 */
async function forEach(
  { teams: first, save }: ClassesInput,
  isWanted: (team: SentTeam) => boolean,
  run: (team: SentTeam, set: (change: Partial<SentTeam>) => Promise<void>) => Promise<Failure | undefined>,
): Promise<ClassesResult> {
  let teams = first
  let failed: Failure | undefined
  for (const team of first.filter(isWanted)) {
    const set = async (change: Partial<SentTeam>) => {
      teams = teams.map(one => (one.ref === team.ref ? { ...one, ...change } : one))
      await save(teams)
    }
    const stopped = await run(team, set)
    failed ??= stopped
    if (stopped && isRefusal(stopped)) await set({ message: stopped.message })
    if (stopped && !isRefusal(stopped)) break
  }
  return { teams, ...(failed && { failure: failed }) }
}

/** Makes the classes that do not exist yet. */
export const makeClasses = (input: ClassesInput): Promise<ClassesResult> =>
  forEach(
    input,
    team => team.isNew === true && team.team_id === undefined && isOpenTeam(team),
    async (team, set) => {
      const made = await makeClass(input.client, team, state => set({ state }))
      if (!made.ok) return made.error
      await set({ team_id: made.value, state: 'made' })
      return undefined
    },
  )

/**
 * Shows and hides the classes as they are to be. A class with students is not hidden, a new one without
 * students is not shown, and one that is refused stays open.
 */
export async function showClasses(input: ClassesInput): Promise<ClassesResult> {
  const { client, teams } = input
  if (!teams.some(isOpenTeam)) return { teams }
  const listed = await readTeams(client)
  if (!listed.ok) return { teams, failure: listed.error }
  const byId = new Map(listed.value.map(team => [team.id, team]))
  return forEach(input, isOpenTeam, async (team, set) => {
    const now = byId.get(idOf(team))
    const isInVain = team.isNew === true && team.hidden === 0 && now?.student_count === 0
    if (now === undefined || now.hidden === team.hidden || isInVain) {
      await set({ state: 'done' })
      return undefined
    }
    if (team.hidden === 1 && now.student_count > 0) {
      await set({ state: 'refused', message: text.roster.notEmpty(team.name) })
      return undefined
    }
    const answer = await client.call(team.hidden === 1 ? 'make-hidden' : 'make-obvious', { team_id: now.id })
    if (!answer.ok) return ofTeam(team.name, answer.error)
    await set({ state: 'done' })
    return undefined
  })
}

/** The classes when nothing more is done to them. What was sent without an answer is looked up: it may exist. */
export async function stopClasses(
  client: ClassesInput['client'],
  teams: readonly SentTeam[],
): Promise<Result<SentTeam[]>> {
  const listed = teams.some(({ state }) => state === 'sending') ? await readTeams(client) : success([])
  if (!listed.ok) return listed
  return success(
    teams.map((team): SentTeam => {
      if (!isOpenTeam(team)) return team
      const team_id = team.state === 'sending' ? madeTeam(listed.value, team.name)?.id : team.team_id
      return { ...team, ...(team_id !== undefined && { team_id }), state: 'refused', message: text.roster.takenBack }
    }),
  )
}

/** The rows with the ids of the classes that were made. */
export function withMadeClasses<R extends ImportRow>(rows: readonly R[], teams: readonly SentTeam[]): R[] {
  const ids = new Map(teams.flatMap(({ ref, team_id }) => (team_id === undefined ? [] : [[ref, team_id] as const])))
  return rows.map(row => {
    const team_id = ids.get(row.to.team_id)
    return team_id === undefined ? row : { ...row, to: { ...row.to, team_id } }
  })
}
