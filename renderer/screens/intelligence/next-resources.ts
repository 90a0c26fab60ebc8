/** What could be given next: resources of a kind that the student has done, with what she has not done first. */
import { groupBy } from '../../../shared/domain/group-by'
import { average } from '../../../shared/domain/scores'
import { hasEnough } from '../../../shared/domain/strengths'
import type { Resource } from '../../features/homework/contents/catalogue-request'
import type { Log } from '../../features/study/log-columns'

/** How many resources are proposed (chosen). */
export const mostProposed = 12

export interface Kind {
  view_key: string
  average: number | null
  count: number
}

/** The kinds of these exercises, that with the lowest average first; those that say little are last. */
export function kindsOf(logs: readonly Log[]): Kind[] {
  return [...groupBy(logs, ({ view_key }) => view_key)]
    .map(([view_key, each]) => ({ view_key, average: average(each.map(({ score }) => score)), count: each.length }))
    .toSorted(
      (a, b) =>
        Number(hasEnough(b.count)) - Number(hasEnough(a.count)) ||
        (a.average ?? Number.MAX_VALUE) - (b.average ?? Number.MAX_VALUE),
    )
}

export interface Proposal extends Resource {
  /** The best score of the student in the period; null: done without a score; undefined: not done in the period. */
  best: number | null | undefined
}

/** The best score of each resource that was done. */
function bestScores(logs: readonly Log[]): Map<string, number | null> {
  const best = new Map<string, number | null>()
  for (const { resource_id, score = null } of logs) {
    const known = best.get(resource_id) ?? null
    best.set(resource_id, known === null || (score !== null && score > known) ? score : known)
  }
  return best
}

/** The level of most exercises; undefined if none has one. */
function usualLevel(logs: readonly Log[]): string | undefined {
  const levels = groupBy(logs, ({ resource_level }) => resource_level)
  levels.delete(undefined)
  return [...levels].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/**
 * The resources of one kind in the order in which they are proposed: not done before done, the usual level before others,
 * then the lowest best score.
 *
 * @param logs the exercises that show the strength or the weak point.
 * @param all everything that the student did in the period: a resource may be done without being one of `logs`.
 */
export function proposals(
  resources: readonly Resource[],
  { logs, all }: { logs: readonly Log[]; all: readonly Log[] },
  viewKey: string,
): Proposal[] {
  const best = bestScores(all)
  const level = usualLevel(logs)
  const rank = ({ best: score, resource_level }: Proposal) => [
    score === undefined ? 0 : 1,
    resource_level === level ? 0 : 1,
    score ?? 0,
  ]
  return resources
    .filter(({ view_key }) => view_key === viewKey)
    .map(resource => ({ ...resource, best: best.get(resource.resource_id) }))
    .toSorted((a, b) => {
      const [first, second] = [rank(a), rank(b)]
      const at = first.findIndex((value, place) => value !== second[place])
      return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
    })
}
