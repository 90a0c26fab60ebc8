/** The teacher's lessons that are live or still to come: what is on, what is next, and what a new lesson may clash with. */
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, useLoadAllPages, usePagedApi } from '../../bridge/index'
import type { Lesson } from './lesson-times'

const name = 'online-class-page-list'
const limit = 200

/** live_status: live, awaiting. */
const states = [1, 0] as const

export interface ComingLessons {
  /** Undefined until all are read. */
  lessons: readonly Lesson[] | undefined
  hasFailed: boolean
  isFetching: boolean
  retry(): void
}

export function useComingLessons(): ComingLessons {
  const live = usePagedApi(name, { live_status: states[0] }, { limit })
  const awaiting = usePagedApi(name, { live_status: states[1] }, { limit })
  useLoadAllPages(live)
  useLoadAllPages(awaiting)
  const both = [live, awaiting]
  const isRead = both.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage)
  return {
    lessons: isRead ? both.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []) : undefined,
    hasFailed: both.some(({ isError }) => isError),
    isFetching: both.some(({ isFetching }) => isFetching),
    retry: () => both.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

/** Reads them as they are on the server now. Throws BridgeError. */
export async function readComingLessons(client: QueryClient): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  for (const live_status of states) {
    for (let page = 1, all = 1, read = 0; read < all; page++) {
      const query = apiQuery(name, { page, limit, live_status }, { background: true })
      const { items, total } = await client.fetchQuery({ ...query, staleTime: 0 })
      lessons.push(...items)
      read += items.length
      all = items.length === 0 ? 0 : total
    }
  }
  return lessons
}
