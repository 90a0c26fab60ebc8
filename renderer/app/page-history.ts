/** The history of kept pages, in session storage (SPEC §9), so that 戻る still knows the way after a reload. */
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
  /** Whose they are: nobody else is led to them. */
  userId: string
  visits: Visit[]
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'key' in value && 'url' in value && typeof value.url === 'string'

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'userId' in value && 'visits' in value && Array.isArray(value.visits)

/** This teacher's visits so far, the latest last; another's, or a damaged store, read as empty. */
export function readVisits(userId: string): Visit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isStored(stored) && stored.userId === userId ? stored.visits.filter(isVisit) : []
  } catch {
    return []
  }
}

/** Notes a visit. A page that is visited again moves to the end, with its present address; another's visits go. */
export function recordVisit(userId: string, { key, place }: Pick<CachedPage, 'key' | 'place'>): void {
  const others = readVisits(userId).filter(visit => visit.key !== key)
  const visits = [...others, { key, url: place.pathname + place.search }].slice(-maxVisits)
  sessionStorage.setItem(storageKey, JSON.stringify({ userId, visits } satisfies Stored))
}

export const clearVisits = (): void => sessionStorage.removeItem(storageKey)

/** Whether the browser's own history has a page of ours before this one. */
const hasPreviousEntry = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Where 戻る leads: one step back where there is one, else the page visited before this one, else the route's parent.
 */
export function backTarget(userId: string, key: string, row: RouteRow): -1 | string {
  if (hasPreviousEntry()) return -1
  const before = readVisits(userId).filter(visit => visit.key !== key)
  return before.at(-1)?.url ?? row.parent ?? paths.home()
}
