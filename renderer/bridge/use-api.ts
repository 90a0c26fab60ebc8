/** React hooks over the bridge, typed by endpoint name. */
import {
  CancelledError,
  type InfiniteData,
  keepPreviousData,
  type QueryFunctionContext,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CachedEndpointName, EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { isBackgroundRefetch } from '../ui/offline/background-refetch'
import { storeAnswer } from '../ui/offline/copy-times'
import { BridgeError, isMissing } from './bridge-error'
import { askApi } from './call'
import { createCallLimit } from './call-limit'

interface QueryOptions {
  /** False delays the call, e.g. while an id is not known yet. */
  enabled?: boolean
  /** A failure is not shown. */
  background?: boolean
  /** Keeps showing the last answer while the next one loads, e.g. while paging. */
  keepPrevious?: boolean
}

/** The query key of an endpoint's answer, for invalidation. */
export const apiKey = <N extends CachedEndpointName>(name: N, request?: EndpointRequest<N>): readonly unknown[] =>
  request === undefined ? [name] : [name, request]

/**
 * If a background refetch fails, returns the cached answer, unless the server says that the data does not exist any
 * more. Any other failure is thrown.
 */
async function orCached<T>(quiet: boolean, cached: T | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof BridgeError) || error.failure.kind === 'cancelled' || isMissing(error)) throw error
    if (quiet && cached !== undefined) return cached
    throw error
  }
}

/**
 * The query of an endpoint's answer, for the hooks and for prefetching; it records whether the answer is an offline
 * copy.
 */
export function apiQuery<N extends CachedEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  { background = false }: Pick<QueryOptions, 'background'> = {},
) {
  const queryKey = apiKey(name, request)
  return {
    queryKey,
    queryFn: async ({ signal, client }: QueryFunctionContext): Promise<EndpointResponse<N>> => {
      const cached = client.getQueryData<EndpointResponse<N>>(queryKey)
      const quiet = isBackgroundRefetch(queryKey)
      return orCached(quiet, cached, async () =>
        storeAnswer(
          client,
          queryKey,
          1,
          await askApi(name, request, { background: background || quiet, signal, inPlace: true }),
          cached,
        ),
      )
    },
  }
}

/** Reads an endpoint. The call is cancelled when the component unmounts before it ends. */
export function useApi<N extends CachedEndpointName>(
  name: N,
  request: EndpointRequest<N>,
  { enabled = true, background = false, keepPrevious = false }: QueryOptions = {},
): UseQueryResult<EndpointResponse<N>, BridgeError> {
  return useQuery<EndpointResponse<N>, BridgeError>({
    ...apiQuery(name, request, { background }),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

type Paged = {
  [N in CachedEndpointName]: 'page' extends keyof EndpointRequest<N>
    ? EndpointResponse<N> extends { items: unknown[]; total: number }
      ? N
      : never
    : never
}[CachedEndpointName]

interface Page {
  items: unknown[]
  total: number
}

/** The pages without those that repeat the page before: a server may ignore the number of the page. */
export const differentPages = <P extends Pick<Page, 'items'>>(pages: readonly P[]): P[] =>
  pages.filter((page, at) => at === 0 || JSON.stringify(page.items) !== JSON.stringify(pages[at - 1]?.items))

/** The number of the next page, or undefined when all are loaded. A server may give fewer rows than were requested. */
function pageAfter(pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  const last = pages.at(-1)
  const hasNewRows =
    last !== undefined && last.items.length > 0 && differentPages(pages.slice(-2)).length === Math.min(pages.length, 2)
  return hasNewRows && loaded < last.total ? pages.length + 1 : undefined
}

/** Reads a paged endpoint page by page: `fetchNextPage` appends a page, `data.pages` holds the loaded ones. */
export function usePagedApi<N extends Paged>(
  name: N,
  request: Omit<EndpointRequest<N>, 'page' | 'limit'>,
  { limit, enabled = true }: { limit: number; enabled?: boolean },
) {
  const queryKey = [name, request, 'paged', limit]
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: page, signal, client }): Promise<EndpointResponse<N>> => {
      const pageRequest = { ...request, page, limit } as EndpointRequest<N>
      const cached = client.getQueryData<InfiniteData<EndpointResponse<N>>>(queryKey)?.pages[page - 1]
      const quiet = isBackgroundRefetch(queryKey)
      return orCached(quiet, cached, async () =>
        storeAnswer(
          client,
          queryKey,
          page,
          await askApi(name, pageRequest, { background: quiet, signal, inPlace: true }),
          cached,
        ),
      )
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pageAfter(pages as Page[]),
    enabled,
  })
}

interface PagedReading {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

/** Loads all remaining pages while `wanted`. A page that failed is not retried here; the caller's retry fetches it. */
export function useLoadAllPages(
  { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedReading,
  wanted = true,
): void {
  const more = wanted && hasNextPage && !isFetching && !isFetchNextPageError
  const loaded = data?.pages.length ?? 0
  // A page can arrive before the render that would show that it is being read: then `more` stays true.
  useEffect(() => {
    if (more && loaded > 0) void fetchNextPage()
  }, [more, loaded, fetchNextPage])
}

/** Reads of many answers, such as the papers of a class, leave room for what the teacher does meanwhile. */
const limitBulk = createCallLimit(4)

/** The query of an answer that waits for its turn among many. A query that is cancelled meanwhile makes no call. */
function bulkQuery<N extends CachedEndpointName>(name: N, request: EndpointRequest<N>, options: QueryOptions) {
  const { queryKey, queryFn } = apiQuery(name, request, options)
  return {
    queryKey,
    queryFn(context: QueryFunctionContext) {
      // React Query cancels a query only if its signal was read.
      const { signal } = context
      return limitBulk(() => (signal.aborted ? Promise.reject(new CancelledError()) : queryFn(context)))
    },
  }
}

/** What a query among several has answered: null if it failed, undefined while it is loading. */
type Answer<Data> = Data | null | undefined

/**
 * Combines queries into the list of their answers, which is the same list while it has the same entries. It returns a
 * function because TanStack Query compares plain values deeply, place by place, and copies what differs: an answer that
 * only changes its place would become another object, and everything that shows it would render again.
 */
export function createCombine<Data>() {
  const none: Answer<Data>[] = []
  let answers = () => none
  return (results: readonly { data: Data | undefined; isError: boolean }[]): (() => Answer<Data>[]) => {
    const list = results.map(({ data, isError }) => data ?? (isError ? null : undefined))
    const last = answers()
    if (list.length !== last.length || list.some((answer, at) => answer !== last[at])) answers = () => list
    return answers
  }
}

/**
 * Reads an endpoint for several requests. The result is null if a request failed and undefined while it is loading.
 * @param options.bulk there may be hundreds of requests: only a few run at the same time.
 */
export function useApiAll<N extends CachedEndpointName>(
  name: N,
  requests: readonly EndpointRequest<N>[],
  { bulk = false, ...options }: Pick<QueryOptions, 'background'> & { bulk?: boolean } = {},
): Answer<EndpointResponse<N>>[] {
  const query = bulk ? bulkQuery : apiQuery
  const [combine] = useState(createCombine<EndpointResponse<N>>)
  return useQueries({
    queries: requests.map(request => query(name, request, options)),
    // With the same function, the library would answer a hidden page's render from what it had when it was shown.
    combine: results => combine(results),
  })()
}
