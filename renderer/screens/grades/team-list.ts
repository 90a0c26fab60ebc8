/** The list of classes in the page's cache, and its pure rules: order and names. */
import type { QueryClient } from '@tanstack/react-query'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { tidyText } from '../../../shared/domain/text-rules'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, apiQuery } from '../../bridge/index'

type TeamRows = EndpointResponse<'my-team-rows'>
export type Team = TeamRows['items'][number]

export const idOf = ({ id }: Team): string => id
export const nameOf = ({ name }: Team): string => name

/** Reads the classes as they are on the server now. The list on the page shows them, too. Throws BridgeError. */
export const readTeams = async (client: QueryClient): Promise<readonly Team[]> =>
  (await client.fetchQuery({ ...apiQuery('my-team-rows', {}, { background: true }), staleTime: 0 })).items

/** Changes the classes that the page shows, after the server has carried out the same change. */
export const changeTeams = (client: QueryClient, change: (teams: readonly Team[]) => readonly Team[]): void => {
  client.setQueryData<TeamRows>(
    apiKey('my-team-rows', {}),
    old => old && { ...old, items: [...change(old.items)], total: old.total },
  )
}

/** The ids with one of them moved to index `to`; the same array if that changes nothing. */
export function moveTo(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id)
  const place = Math.max(0, Math.min(to, ids.length - 1))
  return from < 0 || from === place ? ids : ids.filter(each => each !== id).toSpliced(place, 0, id)
}

/** The classes in the order of `ids`, in the places that they have; classes that `ids` does not name do not move. */
export function arrange(teams: readonly Team[], ids: readonly string[]): readonly Team[] {
  const byId = new Map(teams.map(team => [team.id, team]))
  const named = new Set(ids)
  const inOrder = ids.flatMap(id => byId.get(id) ?? []).values()
  return teams.map(team => (named.has(team.id) ? (inOrder.next().value ?? team) : team))
}

/** Another class with this name, or with a name that is read alike, such as 2年Ａ組 and 2年 A組. */
export function findSimilar(
  teams: readonly Team[],
  name: string,
  ownId?: string,
): { team: Team; isSame: boolean } | undefined {
  const others = teams.filter(({ id }) => id !== ownId)
  const same = others.find(team => tidyText(team.name) === tidyText(name))
  if (same) return { team: same, isSame: true }
  const searched = normalizeForSearch(name)
  const similar = others.find(team => normalizeForSearch(team.name) === searched)
  return searched === '' || !similar ? undefined : { team: similar, isSame: false }
}
