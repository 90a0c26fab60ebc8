/** The history of visited pages, in session storage (SPEC §9), so that 戻る works after a reload. */
import { paths } from '../paths'
import type { RouteRow } from '../routes'
import type { CachedPage } from './cached-pages'

const storageKey = 'hanamaru.pages'
const maxVisits = 20

interface Visit {
  key: string
  url: string
}

interface Stored {
  /** The teacher whose history this is; it is not used for another teacher. */
  userId: string
  visits: Visit[]
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'key' in value && 'url' in value && typeof value.url === 'string'

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'userId' in value && 'visits' in value && Array.isArray(value.visits)

/** This teacher's visits, the latest last; empty for another teacher's history or a damaged one. */
export function readVisits(userId: string): Visit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isStored(stored) && stored.userId === userId ? stored.visits.filter(isVisit) : []
  } catch {
    return []
  }
}

/**
 * Records a visit. A page that was visited before moves to the end with its current address. Another teacher's history
 * is replaced.
 */
export function recordVisit(userId: string, { key, place }: Pick<CachedPage, 'key' | 'place'>): void {
  const others = readVisits(userId).filter(visit => visit.key !== key)
  const visits = [...others, { key, url: place.pathname + place.search }].slice(-maxVisits)
  sessionStorage.setItem(storageKey, JSON.stringify({ userId, visits } satisfies Stored))
}

/** Removes the history, at a logout. */
export const clearVisits = (): void => sessionStorage.removeItem(storageKey)

/** Whether the browser history has an entry of this program before the current one. */
const hasPreviousEntry = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The target of 戻る: one step back in the browser history, else the page visited before, else the route's parent. */
export function backTarget(userId: string, key: string, row: RouteRow): -1 | string {
  if (hasPreviousEntry()) return -1
  const before = readVisits(userId).filter(visit => visit.key !== key)
  return before.at(-1)?.url ?? row.parent ?? paths.home()
}
