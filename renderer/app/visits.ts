/** The history of kept pages, in session storage (SPEC §9), so that 戻る still knows the way after a reload. */
import { paths } from '../paths'
import type { RouteRow } from '../routes'
import type { KeptPage } from './kept'

const storageKey = 'hanamaru.pages'
const longest = 20

interface Visit {
  key: string
  url: string
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'key' in value && 'url' in value && typeof value.url === 'string'

/** The visits so far, the latest last; a damaged store reads as empty. */
export function readVisits(): Visit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit) : []
  } catch {
    return []
  }
}

/** Notes a visit. A page that is visited again moves to the end, with its present address. */
export function noteVisit({ key, place }: Pick<KeptPage, 'key' | 'place'>): void {
  const others = readVisits().filter(visit => visit.key !== key)
  const visits = [...others, { key, url: place.pathname + place.search }].slice(-longest)
  sessionStorage.setItem(storageKey, JSON.stringify(visits))
}

export const clearVisits = (): void => sessionStorage.removeItem(storageKey)

/** Whether the browser's own history has a page of ours before this one. */
const hasPast = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Where 戻る leads: one step back where there is one, else the page visited before this one, else the route's parent.
 */
export function backTarget(key: string, row: RouteRow): -1 | string {
  if (hasPast()) return -1
  const before = readVisits().filter(visit => visit.key !== key)
  return before.at(-1)?.url ?? row.parent ?? paths.home()
}
