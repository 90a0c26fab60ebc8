/** The teacher's lessons that are live or still to come: what is on, what is next, and what a new lesson may clash with. */
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, useLoadAllPages, usePagedApi } from '../../bridge/index'
import type { Lesson } from './lesson-times'

const name = 'online-class-page-list'
const limit = 200

/**
 * live_status: awaiting, live. In this order, because a lesson that goes live between the two reads is then in at least
 * one of the answers.
 */
const states = [0, 1] as const

/** A lesson that is in both answers has gone live between them: the later answer counts. */
const once = (lessons: readonly Lesson[]): Lesson[] => [
  ...new Map(lessons.map(lesson => [lesson.class_id, lesson])).values(),
]

export interface ComingLessons {
  /** Undefined until all are read. */
  lessons: readonly Lesson[] | undefined
  hasFailed: boolean
  isFetching: boolean
  retry(): void
}

export function useComingLessons(): ComingLessons {
  const awaiting = usePagedApi(name, { live_status: states[0] }, { limit })
  const live = usePagedApi(name, { live_status: states[1] }, { limit })
  useLoadAllPages(awaiting)
  useLoadAllPages(live)
  const both = [awaiting, live]
  const isRead = both.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage)
  return {
    lessons: isRead ? once(both.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? [])) : undefined,
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
  return once(lessons)
}
